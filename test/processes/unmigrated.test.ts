import test from 'ava';
import { testDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { runMenus } from '../support/run-menus.ts';

for (const name of ['api', 'tokens', 'indexer', 'ingest-worker']) {
  test(`menus ${name} on an unmigrated database ends, and says in one line what to run`, async (t) => {
    const { db, url } = await testDatabase(t);
    await db.raw('drop schema public cascade');
    await db.raw('create schema public');
    const [port, opsPort] = await Promise.all([freePort(), freePort()]);
    const env = {
      DATABASE_URL: url,
      MEILI_URL: 'http://127.0.0.1:9',
      MEILI_SEARCH_KEY: 'none',
      MEILI_INDEXER_KEY: 'none',
      KEY_ENCRYPTION_KEY: 'ab'.repeat(32),
      PORT: String(port),
      AUTH_PORT: String(port),
      OPS_PORT: String(opsPort),
    };
    const { code, stderr } = await runMenus([name], { env });
    t.is(code, 1);
    const { level, msg } = JSON.parse(stderr) as { level: number; msg: string };
    t.deepEqual([level, msg], [50, 'the database is not at the schema of this version: run `menus migrate`']);
  });
}
