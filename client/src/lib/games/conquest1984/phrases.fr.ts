/** Les mots dont ne sont faites que les phrases de cette édition. */
import { placed } from '../conquest/phrases.fr.ts';
import type { Unit } from '../../protocol/conquest1984.ts';
import { name } from './board.ts';

export const { at, of, galley, within } = placed(name);

export const the: Record<Unit, string> = {
  infantry: "l'infanterie",
  cavalry: 'la cavalerie',
  catapult: 'les catapultes',
  galley: 'les galères',
};
export const aUnit: Record<Unit, string> = {
  infantry: 'une infanterie',
  cavalry: 'une cavalerie',
  catapult: 'une catapulte',
  galley: 'une galère',
};

export function coast(id: string): string {
  const [, at = id, part] = /^([a-z_]+)-(west|east)$/.exec(id) ?? [];
  if (!part) return `la côte ${of(at)}`;
  return `la côte ${part === 'west' ? 'ouest' : 'est'} ${of(at)}`;
}
