/**
 * Benchmarks the time from the commit of a menu until a search finds it, at ten menus a second, with the in-process index or the Meilisearch
 * at MEILI_URL (with MEILI_MASTER_KEY if it has one). The reference is the time that publishing itself takes. Run: npm run build && node
 * build-test/lab/bench/searchable.js [SECONDS]
 */
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TaggedMenu } from '@menu-data-service/menu-model/tagged-menu';
import { createRandom } from '@menu-data-service/seeded-random';
import { Registry } from 'prom-client';
import { loadConfig } from '../../app/config.ts';
import { openStores } from '../../app/wiring/stores.ts';
import { createIndexer } from '../../indexer/create-indexer.ts';
import { createLogger } from '../../src/lib/logger.ts';
import type { SearchIndex } from '../../src/ports/search-index.ts';
import { createInProcessIndex } from '../../src/search/in-process/create-in-process-index.ts';
import { createMeilisearchIndex } from '../../src/search/meilisearch/create-meilisearch-index.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { withTeardown } from '../../test/support/with-teardown.ts';
import { inventedMenu, inventedRestaurant } from './invented-menus.ts';
import { quantile } from './statistics.ts';

const seconds = Number(process.argv[2] ?? 30);
const BEFORE = 200;
const PER_SECOND = 10;
const LOOK_MS = 3;

const { MEILI_URL: url, MEILI_MASTER_KEY: masterKey = 'none' } = process.env;
const logger = createLogger('bench', 'error');

function openIndex(): SearchIndex {
  if (url === undefined) return createInProcessIndex({ logger });
  const keys = { searchKey: masterKey, indexerKey: masterKey };
  return createMeilisearchIndex({ url, ...keys, logger, prefix: 'bench_searchable' });
}

function told(what: string, values: readonly number[]): string {
  const at = (q: number) => quantile(values, q).toFixed(0);
  return `${what.padEnd(22)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  p99 ${at(0.99)} ms  most ${at(0.9999)} ms`;
}

await withTeardown(async (t) => {
  const stores = await openStores(loadConfig({ DATA_DIR: await temporaryFolder(t, 'bench') }), logger, 'command');
  t.teardown(() => stores.close());
  const index = openIndex();
  t.teardown(() => index.close());
  const { changes, engineLocks, menus, restaurants } = stores;
  const activeMenuIds = () => menus.activeMenuIds();
  const indexer = createIndexer({
    ...{ changes, locks: engineLocks, index, engine: 'bench', activeMenuIds, logger, registry: new Registry() },
  });
  t.teardown(() => indexer.stop());
  const random = createRandom(20_261_121).next;
  const made: TaggedMenu[] = [];
  for (let n = 0; n < BEFORE + seconds * PER_SECOND; n += 1) {
    const { restaurant } = await restaurants.save(inventedRestaurant(n, random));
    made.push(inventedMenu(restaurant.id, n, random));
  }
  for (const menu of made.slice(0, BEFORE)) await menus.publish(menu);
  indexer.start();
  while ((await index.health()).epoch === null) await sleep(50);

  const publishing: number[] = [];
  const searchable: number[] = [];
  let failed = 0;
  async function one(menu: TaggedMenu): Promise<void> {
    const began = performance.now();
    const { menuId } = await menus.publish(menu);
    const committed = performance.now();
    publishing.push(committed - began);
    const search = menu.sections[0]?.items[0]?.name ?? '';
    const query = { search, filter: { menuId }, limit: 1, offset: 0, withoutMenus: [] };
    for (;;) {
      const { total } = await index.searchItems(query).catch(() => {
        failed += 1;
        return { total: 0 };
      });
      if (total > 0) break;
      await sleep(LOOK_MS);
    }
    searchable.push(performance.now() - committed);
  }
  const running: Promise<void>[] = [];
  const began = performance.now();
  for (const [n, menu] of made.slice(BEFORE).entries()) {
    await sleep(Math.max(0, began + (n * 1000) / PER_SECOND - performance.now()));
    running.push(one(menu));
  }
  await Promise.all(running);
  console.log(
    `${url === undefined ? 'in-process index' : 'Meilisearch'}, ${BEFORE} menus before, ${running.length} at ${PER_SECOND} a second; ${cpus().length} x ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`,
  );
  console.log(told('publishing', publishing));
  console.log(`${told('commit to searchable', searchable)}  failed searches ${failed}`);
});
