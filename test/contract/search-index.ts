import type { TestFn } from 'ava';
import type { SearchIndex } from '../../src/ports/search-index.ts';
import { inBatches } from '../support/menu-documents.ts';
import { afterAll } from '../support/teardown.ts';
import { conditionsContract } from './search-index/conditions.ts';
import { facetsContract } from './search-index/facets.ts';
import { familiesContract } from './search-index/families.ts';
import { findingContract } from './search-index/finding.ts';
import { menuSearchContract } from './search-index/menu-search.ts';
import { MENUS } from './search-index/menus.ts';
import { nearContract } from './search-index/near.ts';
import { partiesContract } from './search-index/parties.ts';
import type { ContractPart, MakeIndex } from './search-index/parts.ts';
import { suggestionsContract } from './search-index/suggestions.ts';
import { upkeepContract } from './search-index/upkeep.ts';

/**
 * Contract of every search index adapter.
 * @param test ava's
 * @param name prefix of titles
 * @param empty makes an empty index
 */
export function searchIndexContract(test: TestFn, name: string, empty: MakeIndex): void {
  upkeepContract(searchReaderContract(test, name, empty));
}

/** Contract of every reader, however its index is maintained. */
export function searchReaderContract(test: TestFn, name: string, empty: MakeIndex): ContractPart {
  const filled: MakeIndex = async (t) => {
    const index = await empty(t);
    await index.rebuild(inBatches(MENUS, 2), 'epoch-1');
    return index;
  };
  const teardowns = afterAll(test);
  let sharedIndex: Promise<SearchIndex> | undefined;
  const shared = () => (sharedIndex ??= filled(teardowns));
  const part = { test, name, empty, filled, shared };
  findingContract(part);
  conditionsContract(part);
  menuSearchContract(part);
  facetsContract(part);
  familiesContract(part);
  nearContract(part);
  partiesContract(part);
  suggestionsContract(part);
  return part;
}
