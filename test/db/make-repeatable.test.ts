import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { loadConfig } from '../../app/config.ts';
import { ensureDemoClient } from '../../app/processes/demo-client.ts';
import { sandboxConfig } from '../../app/processes/sandbox-config.ts';
import { createChangeFeed } from '../../src/db/changes/create-change-feed.ts';
import { createClientStore } from '../../src/db/client-store.ts';
import { makeRepeatable } from '../../src/db/make-repeatable.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { isWellFormedClientId, isWellFormedSecret } from '../../tokens/client-credentials.ts';
import { testDatabase } from '../support/database.ts';
import { runMenus } from '../support/run-menus.ts';
import { storedRestaurant, taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** What a client sees of a few steps in an empty database that was made repeatable. */
async function afterTheSameSteps(t: ExecutionContext): Promise<string> {
  const { db: used, url } = await testDatabase(t);
  await used.raw('drop schema public cascade');
  await used.raw('create schema public');
  await makeRepeatable(url);
  const db = openDatabase({ url });
  t.teardown(() => db.destroy());
  const [restaurantId, menus] = [await storedRestaurant(db), createMenuStore(db)];
  await menus.publish(taggedMenu({ restaurantId }));
  const sections = [{ name: 'Oatcakes', items: [taggedItem({ price: 7 })] }];
  const { menuId } = await menus.publish(taggedMenu({ restaurantId, sections }));
  await menus.withdraw(menuId);
  const bodies = await Promise.all([1, 2].map(async (id) => (await menus.body(id, 'identity'))?.bytes.toString()));
  return JSON.stringify([bodies, await createChangeFeed(db).read(null, {}, 100)]);
}

test('the same steps lead to the same data in every sandbox, with dates that stand still', async (t) => {
  const [one, other] = await Promise.all([afterTheSameSteps(t), afterTheSameSteps(t)]);
  t.is(one, other);
  t.deepEqual([...new Set(one.match(/2026-11-02T09:00:00\.\d{6}/g))].sort(), [
    '2026-11-02T09:00:00.000000',
    '2026-11-02T09:00:00.000001',
  ]);
  t.notRegex(one.replaceAll('2026-11-02T09', ''), /\d{4}-\d\d-\d\dT\d\d/);
});

test('every sandbox has the client that the documentation names', async (t) => {
  const { db } = await testDatabase(t);
  const dataDir = await temporaryFolder(t, 'sandbox');
  const config = { ...loadConfig({ DATA_DIR: dataDir }), sandbox: true };
  const client = await ensureDemoClient(config, createClientStore(db));
  const page = await readFile(join(packageRoot, 'docs', 'api.md'), 'utf8');
  t.true(page.includes(`| \`client_id\` | \`${client.client_id}\` |`));
  t.true(page.includes(`| \`client_secret\` | \`${client.client_secret}\` |`));
  t.true(isWellFormedSecret(client.client_secret) && isWellFormedClientId(client.client_id));
});

test('a sandbox is started neither over a database of others nor in the open', async (t) => {
  const { code, stderr } = await runMenus(['start', '--sandbox'], {
    env: { DATABASE_URL: 'postgres://menus:x7Kq@db/menus' },
  });
  t.is(code, 2);
  t.regex(stderr, /has a database and an index of its own; start it without DATABASE_URL/);
  t.throws(() => sandboxConfig(loadConfig({ HOST: '0.0.0.0' })), { message: /listens on this machine alone/ });
  t.like(sandboxConfig(loadConfig({ DATA_DIR: '/srv/menus' })), { sandbox: true, dataDir: '/srv/menus/sandbox' });
  t.false(loadConfig({}).sandbox);
});
