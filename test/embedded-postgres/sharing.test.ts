import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { announce } from '@menu-data-service/embedded-postgres/presence';
import { runProgram } from '@menu-data-service/embedded-postgres/run-program';
import { canEnter } from '@menu-data-service/embedded-postgres/server-account';
import { DataFolderInUseError } from '@menu-data-service/embedded-postgres/start-embedded-postgres';
import test from 'ava';
import pino from 'pino';
import { packageRoot } from '../../src/lib/package-root.ts';
import { ask, dataFolder, isAlive, postmasterPid, started, startedProcess } from '../support/embedded-postgres.ts';
import { findRunningPostgres } from '../support/find-running-postgres.ts';
import { freePort } from '../support/free-port.ts';
import { until } from '../support/until.ts';
import { usedFolder } from '../support/used-folder.ts';

test.serial('refuses a second service on one data folder, and the first goes on', async (t) => {
  const dataDir = await usedFolder(t);
  const first = await started(t, { dataDir });
  const error = await t.throwsAsync(started(t, { dataDir }), { instanceOf: DataFolderInUseError });
  t.regex(error?.message ?? '', /is in use by a service that runs already: stop it, or set DATA_DIR/);
  t.true(error?.message.includes(dataDir));
  t.is(await ask(first.url, 'select 1'), 1);
});

test.serial('of two services started at once on an empty folder, one runs and the other says why not', async (t) => {
  const dataDir = await dataFolder(t);
  const both = await Promise.all([startedProcess(t, dataDir), startedProcess(t, dataDir)]);
  t.is(both.filter(({ answer }) => answer.url).length, 1);
  t.regex(both.find(({ answer }) => answer.error)?.answer.error ?? '', /is in use by a service/);
  const winner = both.find(({ answer }) => answer.url);
  t.is(await ask(winner?.answer.url ?? '', 'select 1'), 1);
  t.is(await winner?.kill('SIGTERM'), 0);
});

test.serial('a command uses the server of a running service and leaves it running', async (t) => {
  const dataDir = await usedFolder(t);
  const service = await startedProcess(t, dataDir);
  const command = await started(t, { dataDir, role: 'command' });
  t.false(command.started);
  t.is(service.answer.url ?? '', command.url);
  await command.stop();
  t.is(await ask(command.url, 'select 1'), 1);
  t.is(await service.kill('SIGTERM'), 0);
});

test.serial('a command without a service starts the server and stops it', async (t) => {
  const dataDir = await usedFolder(t);
  const command = await started(t, { dataDir, role: 'command' });
  t.true(command.started);
  const pid = postmasterPid(dataDir) ?? 0;
  await command.stop();
  t.false(isAlive(pid));
});

test.serial('two commands share one server, and the last one out stops it', async (t) => {
  const dataDir = await usedFolder(t);
  const [first, second] = [
    await started(t, { dataDir, role: 'command' }),
    await started(t, { dataDir, role: 'command' }),
  ];
  const pid = postmasterPid(dataDir) ?? 0;
  await first.stop();
  t.is(await ask(second.url, 'select 1'), 1);
  await second.stop();
  t.false(isAlive(pid));
});

test.serial('a service that stops leaves the server to a running command', async (t) => {
  const dataDir = await usedFolder(t);
  const service = await startedProcess(t, dataDir);
  const command = await started(t, { dataDir, role: 'command' });
  const pid = postmasterPid(dataDir) ?? 0;
  t.is(await service.kill('SIGTERM'), 0);
  t.is(await ask(command.url, 'select 1'), 1);
  await command.stop();
  t.false(isAlive(pid));
});

test.serial('a service may start while a command runs, and outlives it', async (t) => {
  const dataDir = await usedFolder(t);
  const command = await started(t, { dataDir, role: 'command' });
  const service = await startedProcess(t, dataDir);
  t.is(service.answer.url ?? '', command.url);
  await command.stop();
  t.is(await ask(command.url, 'select 1'), 1);
  t.is(await service.kill('SIGINT'), 0);
  await until(() => postmasterPid(dataDir) === null);
});

test('a connection that cannot be made is a rejection, and not a lost connection', async (t) => {
  let lost = 0;
  const settings = { port: await freePort(), password: 'x' };
  const announced = () =>
    announce(settings, 'service', () => {
      lost += 1;
    });
  await t.throwsAsync(announced(), { message: /ECONNREFUSED/ });

  // accepts the connection and cuts it before answering
  let closed: Promise<unknown> = Promise.resolve();
  const server = createServer((socket) => {
    closed = once(socket, 'close');
    socket.once('data', () => socket.destroy());
  });
  server.listen(settings.port, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close());
  await t.throwsAsync(announced(), { message: /terminated/ });

  await closed;
  await new Promise((resolve) => setImmediate(resolve));
  t.is(lost, 0);
});

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

test('a failing program shows all its output, and a missing one is named', async (t) => {
  const node = (code: string) => runProgram(process.execPath, ['-e', code], null);
  await t.notThrowsAsync(node('console.log("fine")'));
  await t.throwsAsync(node('console.log("out"); console.error("of order"); process.exitCode = 3'), {
    message: /failed \(3\):\n(?=.*out)(?=.*of order)/s,
  });
  await t.throwsAsync(node('process.kill(process.pid, "SIGKILL")'), { message: /failed \(SIGKILL\)/ });
  await t.throwsAsync(runProgram('/nowhere/initdb', [], null), { message: /^\/nowhere\/initdb cannot be run: / });
});
