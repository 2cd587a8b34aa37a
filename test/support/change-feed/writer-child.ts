import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '@menu-data-service/seeded-random';
import { openDatabase } from '../../../src/db/open-database.ts';
import { endWithParent } from '../end-with-parent.ts';
import { createRestlessWriter } from './restless-writer.ts';

/** Task of a writer process that will be killed. */
export interface WriterTask {
  readonly databaseUrl: string;
  readonly seed: number;
  readonly writers: number;
}

const PAUSE_MS = 10;

endWithParent();

const task = JSON.parse(process.argv[2] ?? '{}') as WriterTask;
const db = openDatabase({ url: task.databaseUrl, acquireTimeoutMs: 2000, maxConnections: task.writers });

function tell(text: string): void {
  // The parent may have ended already.
  process.send?.(text, undefined, {}, () => undefined);
}

async function write(seed: number): Promise<void> {
  const writer = createRestlessWriter(db, createRandom(seed));
  for (;;) {
    const before = writer.published;
    // An unavailable database comes back; any other error is a bug.
    await writer.step().catch(async (error: unknown) => {
      tell(String(error));
      // Without a pause it would never notice that the parent has ended.
      await sleep(PAUSE_MS);
    });
    if (writer.published > before) tell('published');
  }
}

for (let number = 0; number < task.writers; number += 1) void write(task.seed * 101 + number);
