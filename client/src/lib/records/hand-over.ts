/** A file on its way from the lobby to the page that looks at records. */
let waiting: File | null = null;

export function handOver(file: File) {
  waiting = file;
}

/** Takes it, once. */
export function takeOver(): File | null {
  const file = waiting;
  waiting = null;
  return file;
}
