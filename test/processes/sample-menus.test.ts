import test from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { loadConfig } from '../../app/config.ts';
import { ingestSamples, samplesWanted } from '../../app/processes/sample-menus.ts';
import { storesAt } from '../../app/wiring/stores.ts';
import { testDatabase } from '../support/database.ts';
import { restaurantFacts } from '../support/tagged-menu.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

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
