import { DataFolderInUseError } from '@menu-data-service/embedded-postgres/start-embedded-postgres';
import test from 'ava';
import { ask, dataFolder, isAlive, postmasterPid, started, startedProcess } from '../support/embedded-postgres.ts';
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
