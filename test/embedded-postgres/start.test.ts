import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import test from 'ava';
import { ask, dataFolder, isAlive, postmasterPid, started } from '../support/embedded-postgres.ts';
import { findRunningPostgres } from '../support/find-running-postgres.ts';
import { afterAll } from '../support/teardown.ts';
import { usedFolder } from '../support/used-folder.ts';

const shared = afterAll(test);

async function startUsed() {
  const dataDir = await usedFolder(shared);
  return { dataDir, server: await started(shared, { dataDir }) };
}

let running: ReturnType<typeof startUsed> | undefined;
/** A shared server for read-only tests. */
const runningServer = () => (running ??= startUsed());

test.serial('creates a missing data folder with a server, and stopping it leaves no process', async (t) => {
  const dataDir = join(await dataFolder(t), 'deep', 'data');
  const server = await started(t, { dataDir });
  t.true(server.started);
  t.is(await ask(server.url, 'select 1 + 1'), 2);
  const pid = postmasterPid(dataDir) ?? 0;
  t.true(isAlive(pid));
  await server.stop();
  t.false(isAlive(pid));
  t.is(postmasterPid(dataDir), null);
});

test.serial('data survive a restart, and the address stays the same', async (t) => {
  const dataDir = await usedFolder(t);
  const first = await started(t, { dataDir });
  await ask(first.url, 'update kept set n = 43');
  await first.stop();
  const second = await started(t, { dataDir });
  t.is(await ask(second.url, 'select n from kept'), 43);
  t.is(second.url, first.url);
});

test.serial('the server speaks UTF8, asks for a password and listens on loopback alone', async (t) => {
  const { server } = await runningServer();
  t.is(await ask(server.url, 'show server_encoding'), 'UTF8');
  t.is(await ask(server.url, 'show listen_addresses'), '127.0.0.1');
  t.is(await ask(server.url, 'show unix_socket_directories'), '');
  t.is(await ask(server.url, "select count(*)::int from pg_hba_file_rules where auth_method <> 'scram-sha-256'"), 0);
  const wrong = new URL(server.url);
  wrong.password = 'wrong';
  await t.throwsAsync(ask(wrong.href, 'select 1'), { code: '28P01' });
});

test.serial('only the owner can read files with the password', async (t) => {
  const { dataDir } = await runningServer();
  t.is(statSync(join(dataDir, 'postgres.json')).mode & 0o777, 0o600);
  t.is(statSync(join(dataDir, 'postgres')).mode & 0o077, 0);
  t.false(existsSync(join(dataDir, 'postgres.pw')));
});

test.serial('writes are durable unless a test disables that', async (t) => {
  const server = await started(t, { dataDir: await usedFolder(t), durable: true });
  t.is(await ask(server.url, 'show fsync'), 'on');
  t.is(await ask(server.url, 'show synchronous_commit'), 'on');
  t.is(await ask(server.url, 'show full_page_writes'), 'on');
});

test.serial('trigram search and the en-GB order exist', async (t) => {
  const { server } = await runningServer();
  await ask(server.url, 'create extension pg_trgm');
  const ordered = `select string_agg(x, ' ' order by x collate "en-GB-x-icu") from unnest(array['Zed', 'éclair', 'Apple', 'eel']) x`;
  t.is(await ask(server.url, ordered), 'Apple éclair eel Zed');
});

test.serial('the programs work without install scripts, because the library links are made in the cache', async (t) => {
  const folder = await dataFolder(t);
  const cacheDir = join(folder, 'cache');
  mkdirSync(cacheDir);
  const server = await started(t, { dataDir: join(folder, 'data'), cacheDir });
  const [programs = ''] = readdirSync(cacheDir);
  const libraries = readdirSync(join(cacheDir, programs, 'lib'));
  t.true(libraries.some((name) => lstatSync(join(cacheDir, programs, 'lib', name)).isSymbolicLink()));
  t.is(await ask(server.url, 'select 1'), 1);
  await server.stop();
});

