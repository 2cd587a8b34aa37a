import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { createActiveMenus } from '../../src/db/active-menus.ts';
import { createChangeFeed } from '../../src/db/changes/create-change-feed.ts';
import { createClientStore } from '../../src/db/client-store.ts';
import { createExportSource } from '../../src/db/export-source.ts';
import { createMenuChanges } from '../../src/db/menu-changes.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { assertMigrated } from '../../src/db/migrate.ts';
import { type Database, openDatabase } from '../../src/db/open-database.ts';
import { createRestaurantStore } from '../../src/db/restaurant-store.ts';
import { createReviewStore } from '../../src/db/review-store.ts';
import { grantRoles } from '../../src/db/roles/grant-roles.ts';
import { ROLE_GRANTS, ROLES, type Role } from '../../src/db/roles/role-grants.ts';
import { rows } from '../../src/db/rows.ts';
import { createSigningKeyStore } from '../../src/db/signing-key-store.ts';
import { createSourceStore } from '../../src/db/source-store.ts';
import { createWebhookStore } from '../../src/db/webhook-store.ts';
import { toldChanges } from '../support/change-feed/told-changes.ts';
import { asRole, testDatabase } from '../support/database.ts';
import { storedRestaurant, taggedMenu } from '../support/tagged-menu.ts';

const DENIED = { message: /permission denied/ };

/** A database with roles and one menu, with connections as each role. */
async function withRoles(t: ExecutionContext) {
  const { db, url } = await testDatabase(t);
  t.is(await grantRoles(db), null);
  const restaurantId = await storedRestaurant(db);
  const { menuId } = await createMenuStore(db).publish(taggedMenu({ restaurantId }));
  const as = (role: Role): Database => {
    const opened = openDatabase({ url: asRole(url, role), maxConnections: 2 });
    t.teardown(() => opened.destroy());
    return opened;
  };
  return { db, url, restaurantId, menuId, as };
}

test('the API reads menus and counts requests as its role', async (t) => {
  const { as, restaurantId, menuId } = await withRoles(t);
  const db = as('menus_api');
  await assertMigrated(db);
  t.truthy(await createMenuStore(db).body(menuId, 'br'));
  t.truthy(await createMenuStore(db).evidence(menuId));
  t.is((await createMenuStore(db).versions(menuId))?.length, 1);
  t.is(await createMenuStore(db).matching(menuId, menuId), null);
  const restaurant = await createRestaurantStore(db).detail(restaurantId);
  t.truthy(restaurant);
  t.is(await createSourceStore(db).source(restaurantId, 'https://elsewhere.example/'), null);
  t.is((await toldChanges(db)).length, 2);
  t.deepEqual(await createClientStore(db).exceptions(), []);
  t.regex(await createExportSource(db).snapshot(async ({ takenAt }) => takenAt), /^\d{4}-/);
  const active = createActiveMenus(db, ['test'], pino({ level: 'silent' }));
  await active.start();
  t.true(active.has(menuId));
  await active.stop();
});

test('the indexer processes changes of menus as its role', async (t) => {
  const { as, menuId } = await withRoles(t);
  const db = as('menus_indexer');
  await assertMigrated(db);
  const changes = createMenuChanges(db);
  await changes.registerEngine('an engine');
  const claims = await changes.claim('an engine', 10, 60);
  t.deepEqual(
    claims.map((claim) => claim.menuId),
    [menuId],
  );
  t.is((await changes.documents([menuId])).length, 1);
  await changes.complete('an engine', claims);
  await changes.setEpoch('an engine', 'e1');
  t.like(await changes.status('an engine'), { pending: 0, parked: 0 });
});

test('ingestion publishes, revises and withdraws menus as its role, and finds its jobs', async (t) => {
  const { as, db, restaurantId, menuId } = await withRoles(t);
  await createMenuChanges(db).registerEngine('an engine');
  const ingesting = as('menus_ingest');
  await assertMigrated(ingesting);
  const menus = createMenuStore(ingesting);
  const changed = taggedMenu({ restaurantId, name: 'Another' });
  const published = await menus.publish(changed);
  t.not(published.menuId, menuId);
  await menus.withdraw(published.menuId);
  t.is((await toldChanges(ingesting, { types: ['menu.withdrawn'] })).length, 1);
  t.is(await createSourceStore(ingesting).dropOldDocuments(), 0);
  const webhook = { id: restaurantId, url: 'https://app.example/', types: null, restaurantId: null };
  await createWebhookStore(db).add({ ...webhook, sealedSecret: Buffer.from('x') });
  await menus.publish(taggedMenu({ restaurantId, name: 'A third' }), { keepBoth: true });
  const webhooks = createWebhookStore(ingesting);
  await webhooks.spread();
  t.is((await webhooks.find(webhook.id))?.waitingStreams, 1);
  const { place } = await createChangeFeed(ingesting).end();
  const delivery = await webhooks.delivery(webhook.id, place);
  if (delivery) await webhooks.delivered(delivery);
  t.is(delivery?.change.type, 'menu.published');
  t.is((await webhooks.find(webhook.id))?.waitingStreams, 0);
  await webhooks.failed(webhook.id, 'enough', true);
  const source = { restaurantId, sourceUrl: 'https://menu.example/a.pdf' };
  await createSourceStore(ingesting).recordCheck({ ...source, outcome: 'changed', sha256: 'a'.repeat(64) });
  await createSourceStore(ingesting).saveCorrections(source.restaurantId, source.sourceUrl, { a: 1 });
  t.is((await createSourceStore(ingesting).sources()).length, 1);
  const doubt = { kind: 'document', menu: '', section: '', item: '', reason: 'blurred', menuId: null } as const;
  await createReviewStore(ingesting).record(restaurantId, source.sourceUrl, [doubt]);
  t.is(await createReviewStore(ingesting).backlog(), 1);
  await ingesting.raw(`select graphile_worker.add_job('check_source', '{}')`);
  t.is((await rows(ingesting, 'select * from graphile_worker._private_jobs')).length, 1);
});

