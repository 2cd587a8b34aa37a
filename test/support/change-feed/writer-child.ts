import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '@menu-data-service/seeded-random';
import { openDatabase } from '../../../src/db/open-database.ts';
import { endWithParent } from '../end-with-parent.ts';
import { createRestlessWriter } from './restless-writer.ts';

/** What a process of writers that is to be killed gets from the parent. */
export interface WriterTask {
  readonly databaseUrl: string;
  readonly seed: number;
  /** Writers at work at the same time. */
  readonly writers: number;
}

const PAUSE_MS = 10;

endWithParent();

const task = JSON.parse(process.argv[2] ?? '{}') as WriterTask;
const db = openDatabase({ url: task.databaseUrl, acquireTimeoutMs: 2000, maxConnections: task.writers });

function tell(text: string): void {
  // That the parent has ended and does not hear it is no error.
  process.send?.(text, undefined, {}, () => undefined);
}

async function write(seed: number): Promise<void> {
  const writer = createRestlessWriter(db, createRandom(seed));
  for (;;) {
    const before = writer.published;
    // A database that is away comes back; anything else is a fault of the program.
    await writer.step().catch(async (error: unknown) => {
      tell(String(error));
      // Without a pause it would never hear that the parent has ended.
      await sleep(PAUSE_MS);
    });
    if (writer.published > before) tell('published');
  }
}

for (let number = 0; number < task.writers; number += 1) void write(task.seed * 101 + number);
