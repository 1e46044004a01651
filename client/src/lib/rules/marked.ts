import { numberOf } from '../clause.ts';

/**
 * The texts of rules: `**` marks what stands out, `*` what is said aside, backticks what is typed, `HAN-32` another
 * clause, `[words](example:name)` an example on the board.
 */
export interface Run {
  text: string;
  style: 'plain' | 'strong' | 'aside' | 'code';
  /** The clause it leads to. */
  clause?: string;
  /** The example it opens. */
  example?: string;
}

const EXAMPLE = /(\[[^\]]+\]\(example:[^)\s]+\))/;
const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;
const CLAUSE = /\b([A-Z][A-Z0-9]{2}-\d\d)\b/;

/** Cuts a text at its marks; a mark without its pair stays as it is. */
export function runs(text: string): Run[] {
  // A button needs no full stop after it.
  return pieces(text.replaceAll(/(\(example:[^)\s]+\))\./g, '$1'), EXAMPLE).flatMap(part => {
    const link = /^\[([^\]]+)\]\(example:([^)#\s]+)[^)]*\)$/.exec(part);
    if (link) return { text: link[1] ?? '', style: 'plain', example: link[2] ?? '' };
    return pieces(part, MARKS).flatMap(styled);
  });
}

/** What a text says when it is read aloud, and what is searched in it. */
export function plain(text: string): string {
  return runs(text)
    .map(run => run.text)
    .join('');
}

function styled(part: string): Run[] {
  if (part.length > 2 && part.startsWith('`')) return [{ text: part.slice(1, -1), style: 'code' }];
  if (part.length > 4 && part.startsWith('**')) return linked(part.slice(2, -2), 'strong');
  if (part.length > 2 && part.startsWith('*')) return linked(part.slice(1, -1), 'aside');
  return linked(part, 'plain');
}

function linked(text: string, style: Run['style']): Run[] {
  return pieces(text, CLAUSE).map(part =>
    CLAUSE.test(part) ? { text: numberOf(part), style, clause: part } : { text: part, style },
  );
}

function pieces(text: string, at: RegExp): string[] {
  return text.split(at).filter(part => part !== '');
}
