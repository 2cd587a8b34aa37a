import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Teardown } from '../teardown.ts';

/** A process that is started again when it was killed, as an orchestrator does. */
export interface Supervised {
  readonly name: string;
  /** A sentence for each end that nobody asked for. */
  readonly endedByItself: readonly string[];
  /** The end of what it wrote to stderr. */
  log(): string;
  /** Of the process that runs now. */
  pid(): number | undefined;
  /** Ends it and starts it again. */
  restart(how?: Restart): Promise<void>;
}

/** How a process is started again. */
export interface Restart {
  /** SIGKILL by default. */
  readonly signal?: NodeJS.Signals;
  readonly awayMs?: number;
  /** Happens while it is away. */
  readonly meanwhile?: () => Promise<unknown>;
  /** Starts it as something else from now on. */
  readonly as?: () => ChildProcess;
}

const LONGEST_LOG = 4000;

/** Starts a process, which ends with the test. */
export function supervise(t: Teardown, name: string, asFirst: () => ChildProcess): Supervised {
  const endedByItself: string[] = [];
  let log = '';
  let spawned = asFirst;
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

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  t.teardown(async () => {
    over = true;
    await end('SIGKILL');
  });
  return {
    name,
    endedByItself,
    log: () => log,
    pid: () => child.pid,
    async restart({ signal = 'SIGKILL', awayMs = 0, meanwhile = async () => undefined, as = spawned } = {}) {
      spawned = as;
      await end(signal);
      await Promise.all([sleep(awayMs), meanwhile()]);
      if (!over) child = start();
    },
  };
}
