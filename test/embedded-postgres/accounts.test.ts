import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { canEnter } from '@menu-data-service/embedded-postgres/server-account';
import test from 'ava';
import pino from 'pino';
import { packageRoot } from '../../src/lib/package-root.ts';
import { ask, dataFolder, postmasterPid, started, startedProcess } from '../support/embedded-postgres.ts';
import { findRunningPostgres } from '../support/find-running-postgres.ts';

const root = process.getuid?.() === 0;
const asRoot = root ? test : test.skip;
const nobody = { name: 'nobody', uid: 65534, gid: 65534 };
const asRootWithReachableCode = root && canEnter(nobody, packageRoot) ? test : test.skip;

asRoot('started by root, the server runs as an account that existed before', async (t) => {
  const accounts = readFileSync('/etc/passwd', 'utf8');
  const dataDir = await dataFolder(t);
  await started(t, { dataDir });
  const uid = statSync(`/proc/${postmasterPid(dataDir)}`).uid;
  t.not(uid, 0);
  t.regex(accounts, new RegExp(`^[^:]+:[^:]*:${uid}:`, 'm'));
  t.is(readFileSync('/etc/passwd', 'utf8'), accounts);
});

asRoot(
  'started by root below a home folder of mode 0700, the data lies elsewhere and the log says where',
  async (t) => {
    const folder = await dataFolder(t);
    const [home, placeForAll] = [join(folder, 'home'), join(folder, 'var-lib')];
    mkdirSync(home, { mode: 0o700 });
    const dataDir = join(home, 'project', 'data');
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
    const server = await started(t, { dataDir, placeForAll, logger });
    t.is(await ask(server.url, 'create table kept as select 42 as n; select 1').catch(() => 1), 1);
    const [place = ''] = readdirSync(placeForAll);
    const said = lines.map((line) => JSON.parse(line) as { cluster?: string });
    t.true(said.some(({ cluster }) => cluster === join(placeForAll, place, 'postgres')));
    t.deepEqual(findRunningPostgres(dataDir, placeForAll), { url: server.url });
    await server.stop();
    const again = await started(t, { dataDir, placeForAll });
    t.is(again.url, server.url);
    await again.stop();
  },
);

asRootWithReachableCode(
  'an ordinary user runs the server as that user, below a home folder of mode 0700',
  async (t) => {
    const folder = await dataFolder(t);
    const home = join(folder, 'home');
    mkdirSync(home);
    chmodSync(home, 0o700);
    chownSync(home, nobody.uid, nobody.gid);
    const dataDir = join(home, 'data');
    const service = await startedProcess(t, dataDir, { uid: nobody.uid, cache: join(home, 'cache') });
    t.is(service.answer.error, undefined);
    t.is(await ask(service.answer.url ?? '', 'select 1'), 1);
    t.is(statSync(`/proc/${postmasterPid(dataDir)}`).uid, nobody.uid);
    t.is(await service.kill('SIGTERM'), 0);
  },
);

asRootWithReachableCode('a data folder of another account is refused with the reason', async (t) => {
  const folder = await dataFolder(t);
  const dataDir = join(folder, 'data');
  const cache = join(folder, 'cache');
  mkdirSync(cache);
  chownSync(cache, nobody.uid, nobody.gid);
  const server = await started(t, { dataDir });
  await server.stop();
  const other = await startedProcess(t, dataDir, { uid: nobody.uid, cache });
  t.regex(other.answer.error ?? '', /(cannot be read|cannot be written|EACCES)/);
});

asRoot('a data folder that was removed starts anew although its data lay elsewhere', async (t) => {
  const folder = await dataFolder(t);
  const [home, placeForAll] = [join(folder, 'home'), join(folder, 'var-lib')];
  mkdirSync(home, { mode: 0o700 });
  const dataDir = join(home, 'data');
  const before = await started(t, { dataDir, placeForAll });
  await ask(before.url, 'create table kept as select 42 as n');
  await before.stop();
  rmSync(dataDir, { recursive: true });
  const after = await started(t, { dataDir, placeForAll });
  t.is(await ask(after.url, "select to_regclass('kept')"), null);
  t.true(existsSync(join(placeForAll, readdirSync(placeForAll)[0] ?? '', 'postgres.removed')));
  await after.stop();
});
