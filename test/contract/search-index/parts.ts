import type { TestFn } from 'ava';
import type { ItemFilter, ItemQuery } from '../../../src/ports/search/queries.ts';
import type { SearchIndex } from '../../../src/ports/search-index.ts';
import type { Teardown } from '../../support/teardown.ts';

export type MakeIndex = (t: Teardown) => Promise<SearchIndex>;

export interface ContractPart {
  readonly test: TestFn;
  readonly name: string;
  readonly empty: MakeIndex;
  /** With the menus of menus.ts, at epoch-1. */
  readonly filled: MakeIndex;
  /** One of these for all read-only tests. */
  readonly shared: () => Promise<SearchIndex>;
}

export function items(search: string | null, filter: ItemFilter = {}, more: Partial<ItemQuery> = {}): ItemQuery {
  return { search, filter, limit: 20, offset: 0, withoutMenus: [], ...more };
}

export async function names(index: SearchIndex, query: ItemQuery): Promise<readonly string[]> {
  return (await index.searchItems(query)).hits.map((hit) => hit.item.name);
}
