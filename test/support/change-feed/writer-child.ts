import { createRandom } from '@menu-data-service/seeded-random';
import { openDatabase } from '../../../src/db/open-database.ts';
import { createRestlessWriter } from './restless-writer.ts';

/** What a process of writers that is to be killed gets from the parent. */
export interface WriterTask {
  readonly databaseUrl: string;
  readonly seed: number;
  /** Writers at work at the same time. */
  readonly writers: number;
}

const task = JSON.parse(process.argv[2] ?? '{}') as WriterTask;
const db = openDatabase({ url: task.databaseUrl, acquireTimeoutMs: 2000, maxConnections: task.writers });

async function write(seed: number): Promise<void> {
  const writer = createRestlessWriter(db, createRandom(seed));
  for (;;) {
    const before = writer.published;
    // A database that is away comes back; anything else is a fault of the program.
    await writer.step().catch((error: unknown) => {
      if (!process.send) throw error;
      process.send(String(error));
    });
    if (writer.published > before) process.send?.('published');
  }
}

for (let number = 0; number < task.writers; number += 1) void write(task.seed * 101 + number);
