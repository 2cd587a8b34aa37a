import { setTimeout as sleep } from 'node:timers/promises';
import type { Workers } from '../../../test/support/workers/start-workers.ts';

export const KILL_EVERY_SECONDS = 5;

/** Kills one worker after another, and waits until all of them serve again. */
export async function killInTurn(workers: Workers, kills: number): Promise<void> {
  for (let killed = 0; killed < kills; killed += 1) {
    const [pid] = (await workers.allServe()).values();
    if (pid) process.kill(pid, 'SIGKILL');
    await sleep(KILL_EVERY_SECONDS * 1000);
  }
  await workers.allServe();
}
