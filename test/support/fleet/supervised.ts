import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ExecutionContext } from 'ava';

/** A process that is started again when it was killed, as an orchestrator does. */
export interface Supervised {
  readonly name: string;
  readonly kills: number;
  /** A sentence for each end that nobody asked for. */
  readonly endedByItself: readonly string[];
  /** The end of what it wrote to stderr. */
  log(): string;
  /** Kills it (SIGKILL) and starts it again after some milliseconds, between which `meanwhile` has its turn. */
  kill(awayMs?: number, meanwhile?: () => Promise<void>): Promise<void>;
}

const LONGEST_LOG = 4000;

/** Starts a process, which ends with the test. */
export function supervise(
  t: Pick<ExecutionContext, 'teardown'>,
  name: string,
  spawned: () => ChildProcess,
): Supervised {
  const endedByItself: string[] = [];
  let log = '';
  let kills = 0;
  let over = false;
  let child = start();

  function start(): ChildProcess {
    const started = spawned();
    started.stdout?.resume();
    started.stderr?.on('data', (text: Buffer) => {
      log = (log + text.toString()).slice(-LONGEST_LOG);
    });
    started.once('exit', (code) => {
      if (!started.killed) endedByItself.push(`${name} ended by itself with ${code}: ${log}`);
    });
    return started;
  }

  async function end(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  t.teardown(async () => {
    over = true;
    await end();
  });
  return {
    name,
    get kills() {
      return kills;
    },
    endedByItself,
    log: () => log,
    async kill(awayMs = 0, meanwhile = async () => undefined) {
      await end();
      kills += 1;
      await Promise.all([sleep(awayMs), meanwhile()]);
      if (!over) child = start();
    },
  };
}
