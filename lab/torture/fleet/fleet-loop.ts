import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '@menu-data-service/seeded-random';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { loadConfig } from '../../../app/config.ts';
import { openEngines } from '../../../app/wiring/search.ts';
import { storesAt } from '../../../app/wiring/stores.ts';
import { type Difference, verifyIndex } from '../../../indexer/compare-index.ts';
import type { Database } from '../../../src/db/open-database.ts';
import { publishSteadyMenus } from '../../../test/support/kill-loop/steady-menus.ts';
import type { ReplicatedPostgres } from '../../../test/support/replicated-postgres.ts';
import type { Teardown } from '../../../test/support/teardown.ts';
import { until } from '../../../test/support/until.ts';
import { type ForwardCounts, forwardClient } from './forward-client.ts';
import { createLineWriter } from './line-writer.ts';
import { pricedPage } from './priced-page.ts';
import { allReady, startFleet } from './start-fleet.ts';
import { createVictims } from './victims.ts';

export interface FleetLoopOptions {
  readonly postgres: ReplicatedPostgres;
  /** Over the same servers. */
  readonly db: Database;
  /** Path of a Meilisearch program. */
  readonly binary: string;
  readonly kills: number;
  readonly changes: number;
  readonly seed: number;
  /** Least time from one kill to the next. */
  readonly everyMs: number;
  readonly onKill?: (done: number, what: string, counts: ForwardCounts) => void;
}

export interface FleetLoopResult {
  readonly changes: number;
  /** Versions that ingest workers made of a web page. */
  readonly pageVersions: number;
  /** How often what was killed. */
  readonly killed: Readonly<Record<string, number>>;
  readonly counts: ForwardCounts;
  /** Documents that are missing, of an older state, and of menus that are not active, over all engines. */
  readonly lost: number;
  readonly stale: number;
  readonly ghosts: number;
  /** Processes that ended without being killed. */
  readonly endedByItself: readonly string[];
  readonly settledSeconds: number;
}

const FLEET = { apis: 3, indexers: 2, workers: 2, engines: 3 };
const CLIENTS = 4;
const MOST_BEHIND_SECONDS = 5;
const LONGEST_SETTLING_MS = 300_000;
/** Between two checks of the web page, in changes. */
const PAGE_EVERY = 40;

/**
 * Runs a whole service of many processes over replicated databases and engines, kills one part after the other while menus change and
 * clients ask, lets it settle, and compares every engine with the database.
 */
export async function fleetLoop(
  t: Teardown,
  { postgres, db, binary, kills, changes, seed, everyMs, onKill }: FleetLoopOptions,
): Promise<FleetLoopResult> {
  const steady = await publishSteadyMenus(db);
  const writer = await createLineWriter(db);
  const fleet = await startFleet(t, { db, postgres, binary }, FLEET);
  const logger = pino({ level: 'silent' });
  const config = loadConfig(fleet.env);
  const stores = storesAt(postgres.url, config);
  t.teardown(() => stores.close());
  const engines = openEngines({ config, logger, registry: new Registry() });
  t.teardown(() => engines.close());
  const page = await pricedPage(t, {
    db,
    sources: stores.sources,
    restaurantId: writer.restaurantId,
  });
  /** As the processes that search see it: complete, and not much further behind than the others. */
  const inStep = async () => {
    const states = await Promise.all(
      engines.engines.map(async ({ engine, index }) => {
        const [epoch, { oldestSeconds }, health] = await Promise.all([
          stores.changes.epoch(engine),
          stores.changes.status(engine),
          index.health(),
        ]);
        return epoch !== null && health.epoch === epoch ? oldestSeconds : Number.POSITIVE_INFINITY;
      }),
    ).catch(() => [Number.POSITIVE_INFINITY]);
    return Math.max(...states) - Math.min(...states) < MOST_BEHIND_SECONDS;
  };
  await until(inStep, LONGEST_SETTLING_MS);
  await until(() => allReady(fleet, fleet.apis), LONGEST_SETTLING_MS);

  const counts: ForwardCounts = {
    ...{ searches: 0, failedSearches: 0, lookUps: 0, failedLookUps: 0, sentAgain: 0, longestSearchMs: 0 },
    ...{ failures: {}, wrong: [] },
  };
  let over = false;
  const world = { port: fleet.balancer.port, token: fleet.token, restaurantId: writer.restaurantId, steady };
  const clients = Array.from({ length: CLIENTS }, (_, n) =>
    forwardClient(world, createRandom(seed + 1 + n), counts, () => over),
  );

  const random = createRandom(seed);
  const victims = createVictims({ fleet, postgres, random, inStep });
  for (let done = 0; done < kills; done += 1) {
    const next = sleep(everyMs);
    const enough = Math.round((changes * (done + 1)) / kills);
    while (writer.count < enough) {
      // Whether a change was made when the database was killed does not matter: the database is what counts.
      await writer.change().catch(() => sleep(100));
      if (writer.count % PAGE_EVERY === 0) await page.ask().catch(() => undefined);
      await sleep(random.integer(30));
    }
    await next;
    const what = await victims.next();
    onKill?.(done + 1, what, counts);
  }
  await victims.settled();
  const began = performance.now();
  await until(async () => {
    const states = await Promise.all(engines.engines.map(({ engine }) => stores.changes.status(engine)));
    return states.every(({ pending }) => pending === 0) && (await inStep());
  }, LONGEST_SETTLING_MS);
  const settledSeconds = (performance.now() - began) / 1000;
  over = true;
  await Promise.all(clients);

  const differences: Difference[] = [];
  const activeMenuIds = () => stores.menus.activeMenuIds();
  for (const { index } of engines.engines) {
    differences.push(...(await verifyIndex({ changes: stores.changes, index, activeMenuIds })));
  }
  const problem = (kind: string): number => differences.filter((one) => one.problem === kind).length;
  const [row] = (
    await db.raw('select coalesce(max(version), 0)::int as versions from menus where source_url like ?', [
      'http://127.%',
    ])
  ).rows as { versions: number }[];
  const parts = [...fleet.apis, ...fleet.indexers, ...fleet.workers, ...fleet.engines.map(({ process }) => process)];
  return {
    changes: writer.count,
    pageVersions: row?.versions ?? 0,
    killed: victims.killed,
    counts,
    ...{ lost: problem('missing'), stale: problem('different'), ghosts: problem('surplus') },
    endedByItself: parts.flatMap(({ endedByItself }) => endedByItself),
    settledSeconds,
  };
}
