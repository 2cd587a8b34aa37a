import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { packageRoot } from '../../src/lib/package-root.ts';
import { ask, isAlive, postmasterPid, started, startedProcess } from '../support/embedded-postgres.ts';
import { until } from '../support/until.ts';
import { usedFolder } from '../support/used-folder.ts';

function writePid(dataDir: string, pid: number): void {
  const lines = [pid, join(dataDir, 'postgres'), 1, 1, '', '127.0.0.1', '', 'ready'];
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${lines.join('\n')}\n`);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test.serial(`${signal} leaves no process`, async (t) => {
    const dataDir = await usedFolder(t);
    const service = await startedProcess(t, dataDir);
    const pid = postmasterPid(dataDir) ?? 0;
    t.true(isAlive(pid));
    t.is(await service.kill(signal), 0);
    t.false(isAlive(pid));
  });
}

test.serial('a process that ends without stopping takes the server with it', async (t) => {
  const dataDir = await usedFolder(t);
  const service = await startedProcess(t, dataDir);
  const pid = postmasterPid(dataDir) ?? 0;
  service.child.stdin?.write('exit\n');
  await once(service.child, 'exit');
  await until(() => !isAlive(pid));
  t.pass();
});

test.serial('the next start takes over the server of a killed process, and stops it', async (t) => {
  const dataDir = await usedFolder(t);
  const service = await startedProcess(t, dataDir);
  const pid = postmasterPid(dataDir) ?? 0;
  await service.kill('SIGKILL');
  t.true(isAlive(pid));
  const next = await started(t, { dataDir });
  t.false(next.started);
  t.is(postmasterPid(dataDir), pid);
  t.is(await ask(next.url, 'select 1'), 1);
  await next.stop();
  t.false(isAlive(pid));
});

test.serial('a killed server restarts with its data, at the same address', async (t) => {
  const dataDir = await usedFolder(t);
  const server = await started(t, { dataDir });
  const pid = postmasterPid(dataDir) ?? 0;
  process.kill(pid, 'SIGKILL');
  await until(async () => (await ask(server.url, 'select n from kept').catch(() => null)) === 42);
  t.not(postmasterPid(dataDir), pid);
  await server.stop();
  t.is(postmasterPid(dataDir), null);
});

test.serial('reports a killed server that cannot restart with the end of its log', async (t) => {
  const dataDir = await usedFolder(t);
  let report = (_error: Error): void => undefined;
  const failure = new Promise<Error>((resolve) => {
    report = resolve;
  });
  await started(t, { dataDir, onFailure: (error) => report(error) });
  const pid = postmasterPid(dataDir) ?? 0;
  const control = join(dataDir, 'postgres', 'global', 'pg_control');
  renameSync(control, `${control}.away`);
  process.kill(pid, 'SIGKILL');
  t.regex((await failure).message, /PostgreSQL did not start.*pg_control/s);
});

test.serial('the pid file of a dead server is no server', async (t) => {
  const dataDir = await usedFolder(t);
  const dead = spawn('true');
  await once(dead, 'exit');
  writePid(dataDir, dead.pid ?? 0);
  t.is(await ask((await started(t, { dataDir })).url, 'select n from kept'), 42);
});

test.serial('a pid file that names a zombie is no server', async (t) => {
  const dataDir = await usedFolder(t);
  // The shell becomes another program, which does not wait for the child.
  const parent = spawn('sh', ['-c', 'cat <&3 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
  });
  t.teardown(() => parent.kill('SIGKILL'));
  const { 1: printing, 3: held } = parent.stdio;
  if (!printing || !held) return t.fail();
  const [printed] = (await once(printing, 'data')) as [Buffer];
  const zombie = Number(printed.toString());
  await until(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8') === 'sleep\n');
  held.destroy();
  await until(() => !isAlive(zombie));
  t.notThrows(() => process.kill(zombie, 0), 'the number is still taken');
  writePid(dataDir, zombie);
  t.is(await ask((await started(t, { dataDir })).url, 'select n from kept'), 42);
});

test.serial('a pid file that names another process is no server, and leaves that process alone', async (t) => {
  const dataDir = await usedFolder(t);
  const stranger = spawn('sleep', ['60']);
  t.teardown(() => stranger.kill('SIGKILL'));
  writePid(dataDir, stranger.pid ?? 0);
  const server = await started(t, { dataDir });
  t.is(await ask(server.url, 'select n from kept'), 42);
  await server.stop();
  t.true(isAlive(stranger.pid ?? 0));
});

test.serial('a process that ends while the server is starting takes it with it', async (t) => {
  const dataDir = await usedFolder(t);
  const script = join(packageRoot, 'build-test', 'test', 'support', 'embedded-postgres-process.js');
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['pipe', 'ignore', 'inherit'] });
  const exited = once(child, 'exit');
  let pid: number | null = null;
  await until(() => {
    pid = postmasterPid(dataDir);
    return pid !== null;
  });
  child.stdin.write('exit\n');
  await exited;
  // Its pid file is removed before it exits.
  await until(() => !isAlive(pid ?? 0));
  t.pass();
});
