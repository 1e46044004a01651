/** What a clause is called where its game is known: `32` for `HAN-32`. */
export function numberOf(clause: string): string {
  return String(Number(clause.slice(clause.indexOf('-') + 1)));
}
