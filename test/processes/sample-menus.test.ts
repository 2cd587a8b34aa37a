import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { loadConfig } from '../../app/config.ts';
import { ingestSamples, samplesWanted } from '../../app/processes/sample-menus.ts';
import { searchable } from '../../app/processes/searchable.ts';
import { startSourceChecks } from '../../app/processes/sources-part.ts';
import { storesAt } from '../../app/wiring/stores.ts';
import type { IndexHealth } from '../../src/ports/search-index.ts';
import { testDatabase } from '../support/database.ts';
import { jobQueue } from '../support/job-queue.ts';
import { spawnMenus } from '../support/run-menus.ts';
import { serve } from '../support/serve.ts';
import { restaurantFacts, storedRestaurant } from '../support/tagged-menu.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';

test('an interrupted first start wants its samples again', async (t) => {
  const { url } = await testDatabase(t);
  const config = loadConfig({ DATA_DIR: await temporaryFolder(t, 'samples') });
  const stores = storesAt(url, config);
  t.teardown(() => stores.close());
  const base = { config, logger: pino({ level: 'silent' }), registry: new Registry() };
  t.true(await samplesWanted(config, stores));
  const stopping = new AbortController();

  await ingestSamples(base, stores, stopping.signal, { onDone: () => stopping.abort() });

  t.true((await stores.restaurants.list({}, 1, 1)).totalCount > 0);
  t.true(await samplesWanted(config, stores));
});

test('samples are not wanted if an operator keeps restaurants', async (t) => {
  const { url } = await testDatabase(t);
  const config = loadConfig({ DATA_DIR: await temporaryFolder(t, 'samples') });
  const stores = storesAt(url, config);
  t.teardown(() => stores.close());
  await stores.restaurants.save(restaurantFacts());
  t.false(await samplesWanted(config, stores));
});

const whole = { available: true, menus: 3, items: 9, epoch: 'e' };

/** Waits for three menus in an index with these answers in turn, repeating the last. */
function wait(answers: readonly Partial<IndexHealth>[], longestMs: number, signal = new AbortController().signal) {
  const left = [...answers];
  const health = async (): Promise<IndexHealth> => ({ ...whole, ...(left.length > 1 ? left.shift() : left[0]) });
  return searchable({ health }, { size: 3 }, signal, longestMs);
}

test('an index is searchable once it exists and holds every active menu', async (t) => {
  t.true(await wait([{ available: false }, { epoch: null }, { menus: 2 }, {}], 60_000));
});

test('stops waiting for an index that stays away or incomplete', async (t) => {
  t.false(await wait([{ menus: 2 }], 120));
  t.false(await wait([{ available: false }], 120));
});

test('a stop ends the wait', async (t) => {
  t.false(await wait([{ menus: 2 }], 60_000, AbortSignal.timeout(60)));
});

/** A checked source at a server that accepts the request for its menu and never answers. */
async function silentSource(t: ExecutionContext) {
  const { db, url } = await testDatabase(t);
  let asked = false;
  const site = await serve(t, (request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else asked = true;
  });
  const sourceUrl = `${site}/lunch`;
  const env = { DATABASE_URL: url, ALLOW_PRIVATE_SOURCES: 'true' };
  const stores = storesAt(url, loadConfig(env));
  t.teardown(() => stores.close());
  const restaurantId = await storedRestaurant(db);
  await stores.sources.recordCheck({ restaurantId, sourceUrl, outcome: 'changed' });
  const outcomes = async () => (await db.raw('select outcome from menu_checks')).rows;
  return { db, env, stores, restaurantId, sourceUrl, outcomes, untilAsked: () => until(() => asked) };
}

test('a stop does not wait for a running check, which leaves no record', async (t) => {
  const { db, env, stores, restaurantId, sourceUrl, outcomes, untilAsked } = await silentSource(t);
  const base = { config: loadConfig(env), logger: pino({ level: 'silent' }), registry: new Registry() };
  const part = await startSourceChecks(base, stores, 24);
  const queue = await jobQueue(t, db);
  await queue.addJob('check_source', { restaurantId, sourceUrl });
  await untilAsked();

  await part.stop();

  t.deepEqual(await outcomes(), [{ outcome: 'changed' }]);
});

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 0],
] as const) {
  test(`menus check ends at once with ${code} after ${signal}`, async (t) => {
    const { env, outcomes, untilAsked } = await silentSource(t);
    const child = spawnMenus(['check'], env);
    const closed = new Promise((resolve) => child.once('close', resolve));
    await untilAsked();

    child.kill(signal);

    t.is(await closed, code);
    t.deepEqual(await outcomes(), [{ outcome: 'changed' }]);
  });
}
