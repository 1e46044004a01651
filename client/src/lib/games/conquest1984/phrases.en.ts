/** Words that only the sentences of this edition are made of, in English. */
import { placed } from '../conquest/phrases.en.ts';
import { name } from './board.ts';

export const { galley, within } = placed(name);

export function coast(id: string): string {
  const [, at = id, part] = /^([a-z_]+)-(west|east)$/.exec(id) ?? [];
  return part ? `the ${part} coast of ${name(at)}` : `the coast of ${name(at)}`;
}
