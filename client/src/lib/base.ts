/** Where the page lies on its host: at the top, or in a folder of any depth. */

/** The folder of the page's files, from the top of the host, with a slash at both ends. */
export const base = (): string =>
  // What is built lies one folder deeper than the page.
  import.meta.env.DEV ? '/' : new URL('../', import.meta.url).pathname;

/** An address of ours, written as if the page lay at the top, as it is on this host. */
export const at = (address: string): string => base() + address.slice(1);

/** An address on this host as if the page lay at the top. */
export const fromTop = (address: string): string =>
  address.startsWith(base()) ? address.slice(base().length - 1) : address;