test.serial("the server's account can run programs unpacked under a strict umask", async (t) => {
  const folder = await dataFolder(t);
  const cacheDir = join(folder, 'cache');
  mkdirSync(cacheDir);
  // Created early, or the cluster would be kept outside the folder of this test.
  mkdirSync(join(folder, 'data'));
  const umask = process.umask(0o077);
  t.teardown(() => process.umask(umask));
  const server = await started(t, { dataDir: join(folder, 'data'), cacheDir });
  process.umask(umask);
  t.is(await ask(server.url, 'select 1'), 1);
  await server.stop();
});

test.serial('moves to another port if the former one is taken', async (t) => {
  const dataDir = await usedFolder(t);
  const first = await started(t, { dataDir });
  await first.stop();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(first.port, '127.0.0.1', resolve));
  t.teardown(() => other.close());
  const second = await started(t, { dataDir });
  t.not(second.port, first.port);
  t.is(await ask(second.url, 'select 1'), 1);
});

test.serial('a killed first start does not obstruct the next', async (t) => {
  const dataDir = await dataFolder(t);
  mkdirSync(join(dataDir, 'postgres.new'));
  writeFileSync(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n');
  writeFileSync(join(dataDir, 'postgres.json'), '{"port":0,"password":"of the killed start"}\n');
  const server = await started(t, { dataDir });
  t.is(await ask(server.url, 'select 1'), 1);
  t.false(existsSync(join(dataDir, 'postgres.new')));
});

test.serial('takes over a lock left by a killed start', async (t) => {
  const dataDir = await usedFolder(t);
  writeFileSync(join(dataDir, 'postgres.starting'), `${process.pid} of another boot`);
  const server = await started(t, { dataDir });
  t.is(await ask(server.url, 'select 1'), 1);
  t.false(existsSync(join(dataDir, 'postgres.starting')));
});

test.serial('names a data folder that cannot be created', async (t) => {
  const file = join(await dataFolder(t), 'file');
  writeFileSync(file, '');
  await t.throwsAsync(started(t, { dataDir: join(file, 'data') }), { message: /file\/data cannot be made.*DATA_DIR/s });
});

test.serial('refuses data of another release and leaves them alone', async (t) => {
  const dataDir = await usedFolder(t);
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  await t.throwsAsync(started(t, { dataDir }), { message: /was made by PostgreSQL 17 and the programs are 18/ });
});

test.serial('refuses data without their password and leaves them alone', async (t) => {
  const dataDir = await usedFolder(t);
  writeFileSync(join(dataDir, 'postgres.json'), '{"port": 1');
  await t.throwsAsync(started(t, { dataDir }), { message: /postgres\.json is damaged/ });
});

test.serial('shows the end of the log of a server that does not start', async (t) => {
  const dataDir = await usedFolder(t);
  writeFileSync(join(dataDir, 'postgres', 'postgresql.conf'), 'shared_buffers = lots\n');
  await t.throwsAsync(started(t, { dataDir }), {
    message: /PostgreSQL did not start.*postgres\.log.*shared_buffers/s,
  });
});

test.serial('names a program that cannot be run', async (t) => {
  const dataDir = await usedFolder(t);
  const cacheDir = join(await dataFolder(t), 'cache');
  mkdirSync(cacheDir);
  const server = await started(t, { dataDir, cacheDir });
  await server.stop();
  const [programs = ''] = readdirSync(cacheDir);
  chmodSync(join(cacheDir, programs, 'bin', 'postgres'), 0o600);
  await t.throwsAsync(started(t, { dataDir, cacheDir }), { message: /bin\/postgres cannot be run: .*EACCES/ });
});

test.serial('finds a running server through its data folder, and only while it runs', async (t) => {
  const dataDir = await usedFolder(t);
  t.is(findRunningPostgres(join(dataDir, 'missing')), null);
  t.is(findRunningPostgres(dataDir), null);
  const server = await started(t, { dataDir });
  t.deepEqual(findRunningPostgres(dataDir), { url: server.url });
  await server.stop();
  t.is(findRunningPostgres(dataDir), null);
});

test.serial('keeps the log of the server in the data folder', async (t) => {
  const { dataDir, server } = await runningServer();
  await t.throwsAsync(ask(server.url, 'select * from nothing_here'));
  t.regex(readFileSync(join(dataDir, 'postgres.log'), 'utf8'), /nothing_here/);
});
