/** The player aid: what players keep open, on one page. */
import type { Block, RulesPage } from '../wire.ts';

export interface AidPart {
  title: string;
  blocks: Block[];
}

/** Whole chapters that are marked, and marked parts of others under the name of their chapter. */
export function aidOf(page: RulesPage): AidPart[] {
  return page.chapters
    .map(({ title, aid, blocks }) => ({
      title,
      blocks: aid ? blocks : blocks.filter(it => it.aid),
    }))
    .filter(part => part.blocks.length > 0);
}
