import test from 'ava';
import pino from 'pino';
import { Registry } from 'prom-client';
import { loadConfig } from '../../app/config.ts';
import { startExports } from '../../app/processes/exports-part.ts';
import { openEngines } from '../../app/wiring/search.ts';
import { storesAt } from '../../app/wiring/stores.ts';
import { testDatabase } from '../support/database.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';

const logger = pino({ level: 'silent' });
const children = (): number => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

test.serial('stopping while exports are made ends the process that makes them', async (t) => {
  const { url } = await testDatabase(t);
  const config = loadConfig({
    DATA_DIR: await temporaryFolder(t, 'exports'),
    KEY_ENCRYPTION_KEY: 'ab'.repeat(32),
  });
  const stores = storesAt(url, config);
  t.teardown(() => stores.close());
  const before = children();
  const part = await startExports({ config, logger }, stores, 60);
  const asked = part.exports?.latest('current').catch(() => null);
  await until(() => children() > before);
  await part.stop();
  t.is(await asked, null, 'nothing was made');
});

test.serial('an engine in this process exists until it is closed', async (t) => {
  const opened = openEngines({ config: { meili: undefined }, logger, registry: new Registry() });
  const [only] = opened.engines;
  t.teardown(() => only?.index.close());
  t.is(only?.engine, 'in-process');
  t.true((await only?.index.health())?.available);
  await opened.close();
  t.false((await only?.index.health())?.available);
});
