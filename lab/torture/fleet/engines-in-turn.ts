import type { Database } from '../../../src/db/open-database.ts';
import { publishSteadyMenus, STEADY_WORD } from '../../../test/support/kill-loop/steady-menus.ts';
import type { ReplicatedPostgres } from '../../../test/support/replicated-postgres.ts';
import { type Load, startLoad } from '../../../test/support/rolling/load.ts';
import type { Teardown } from '../../../test/support/teardown.ts';
import { until } from '../../../test/support/until.ts';
import { createLineWriter } from './line-writer.ts';
import { type MeilisearchServer, startMeilisearch } from './meilisearch-server.ts';
import { allReady, MASTER_KEY, startFleet } from './start-fleet.ts';

const FLEET = { apis: 2, indexers: 2, workers: 0, engines: 2 };
const LONGEST_MS = 300_000;
const AWAY_MS = 10_000;
/** Between two changes. */
const PAUSE_MS = 200;

/**
 * Does to engines what operators do, while clients search and menus change: one leaves and returns, each is stopped and started as for an
 * upgrade, one begins again without data, and a new one joins.
 * @param onStep called after each, with what happened to the requests so far
 */
export async function enginesInTurn(
  t: Teardown,
  { db, postgres, binary }: { readonly db: Database; readonly postgres: ReplicatedPostgres; readonly binary: string },
  onStep: (what: string, load: Load) => void,
): Promise<Load> {
  await publishSteadyMenus(db, { menus: 40, items: 20 });
  const writer = await createLineWriter(db);
  const fleet = await startFleet(t, { db, postgres, binary }, FLEET);
  const allSearched = async (servers: readonly MeilisearchServer[]) => {
    // An API may not have noticed yet that one has gone.
    const up = await Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/health`)).ok));
    const searched = await Promise.all(fleet.apis.map(fleet.searched));
    return up.every(Boolean) && searched.every((count) => count === servers.length);
  };
  const untilAllSearched = (servers = fleet.engines) => until(() => allSearched(servers), LONGEST_MS);
  const untilReady = () => until(() => allReady(fleet, fleet.apis), LONGEST_MS);
  await untilAllSearched();
  await untilReady();

  const paths = [
    `/v1/menus/items?search=${STEADY_WORD}`,
    '/v1/menus/items?search=stoneware',
    '/v1/menus?search=classics',
  ];
  const load = startLoad(fleet.balancer.port, paths, () => ({ Authorization: `Bearer ${fleet.token()}` }));
  const writing = setInterval(() => void writer.change().catch(() => undefined), PAUSE_MS);
  t.teardown(() => clearInterval(writing));

  const [first, second] = fleet.engines;
  if (!first || !second) throw new Error('there are two engines');
  await second.process.restart({ signal: 'SIGTERM', awayMs: AWAY_MS });
  await untilAllSearched();
  onStep('one left and returned', load);
  for (const { process } of [first, second]) {
    await process.restart({ signal: 'SIGTERM' });
    await untilAllSearched();
  }
  onStep('each was stopped and started', load);
  await second.lose();
  await until(
    async () =>
      (await fetch(`${second.url}/indexes/menu_data_items`, { headers: { Authorization: `Bearer ${MASTER_KEY}` } })).ok,
    LONGEST_MS,
  );
  await untilAllSearched();
  onStep('one was filled again', load);

  const third = await startMeilisearch(t, binary, MASTER_KEY);
  const settings = { MEILI_URLS: [first, second, third].map(({ url }) => url).join(',') };
  for (const indexer of fleet.indexers) {
    await indexer.restart({ signal: 'SIGTERM', as: fleet.as(indexer, settings) });
  }
  for (const api of fleet.apis) {
    await api.restart({ signal: 'SIGTERM', as: fleet.as(api, settings) });
    await untilReady();
  }
  await untilAllSearched([...fleet.engines, third]);
  onStep('a third joined', load);
  await load.stop();
  return load;
}
