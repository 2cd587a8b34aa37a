import { findRelaxations } from '../../../src/api/items/relaxations/find-relaxations.ts';
import type { SearchReader } from '../../../src/ports/search-index.ts';

/** Results of searches: the number without hits, and those that lead nowhere. */
export interface DeadEnds {
  readonly empty: number;
  readonly deadEnds: readonly string[];
}

/** Finds searches without hits and without relaxations. */
export async function deadEndsOf(
  index: Pick<SearchReader, 'searchItems' | 'itemFacets' | 'suggest'>,
  searches: readonly string[],
): Promise<DeadEnds> {
  const reader = { search: { ...index, generation: () => null }, activeMenus: { leftovers: () => [] } };
  const deadEnds: string[] = [];
  let empty = 0;
  for (const search of searches) {
    const page = await index.searchItems({ search, filter: {}, limit: 1, offset: 0, withoutMenus: [] });
    if (page.total > 0) continue;
    empty += 1;
    if ((await findRelaxations(reader, { search }, page)).length === 0) deadEnds.push(search);
  }
  return { empty, deadEnds };
}
