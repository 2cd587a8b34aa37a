import { Registry } from 'prom-client';
import type { MenuDocuments } from '../../src/ports/search/documents.ts';
import type { SearchIndex } from '../../src/ports/search-index.ts';
import { createGroupedReader } from '../../src/search/meilisearch/groups/create-grouped-reader.ts';
import { meilisearchIndex } from './meilisearch-index.ts';
import { inBatches } from './menu-documents.ts';
import type { Teardown } from './teardown.ts';
import { startTestEngine } from './test-engine/start-test-engine.ts';

/** A map in which no region moves. */
export const NO_MOVES = { groups: () => [], hiddenIn: () => [], version: () => 0 } as const;

/** Three groups of one test engine each, among which menus are divided by their ids, searched together. */
export async function groupedIndex(t: Teardown): Promise<SearchIndex> {
  const engines = await Promise.all([startTestEngine(t), startTestEngine(t), startTestEngine(t)]);
  const indexes = engines.map(({ url }) => meilisearchIndex(t, { url }));
  const [first] = indexes;
  if (!first) throw new Error('there is no engine');
  const groups = indexes.map(({ ask, health }, n) => ({ name: `group ${n}`, ask, health }));
  const isAt = (n: number) => (menuId: number) => menuId % indexes.length === n;
  return {
    ...first,
    ...createGroupedReader(groups, { regions: NO_MOVES, registry: new Registry() }),
    async apply(changes) {
      const idOf = (change: (typeof changes)[number]) => ('upsert' in change ? change.upsert.menuId : change.remove);
      await Promise.all(indexes.map((index, n) => index.apply(changes.filter((change) => isAt(n)(idOf(change))))));
    },
    async rebuild(batches, epoch) {
      const menus: MenuDocuments[] = [];
      for await (const batch of batches) menus.push(...batch);
      const here = (n: number) => menus.filter(({ menuId }) => isAt(n)(menuId));
      await Promise.all(indexes.map((index, n) => index.rebuild(inBatches(here(n)), epoch)));
    },
  };
}
