/**
 * Reference for searches: the same documents and the same plan in one thread, without HTTP, tokens and messages between threads. Reads the
 * menus of the stores in the environment, then answers every list of searches with the number of hits of each.
 */
import { pino } from 'pino';
import { loadConfig } from '../../../app/config.ts';
import { openStores } from '../../../app/wiring/stores.ts';
import { createSearches } from '../../../src/search/create-searches.ts';
import { createMenuIndexes } from '../../../src/search/in-process/menu-indexes.ts';

const indexes = createMenuIndexes();
const stores = await openStores(loadConfig(), pino({ level: 'silent' }), 'command');
for await (const menus of stores.changes.allDocuments(100)) indexes.load(menus);
indexes.finish('bench');
await stores.close();
const { searchItems: search } = createSearches(indexes, indexes.names);

async function answer(searches: readonly string[]): Promise<void> {
  const totals: number[] = [];
  for (const text of searches) {
    totals.push((await search({ search: text, limit: 20, offset: 0, filter: {}, withoutMenus: [] })).total);
  }
  process.send?.(totals);
}
process.on('message', (message) => {
  if (Array.isArray(message)) void answer(message as string[]);
});
process.channel?.ref();
console.log(`ready: ${indexes.counts().items} items`);
