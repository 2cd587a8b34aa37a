import type { ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createIndexer } from '../../indexer/create-indexer.ts';
import type { Indexer, IndexerOptions } from '../../indexer/indexer.ts';
import { createEngineLocks } from '../../src/db/engine-locks.ts';
import { createMenuChanges } from '../../src/db/menu-changes.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import type { Database } from '../../src/db/open-database.ts';
import type { EngineLocks } from '../../src/ports/engine-locks.ts';
import type { MenuChanges } from '../../src/ports/menu-changes.ts';
import type { MenuStore } from '../../src/ports/menu-store.ts';
import type { SearchIndex } from '../../src/ports/search-index.ts';
import { testDatabase } from './database.ts';
import { meilisearchIndex } from './meilisearch-index.ts';
import { storedRestaurant, taggedItem, taggedMenu } from './tagged-menu.ts';
import type { Teardown } from './teardown.ts';
import { startTestEngine, type TestEngine } from './test-engine/start-test-engine.ts';

export const ENGINE = 'search';

export interface IndexedDatabase {
  readonly db: Database;
  readonly menus: MenuStore;
  readonly changes: MenuChanges;
  readonly locks: EngineLocks;
  readonly engine: TestEngine;
  readonly index: SearchIndex;
  readonly restaurantId: string;
  readonly activeMenuIds: () => Promise<readonly number[]>;
  readonly warnings: string[];
  readonly registry: Registry;
  /** Starts an indexer, which is stopped after the test. */
  startIndexer(more?: Partial<IndexerOptions>): Indexer;
  /** Publishes a menu that has one section with items of these names; resolves to its id. */
  publish(name: string, itemNames: readonly string[]): Promise<number>;
  /** Names of the found items, sorted. */
  find(search: string): Promise<readonly string[]>;
}

export async function indexedDatabase(t: ExecutionContext): Promise<IndexedDatabase & { readonly url: string }> {
  const { db, url } = await testDatabase(t);
  return { ...(await indexed(t, db)), url };
}

export async function indexed(t: Teardown, db: Database): Promise<IndexedDatabase> {
  const engine = await startTestEngine(t);
  const index = meilisearchIndex(t, { url: engine.url });
  const warnings: string[] = [];
  const registry = new Registry();
  const logger = pino({ level: 'warn' }, { write: (line) => warnings.push(String(JSON.parse(line).msg)) });
  const changes = createMenuChanges(db);
  const locks = createEngineLocks(db);
  const menus = createMenuStore(db);
  const restaurantId = await storedRestaurant(db);
  const activeMenuIds = (): Promise<readonly number[]> => menus.activeMenuIds();
  const parts = { changes, locks, index, engine: ENGINE, activeMenuIds, logger };
  return {
    db,
    menus,
    changes,
    locks,
    engine,
    index,
    restaurantId,
    activeMenuIds,
    warnings,
    registry,
    startIndexer(more) {
      const settings = { registry, pollIntervalMs: 100, driftIntervalMs: 5, ...more };
      const indexer = createIndexer({ ...parts, ...settings });
      t.teardown(() => indexer.stop());
      indexer.start();
      return indexer;
    },
    async publish(name, itemNames) {
      const items = itemNames.map((item) => taggedItem({ name: item, description: null }));
      const sourceUrl = `https://menus.example/${encodeURIComponent(name)}`;
      const { menuId } = await menus.publish(
        taggedMenu({ restaurantId, name, sourceUrl, sections: [{ name: 'Dishes', items }] }),
      );
      return menuId;
    },
    async find(search) {
      const { hits } = await index.searchItems({ search, filter: {}, limit: 100, offset: 0, withoutMenus: [] });
      return hits.map((hit) => hit.item.name).sort();
    },
  };
}
