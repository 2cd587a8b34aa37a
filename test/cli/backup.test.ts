import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import test, { type ExecutionContext } from 'ava';
import { testDatabase } from '../support/database.ts';
import { type Finished, runMenus } from '../support/run-menus.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { PLAIN_PAGE } from './menu-page.ts';

type Environment = Readonly<Record<string, string>>;

const KEY_ENCRYPTION_KEY = 'ab'.repeat(32);

/** Runs a command that must succeed. */
async function menus(t: ExecutionContext, env: Environment, ...args: readonly string[]): Promise<Finished> {
  const finished = await runMenus(args, { env });
  if (![0, 3].includes(finished.code ?? 1)) t.fail(`${args.join(' ')}: ${finished.stderr}`);
  return finished;
}

/** A restaurant with a menu in two versions and a correction, and a client. */
async function filled(t: ExecutionContext, env: Environment): Promise<void> {
  const folder = await temporaryFolder(t, 'menus');
  const [file, corrections] = [join(folder, 'lunch.html'), join(folder, 'fixes.json')];
  const place = ['--city', 'Stone', '--postcode', 'ST15 8AA'];
  await menus(t, env, 'restaurants', 'add', '--name', 'The Crown', ...place, '--cuisine', 'Pub');
  await writeFile(file, PLAIN_PAGE);
  await menus(t, env, 'ingest', file, '--restaurant', 'The Crown');
  await writeFile(file, PLAIN_PAGE.replace('</h1>', ' and more</h1>'));
  await writeFile(corrections, '{"corrections": []}');
  await menus(t, env, 'ingest', file, '--restaurant', 'The Crown', '--corrections', corrections);
  await menus(t, env, 'clients', 'create', '--name', 'First app');
}

/** Every file of an export, by name. What says when it was made and signs that is left out. */
async function exported(t: ExecutionContext, env: Environment): Promise<Readonly<Record<string, string>>> {
  const out = join(await temporaryFolder(t, 'export'), 'all');
  await menus(t, env, 'export', '--out', out, '--all-versions', '--format', 'ndjson,csv');
  const names = (await readdir(out)).filter((name) => !name.startsWith('manifest'));
  t.true(names.length > 2);
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(out, name), 'utf8')])),
  );
}

test('a machine that is lost comes back from its backup: menus byte for byte, clients, and the key that signs', async (t) => {
  const folder = await temporaryFolder(t, 'backup');
  const [lost, found, file] = [join(folder, 'lost'), join(folder, 'found'), join(folder, 'menus.backup')];
  await filled(t, { DATA_DIR: lost });
  const before = await exported(t, { DATA_DIR: lost });
  const clients = (await menus(t, { DATA_DIR: lost }, 'clients', 'list', '--json')).stdout;
  const key = await readFile(join(lost, 'key-encryption-key'), 'utf8');
  const identity = await generateIdentity();
  await writeFile(join(folder, 'key.txt'), `# made by a test\n${identity}\n`);
  const recipient = await identityToRecipient(identity);
  const { stderr } = await menus(t, { DATA_DIR: lost }, 'backup', file, '--encrypt-to', recipient);
  t.regex(stderr, /1 restaurants, 2 menus in all versions, 2 documents, 1 clients/);
  t.is((await stat(file)).mode & 0o777, 0o600);
  await rm(lost, { recursive: true });

  const closed = await runMenus(['restore', file], { env: { DATA_DIR: found } });
  t.is(closed.code, 4);
  t.regex(closed.stderr, /it is encrypted: name the file of your secret key with --identity/);
  await menus(t, { DATA_DIR: found }, 'restore', file, '--identity', join(folder, 'key.txt'));
  t.deepEqual(await exported(t, { DATA_DIR: found }), before);
  t.is((await menus(t, { DATA_DIR: found }, 'clients', 'list', '--json')).stdout, clients);
  t.is(await readFile(join(found, 'key-encryption-key'), 'utf8'), key);
  t.deepEqual((await readdir(folder)).toSorted(), ['found', 'key.txt', 'menus.backup']);
});

test('a restore on a server is all or nothing, and takes numbers on where they were', async (t) => {
  const [{ url, db }, { url: other, db: otherDb }] = await Promise.all([testDatabase(t), testDatabase(t)]);
  const [env, elsewhere] = [url, other].map((databaseUrl) => ({ DATABASE_URL: databaseUrl, KEY_ENCRYPTION_KEY }));
  if (!env || !elsewhere) return;
  await filled(t, env);
  const before = await exported(t, env);
  const file = join(await temporaryFolder(t, 'backup'), 'menus.backup');
  await menus(t, env, 'backup', file);

  const refused = await runMenus(['restore', file], { env });
  t.is(refused.code, 2);
  t.regex(refused.stderr, /the database holds 1 restaurants and 1 clients: --replace/);

  const whole = await readFile(file);
  for (const [damage, bytes] of [
    ['cut short', whole.subarray(0, whole.length - 200)],
    ['changed', Buffer.concat([whole.subarray(0, 900), Buffer.from([1, 2, 3]), whole.subarray(903)])],
    ['no backup', Buffer.from(PLAIN_PAGE)],
  ] as const) {
    await writeFile(`${file}.bad`, bytes);
    const failed = await runMenus(['restore', `${file}.bad`, '--replace'], { env });
    t.is(failed.code, 4, `${damage}: ${failed.stderr}`);
    t.deepEqual(await exported(t, env), before, damage);
  }

  await menus(t, elsewhere, 'restore', file);
  t.deepEqual(await exported(t, elsewhere), before);
  const newest = async (one: typeof db) => Number((await one('menus').max('id as id'))[0]?.id);
  t.is(await newest(otherDb), await newest(db));
  const page = join(await temporaryFolder(t, 'menus'), 'other.html');
  await writeFile(page, PLAIN_PAGE);
  await menus(t, elsewhere, 'ingest', page, '--restaurant', 'The Crown', '--keep-both');
  t.is(await newest(otherDb), (await newest(db)) + 1);

  await db.raw(`insert into migrations (name, batch, migration_time) values ('999-later', 1, now())`);
  await menus(t, env, 'backup', file);
  const newer = await runMenus(['restore', file, '--replace'], { env: elsewhere });
  t.is(newer.code, 2);
  t.regex(newer.stderr, /made by a newer version/);
});
