import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageRoot } from '../../../src/lib/package-root.ts';
import type { Teardown } from '../../../test/support/teardown.ts';
import { temporaryFolder } from '../../../test/support/temporary-folder.ts';

const PORT = 3980;

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** ops/haproxy.cfg without the engines, with the addresses of one process on this machine in place of Docker's names. */
async function configFor(port: number, opsPort: number): Promise<string> {
  const config = await readFile(join(packageRoot, 'ops', 'haproxy.cfg'), 'utf8');
  const [processes = ''] = config.split(/^frontend engines$/m);
  return processes
    .replace(/^resolvers [\s\S]*?\n\n/m, '')
    .replace(/ resolvers docker.* init-addr none/, '')
    .replaceAll('check port 3002', `check port ${opsPort}`)
    .replaceAll(/server-template (\w+) \d+ [\w-]+:\d+/g, `server $1 127.0.0.1:${port}`)
    .replace('bind :3000', `bind 127.0.0.1:${PORT}`)
    .replace('bind :3001', `bind 127.0.0.1:${PORT + 1}`)
    .replace('bind :3002', `bind 127.0.0.1:${PORT + 2}`);
}

/** Starts HAProxy in front of a process; resolves to its port. Throws if this machine has no HAProxy. */
export async function startHaproxy(t: Teardown, port: number, opsPort: number): Promise<number> {
  if (spawnSync('haproxy', ['-v']).error) throw new Error('haproxy is not installed on this machine');
  const file = join(await temporaryFolder(t, 'bench-proxy'), 'haproxy.cfg');
  await writeFile(file, await configFor(port, opsPort));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  t.teardown(async () => {
    child.kill();
    await ended;
  });
  while (!(await accepts(PORT))) {
    if (child.exitCode !== null) throw new Error(`haproxy ended with ${child.exitCode}`);
    await sleep(50);
  }
  return PORT;
}
