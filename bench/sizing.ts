/**
 * What Postgres pays for a dish, a publication and a counted request, for docs/sizing.md: bytes by table, milliseconds, and bytes of its log, which
 * replicas take too. Every third menu is published again with another price, as menus change.
 *
 *   node build-test/bench/sizing.js [MENUS]        500 by default, of 80 dishes each
 */
import { cpus } from 'node:os';
import { createRandom } from '@menu-data-service/seeded-random';
import { createMenuStore } from '../src/db/menu-store.ts';
import type { Database } from '../src/db/open-database.ts';
import { createRequestLevels } from '../src/db/request-levels.ts';
import { createRestaurantStore } from '../src/db/restaurant-store.ts';
import { rows } from '../src/db/rows.ts';
import type { TaggedMenu } from '../src/domain/published-menu.ts';
import { withOwnServer } from '../test/support/own-server.ts';
import { inventedMenu, inventedRestaurant } from './invented-menus.ts';

const menuCount = Number(process.argv[2] ?? 500);
const REPLACED = 3;
const COUNTED = 4000;
const AT_ONCE = 8;

const dishesOf = ({ sections }: TaggedMenu): number => sections.reduce((sum, { items }) => sum + items.length, 0);

const pricier = (menu: TaggedMenu): TaggedMenu => ({
  ...menu,
  sections: menu.sections.map((section, n) =>
    n === 0 ? { ...section, items: section.items.map((item) => ({ ...item, price: item.price + 0.5 })) } : section,
  ),
});

async function number(db: Database, sql: string): Promise<number> {
  const [row] = await rows<{ value: string }>(db, `select (${sql}) as value`);
  return Number(row?.value);
}

const LOG = `pg_current_wal_lsn() - '0/0'`;

/** Publishes one after the other; prints a line. */
async function publish(db: Database, what: string, menus: readonly TaggedMenu[]): Promise<void> {
  const store = createMenuStore(db);
  const logged = await number(db, LOG);
  const times: number[] = [];
  for (const menu of menus) {
    const began = performance.now();
    await store.publish(menu);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const [p50, p95] = [0.5, 0.95].map((part) => times[Math.floor(times.length * part)]?.toFixed(1));
  const kilobytes = ((await number(db, LOG)) - logged) / menus.length / 1000;
  console.log(`${what}: p50 ${p50} ms, p95 ${p95} ms, ${kilobytes.toFixed(0)} kB of log each`);
}

async function printTables(db: Database, dishes: number, versions: number): Promise<void> {
  const tables = await rows<{ name: string; bytes: string }>(
    db,
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by bytes desc limit 8`,
  );
  for (const { name, bytes } of tables)
    console.log(`  ${name.padEnd(18)} ${(Number(bytes) / dishes).toFixed(0)} bytes a dish`);
  const all = await number(db, 'pg_database_size(current_database())');
  console.log(`all: ${(all / dishes).toFixed(0)} bytes a stored dish; ${dishes} dishes in ${versions} versions`);
}

/** As many limiters would: each statement adds to the level of one caller. */
async function countRequests(db: Database): Promise<void> {
  const levels = createRequestLevels(db);
  const began = performance.now();
  let n = 0;
  const client = async () => {
    for (; n < COUNTED; n += 1) await levels.add(`caller ${n % 100}`, 1, 1000, Date.now());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  const perSecond = (1000 * COUNTED) / (performance.now() - began);
  console.log(`counted requests: ${perSecond.toFixed(0)} statements a second with ${AT_ONCE} at once`);
}

await withOwnServer(async ({ db }) => {
  console.log(`${menuCount} menus; ${cpus().length} x ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`);
  const random = createRandom(20_261_122).next;
  const menus: TaggedMenu[] = [];
  for (let n = 0; n < menuCount; n += 1) {
    const { restaurant } = await createRestaurantStore(db).save(inventedRestaurant(n, random));
    menus.push(inventedMenu(restaurant.id, n, random));
  }
  const changed = menus.filter((_, n) => n % REPLACED === 0).map(pricier);
  await publish(db, 'first publication', menus);
  await publish(db, 'unchanged', menus.slice(0, 100));
  await publish(db, 'another version', changed);
  const versions = [...menus, ...changed];
  await printTables(
    db,
    versions.reduce((sum, menu) => sum + dishesOf(menu), 0),
    versions.length,
  );
  await countRequests(db);
});
