import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';
import { spawnMenus } from './run-menus.ts';
import type { Teardown } from './teardown.ts';

export interface LoggedProcess {
  readonly name: string;
  readonly child: ChildProcess;
  readonly opsUrl: string;
  log(): string;
}

/** Starts one process, with its own operations port; it is killed after the test if it still runs. */
export async function startLogged(
  t: Teardown,
  name: string,
  env: Readonly<Record<string, string>>,
): Promise<LoggedProcess> {
  const opsPort = await freePort();
  const child = spawnMenus([name], { ...env, OPS_PORT: String(opsPort) });
  const ended = once(child, 'exit');
  let log = '';
  child.stdout?.resume();
  child.stderr?.on('data', (text: Buffer) => {
    log += text.toString();
  });
  t.teardown(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await ended;
  });
  return { name, child, opsUrl: `http://127.0.0.1:${opsPort}`, log: () => log };
}
