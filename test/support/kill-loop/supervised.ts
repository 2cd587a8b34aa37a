import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Teardown } from '../teardown.ts';

/** A process that is restarted when killed, like under an orchestrator. */
export interface Supervised {
  readonly endedByItself: readonly string[];
  log(): string;
  /** Kills it (SIGKILL) and starts it again. */
  restart(): Promise<void>;
}

const MAX_LOG_LENGTH = 4000;

/** Starts a process, which ends with the test. */
export function supervise(t: Teardown, name: string, spawned: () => ChildProcess): Supervised {
  const endedByItself: string[] = [];
  let log = '';
  let over = false;
  let child = start();

  function start(): ChildProcess {
    const started = spawned();
    started.stdout?.resume();
    started.stderr?.on('data', (text: Buffer) => {
      log = (log + text.toString()).slice(-MAX_LOG_LENGTH);
    });
    started.once('exit', (code) => {
      if (!started.killed) endedByItself.push(`${name} ended by itself with ${code}: ${log}`);
    });
    return started;
  }

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  t.teardown(async () => {
    over = true;
    await kill();
  });
  return {
    endedByItself,
    log: () => log,
    async restart() {
      await kill();
      if (!over) child = start();
    },
  };
}
