/** Saves a text as a file, as if it were downloaded. */
export function save(name: string, text: string, type = 'application/json') {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
