/** Looks for words in the rules, whatever their case and their accents. */
import type { Block, RulesPage } from '../wire.ts';
import { plain } from './marked.ts';

/** A part of a text, and whether it was looked for. */
export interface Piece {
  text: string;
  found: boolean;
}

/** The same letters without case and accents, each in its place. */
export function folded(text: string): string {
  return Array.from({ length: text.length }, (_, i) => {
    const letter = text.charAt(i);
    const bare = letter.normalize('NFD').charAt(0).toLowerCase();
    return bare === '’' ? "'" : /\s/.test(bare) ? ' ' : bare;
  }).join('');
}

/** What is looked for; nothing where it is too short to find anything. */
export function queryOf(typed: string): string {
  const query = folded(typed).trim();
  return query.length < 2 ? '' : query;
}

/** Cuts a text where the query stands in it. */
export function cut(text: string, query: string): Piece[] {
  if (query === '') return [{ text, found: false }];
  const pieces: Piece[] = [];
  const within = folded(text);
  let at = 0;
  for (let hit = within.indexOf(query); hit >= 0; hit = within.indexOf(query, at)) {
    if (hit > at) pieces.push({ text: text.slice(at, hit), found: false });
    at = hit + query.length;
    pieces.push({ text: text.slice(hit, at), found: true });
  }
  if (at < text.length) pieces.push({ text: text.slice(at), found: false });
  return pieces;
}

const says = (text: string, query: string) => folded(plain(text)).includes(query);

/** What of a block says it; nothing if none of it does. Of a list only those items are left. */
export function foundIn(block: Block, query: string): Block | null {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return says(block.text, query) ? block : null;
    case 'clause':
      return says(block.text, query) || folded(block.id) === query ? block : null;
    case 'figure':
      return says(block.caption, query) ? block : null;
    case 'table':
      return [block.head, ...block.rows].some(row => row.some(cell => says(cell, query)))
        ? block
        : null;
    case 'list': {
      const items = block.items.filter(item => says(item, query));
      return items.length > 0 ? { ...block, items } : null;
    }
  }
}

/** The page with nothing left in it but what says it, and how many passages those are. */
export function searched(page: RulesPage, query: string): { page: RulesPage; count: number } {
  if (query === '') return { page, count: 0 };
  const chapters = page.chapters
    .map(chapter => ({
      ...chapter,
      blocks: chapter.blocks.flatMap(block => foundIn(block, query) ?? []),
    }))
    .filter(chapter => chapter.blocks.length > 0);
  const blocks = chapters.flatMap(chapter => chapter.blocks);
  const count = blocks.reduce((n, it) => n + (it.kind === 'list' ? it.items.length : 1), 0);
  return { page: { ...page, chapters }, count };
}
