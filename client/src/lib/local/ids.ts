/** Ids that nobody can guess, made of luck. */
export const ID_BYTES = 13;

export const idOf = (luck: Uint8Array): string =>
  [...luck].map(it => it.toString(16).padStart(2, '0')).join('');
