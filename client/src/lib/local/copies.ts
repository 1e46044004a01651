/** Copies of tables to try things out on. They are kept nowhere, and known by their ids. */

const MARK = 'try-';

export const isCopy = (table: string): boolean => table.startsWith(MARK);

/** The id of a copy. */
export const copyId = (id: string): string => MARK + id;
