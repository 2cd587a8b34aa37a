import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import pg from 'pg';
import { migrate } from '../../src/db/migrate.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { apiService } from '../api/api-service.ts';
import { testDatabase } from '../support/database.ts';

/** A database filled by 0.1.0, dumped by pg_dump, and its API answers. */
const STORED = join(packageRoot, 'test', 'db', 'stored-0.1.0');
const stored = (name: string): string => readFileSync(join(STORED, name), 'utf8');

test('upgrades a database of 0.1.0, and answers its restaurants, menus and versions byte for byte', async (t) => {
  const database = await testDatabase(t);
  await database.db.raw('drop schema public cascade');
  await database.db.raw('create schema public');
  // Sends several statements as they are: knex would look for bindings in them.
  const client = new pg.Client({ connectionString: database.url });
  t.teardown(() => client.end());
  await client.connect();
  await client.query(stored('database.sql'));
  const ran = await migrate(database.db);
  t.is(ran[0], '008-request-levels');
  const service = await apiService(t, {}, database);
  const bodies = JSON.parse(stored('bodies.json')) as Record<string, string>;
  for (const [path, body] of Object.entries(bodies)) {
    const response = await service.get(path, { 'Accept-Encoding': 'identity' });
    t.is(await response.text(), body, path);
  }
  await service.index();
  const found = await service.get('/v1/menus/items?search=pie');
  t.is(found.headers.get('x-total-count'), '6');
});
