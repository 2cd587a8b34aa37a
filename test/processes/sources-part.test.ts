import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { loadConfig } from '../../app/config.ts';
import { startSourceChecks } from '../../app/processes/sources-part.ts';
import { storesAt } from '../../app/wiring/stores.ts';
import { testDatabase } from '../support/database.ts';
import { jobQueue } from '../support/job-queue.ts';
import { spawnMenus } from '../support/run-menus.ts';
import { serve } from '../support/serve.ts';
import { storedRestaurant } from '../support/tagged-menu.ts';
import { until } from '../support/until.ts';

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
