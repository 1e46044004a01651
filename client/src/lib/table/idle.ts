/** Something was tried that nothing is said of. */
export interface Idle {
  code: 'idle';
  /** What it is called. */
  name: string;
}
