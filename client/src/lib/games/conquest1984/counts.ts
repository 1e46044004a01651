/** Pieces of a view as the shared panels count them. */
export { countsOf, total } from '../../conquest/counts.ts';
