import { waysOn } from '../../../src/api/ways-on/ways-on.ts';
import type { SearchReader } from '../../../src/ports/search-index.ts';

/** What came of searches: how many found nothing, and which of these lead nowhere. */
export interface DeadEnds {
  readonly empty: number;
  readonly deadEnds: readonly string[];
}

/** Searches that find nothing and lead on to nothing. */
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
    if ((await waysOn(reader, { search }, page)).length === 0) deadEnds.push(search);
  }
  return { empty, deadEnds };
}
