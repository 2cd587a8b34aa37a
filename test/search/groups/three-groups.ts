import type { ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { beginRegions, openEngines, openReader } from '../../../app/wiring/search.ts';
import { createIndexer } from '../../../indexer/create-indexer.ts';
import { createEngineLocks } from '../../../src/db/engine-locks.ts';
import { createMenuChanges } from '../../../src/db/menu-changes.ts';
import { createMenuStore } from '../../../src/db/menu-store.ts';
import { createRegionMap } from '../../../src/db/region-map.ts';
import { createRegionStore } from '../../../src/db/region-store.ts';
import { testDatabase } from '../../support/database.ts';
import { storedRestaurant, taggedItem, taggedMenu } from '../../support/tagged-menu.ts';
import { startTestEngine, type TestEngine } from '../../support/test-engine/start-test-engine.ts';
import { until } from '../../support/until.ts';

const logger = pino({ level: 'silent' });
export const GROUPS = ['north', 'south', 'east'] as const;
type Group = (typeof GROUPS)[number];

/**
 * Three groups of one test engine each over one database, with their indexers and what searches all of them, as a process wires
 * them. At first everything is in the north but the postcode areas WS (south) and DE (east).
 */
export async function threeGroups(t: ExecutionContext) {
  const { db, url } = await testDatabase(t);
  const [changes, menus, regions] = [createMenuChanges(db), createMenuStore(db), createRegionStore(db)];
  const [north, south, east] = await Promise.all([startTestEngine(t), startTestEngine(t), startTestEngine(t)]);
  const engines: Readonly<Record<Group, TestEngine>> = { north, south, east };
  const configured = GROUPS.map((group) => ({ name: group, url: engines[group].url, group }));
  const meili = { engines: configured, searchKey: 'search', indexerKey: 'indexer' };
  const registry = new Registry();
  const opened = openEngines({ config: { meili }, meilisearchMs: 60_000, logger, registry });
  const map = createRegionMap(db, logger);
  const reader = openReader(opened, { progress: changes, regionMap: () => map, logger, registry });
  await beginRegions(opened, regions);
  await regions.assign('ws', 'south');
  await regions.assign('de', 'east');
  const indexers = opened.engines.map(({ index, engine, group }) =>
    createIndexer({
      ...{ changes, locks: createEngineLocks(db), index, engine, group, logger, registry: new Registry() },
      ...{ pollIntervalMs: 50, activeMenuIds: () => menus.activeMenuIds() },
    }),
  );
  t.teardown(async () => {
    await Promise.all(indexers.map((indexer) => indexer.stop()));
    await reader.stop();
    await opened.close();
  });
  for (const indexer of indexers) indexer.start();
  await reader.start();

  const restaurant = (name: string, postcode: string, city: string) => storedRestaurant(db, { name, postcode, city });
  const publish = async (restaurantId: string, name: string, dishes: readonly string[]) => {
    const items = dishes.map((dish) => taggedItem({ name: dish, description: null }));
    const sourceUrl = `https://menus.example/${restaurantId}/${encodeURIComponent(name)}`;
    const sections = [{ name: 'Dishes', items }];
    return (await menus.publish(taggedMenu({ restaurantId, name, sourceUrl, sections }))).menuId;
  };
  const find = async (search: string, limit = 100) => {
    const missing: string[] = [];
    const query = { search, filter: {}, limit, offset: 0, withoutMenus: [] };
    const page = await reader.searchItems(query, undefined, (groups) => missing.push(...groups));
    return {
      names: page.hits.map(({ item }) => item.name),
      ids: page.hits.map(({ id }) => id),
      total: page.total,
      missing,
    };
  };
  /** Waits until every group has what it is to have, and the reader knows. */
  const settled = () =>
    until(async () => {
      const all = await Promise.all(indexers.map((indexer) => indexer.status()));
      const areDone = all.every(({ state, pending }) => state === 'working' && pending === 0);
      return areDone && (await find('settled')).missing.length === 0;
    });
  /** Names of the groups that were asked for words while `search` ran. */
  const askedBy = async (search: () => Promise<unknown>) => {
    const before = GROUPS.map((group) => engines[group].texts().length);
    await search();
    return GROUPS.filter((group, i) => engines[group].texts().length > (before[i] ?? 0));
  };
  const indexOf = (engine: string) => {
    const found = opened.engines.find((one) => one.engine === engine);
    if (!found) throw new Error(`there is no engine ${engine}`);
    return found.index;
  };
  /** Resolves when the reader has the map that the database has now. */
  const readersKnow = async () => {
    const known = createRegionMap(db, logger);
    await known.start();
    await until(
      async () =>
        GROUPS.every((group) => String(map.hiddenIn(group)) === String(known.hiddenIn(group))) &&
        String(map.groups()) === String(known.groups()),
    );
    await known.stop();
  };
  return {
    ...{ db, url, changes, menus, regions, engines, indexers, reader, registry, map },
    ...{ restaurant, publish, settled, find, askedBy, indexOf, readersKnow },
  };
}
