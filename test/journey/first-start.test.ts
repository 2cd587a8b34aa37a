import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import test from 'ava';
import { packageRoot } from '../../src/lib/package-root.ts';
import { freePort } from '../support/free-port.ts';
import { spawnMenus } from '../support/run-menus.ts';
import { startService } from '../support/service.ts';

const run = promisify(execFile);

test('every line that the first start prints works as it stands, and nothing is left behind', async (t) => {
  t.timeout(240_000);
  const folder = await mkdtemp(join(tmpdir(), 'menus-first-start-'));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  await copyFile(join(packageRoot, 'samples', 'thimble-and-crumb.pdf'), join(folder, 'my-menu.pdf'));
  const dataDir = join(folder, 'data');
  const service = await startService(t, { dataDir, cwd: folder, env: { SAMPLE_DATA: '' } });

  const printed = service.printed().split('\n');
  t.regex(service.printed(), /Ready in \d+\.\d s: 15 restaurants, 22 menus, \d{3} items in data\n/);
  const lines = printed.filter((line) => line.startsWith('  ')).map((line) => line.trim());
  const pages = lines.flatMap((line) => /^(?:Start page|Find a dish|Docs|Status)\s+(\S+)$/.exec(line)?.[1] ?? []);
  t.is(pages.length, 4);
  for (const page of pages) t.is((await fetch(page)).status, 200, page);

  const commands = lines.filter((line) => /^(?:TOKEN=|curl |node )/.test(line));
  t.is(commands.length, 5);
  // Exit code 3 of the last line says that something of the menu wants a look, which is no failure.
  const script = commands.map((line) => (line.includes(' ingest ') ? `${line} || [ $? = 3 ]` : line)).join('\n');
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder });
  t.regex(stdout, /"menuItem":\{"name":"[^"]*Oatcake/);
  t.regex(stdout, /"totalCount":15/);
  t.regex(stdout, /My Café \(created\)/);
  t.regex(stdout, /Tea Room.*: \d+ sections, \d+ items.* stored as menu \d+/);

  t.false((await readdir(dataDir)).includes('samples-unfinished'));
  const demo = await stat(join(dataDir, 'demo-client.json'));
  t.is(demo.mode & 0o777, 0o600);
  t.deepEqual(Object.keys(JSON.parse(await readFile(join(dataDir, 'demo-client.json'), 'utf8'))).sort(), [
    'audience',
    'auth_url',
    'base_url',
    'client_id',
    'client_secret',
  ]);

  t.is(await service.stop('SIGINT'), 130);
  const { stdout: processes } = await run('ps', ['-eo', 'args']);
  t.deepEqual(
    processes.split('\n').filter((line) => line.includes(dataDir)),
    [],
  );
});

test('a second start on one data folder says so, and the first goes on', async (t) => {
  t.timeout(120_000);
  const service = await startService(t);
  const second = spawnMenus(['start'], {
    DATA_DIR: service.dataDir,
    PORT: String(await freePort()),
    AUTH_PORT: String(await freePort()),
    OPS_PORT: String(await freePort()),
  });
  let said = '';
  second.stderr?.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const code = await new Promise((resolve) => second.once('close', resolve));
  t.is(code, 1);
  t.regex(said, /is in use by a service that runs already: stop it, or set DATA_DIR to another folder/);
  t.is((await fetch(`${service.opsUrl}/readyz`)).status, 200);
  t.is(await service.stop('SIGTERM'), 0);
});

test('a taken port is named with the variable that moves it, and no database is left running', async (t) => {
  t.timeout(120_000);
  const service = await startService(t);
  const { port } = new URL(service.baseUrl);
  const dataDir = await mkdtemp(join(tmpdir(), 'menus-taken-port-'));
  t.teardown(() => rm(dataDir, { recursive: true, force: true }));
  await chmod(dataDir, 0o755);
  const second = spawnMenus(['start'], {
    DATA_DIR: dataDir,
    PORT: port,
    AUTH_PORT: String(await freePort()),
    OPS_PORT: String(await freePort()),
    SAMPLE_DATA: 'false',
  });
  let said = '';
  second.stderr?.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const code = await new Promise((resolve) => second.once('close', resolve));
  t.is(code, 1);
  t.regex(said, new RegExp(`port ${port} on 127.0.0.1 is already taken. Set PORT to another port`));
  const { stdout: processes } = await run('ps', ['-eo', 'args']);
  t.false(processes.includes(dataDir));
});