test('the token service reads clients and rotates keys as its role', async (t) => {
  const { as, db } = await withRoles(t);
  await createClientStore(db).create({ clientId: 'client_1', name: 'One', secretHash: 'a'.repeat(64) });
  const tokens = as('menus_tokens');
  await assertMigrated(tokens);
  t.truthy(await createClientStore(tokens).find('client_1'));
  t.deepEqual(await createSigningKeyStore(tokens).update((keys) => keys), []);
});

const FORBIDDEN: readonly (readonly [Role, string])[] = [
  ['menus_api', `update menus set name = 'x'`],
  ['menus_api', 'delete from items'],
  ['menus_api', 'delete from changes'],
  ['menus_api', `insert into restaurants (id, name) values ('0c34aaf0-944d-5894-8afb-8588ff0a257d', 'x')`],
  ['menus_api', 'select sealed_private_key from signing_keys'],
  ['menus_api', 'update oauth_clients set disabled = false'],
  ['menus_api', 'select * from source_documents'],
  ['menus_api', 'select register_search_engine($$x$$)'],
  ['menus_api', 'select * from graphile_worker._private_jobs'],
  ['menus_api', 'create table public.mine (id integer)'],
  ['menus_indexer', `update menus set name = 'x'`],
  ['menus_indexer', 'select * from oauth_clients'],
  ['menus_indexer', 'select * from signing_keys'],
  ['menus_ingest', 'select * from oauth_clients'],
  ['menus_ingest', `update webhooks set place = 0; delete from webhooks`],
  ['menus_api', 'select sealed_secrets from webhooks'],
  ['menus_ingest', 'select * from signing_keys'],
  ['menus_ingest', 'delete from menus'],
  ['menus_ingest', 'update search_engines set epoch = null'],
  ['menus_tokens', 'select * from menus'],
  ['menus_tokens', 'update oauth_clients set disabled = false'],
  ['menus_tokens', 'select * from source_documents'],
];

test('no role can do the work of another', async (t) => {
  const { as } = await withRoles(t);
  const connections = new Map(ROLES.map((role) => [role, as(role)]));
  for (const [role, statement] of FORBIDDEN)
    await t.throwsAsync(async () => connections.get(role)?.raw(statement), DENIED, `${role}: ${statement}`);
});

test('every table belongs to the work of some role', async (t) => {
  const { db } = await testDatabase(t);
  const granted = new Set(ROLES.flatMap((role) => Object.keys(ROLE_GRANTS[role].tables)));
  const tables = await rows<{ name: string }>(
    db,
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  t.deepEqual(
    tables.map(({ name }) => name).filter((name) => !granted.has(name) && name !== 'migrations_lock'),
    [],
    'a new table belongs into src/db/roles/role-grants.ts',
  );
});

test('revokes rights that a role was given beyond its own', async (t) => {
  const { db, as } = await withRoles(t);
  await db.raw('grant select on signing_keys to menus_api');
  t.is(await grantRoles(db), null);
  await t.throwsAsync(async () => as('menus_api').raw('select * from signing_keys'), DENIED);
});

test('with a password a role is an account that can log in, with its own rights alone', async (t) => {
  const { db, url } = await withRoles(t);
  const password = "it's?a:long password";
  t.is(await grantRoles(db, new Map([['menus_tokens', password]])), null);
  const address = new URL(url);
  Object.assign(address, { username: 'menus_tokens', password });
  const tokens = openDatabase({ url: address.href });
  t.teardown(() => tokens.destroy());
  t.like(await rows(tokens, 'select current_user::text as me, session_user::text as account'), [
    { me: 'menus_tokens', account: 'menus_tokens' },
  ]);
  await assertMigrated(tokens);
  await t.throwsAsync(async () => tokens.raw('reset role; select * from source_documents'), DENIED);
});

test('tells an account that may not grant rights, and does nothing else', async (t) => {
  const { url } = await withRoles(t);
  const limited = openDatabase({ url: asRole(url, 'menus_tokens') });
  t.teardown(() => limited.destroy());
  t.regex((await grantRoles(limited)) ?? '', /permission denied/);
});

test('several processes may grant the roles their rights at once', async (t) => {
  const { url } = await testDatabase(t);
  const pools = [1, 2, 3].map(() => openDatabase({ url }));
  t.teardown(() => Promise.all(pools.map((pool) => pool.destroy())));
  t.deepEqual(await Promise.all(pools.map((pool) => grantRoles(pool))), [null, null, null]);
});
