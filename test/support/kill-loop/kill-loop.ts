import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyIndex } from '../../../indexer/compare-index.ts';
import { createRandom } from '../../../scripts/seeded-random.ts';
import { packageRoot } from '../../../src/package-root.ts';
import { ENGINE, eventually, type IndexedDatabase } from '../indexer.ts';
import type { ChildTask } from './indexer-child.ts';
import { KILL_POINTS, type KillPoint } from './kill-points.ts';
import { createMenuWriter } from './menu-writer.ts';

export interface KillLoopOptions {
  readonly databaseUrl: string;
  readonly kills: number;
  readonly seed: number;
  /** Changes made while each indexer lives. */
  readonly changesPerKill: number;
  /** Kills the database server, which comes back by itself. */
  readonly killDatabase?: () => void;
  readonly onKill?: (done: number) => void;
}

export interface KillLoopResult {
  readonly kills: number;
  readonly changes: number;
  /** Documents missing, of an older state, and of menus that are not active. */
  readonly lost: number;
  readonly stale: number;
  readonly ghosts: number;
}

const CHILD = join(packageRoot, 'build', 'test', 'support', 'kill-loop', 'indexer-child.js');
/** An indexer that does not come to its point in this time is killed where it is. */
const LONGEST_LIFE = 4000;

function died(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}

async function started(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve) => {
    child.once('message', () => resolve());
    child.once('exit', () => resolve());
  });
}

/**
 * Lets indexers work on changing menus and kills each of them by SIGKILL, at a named point or a moment of chance; every
 * few kills the engine forgets its tasks or all it has, or the database server is killed. Then one indexer finishes the
 * work, without the drift check that could cover up for a lost change, and the index is compared with the database.
 */
export async function killLoop(parts: IndexedDatabase, options: KillLoopOptions): Promise<KillLoopResult> {
  const { db, engine, changes, index, activeMenuIds, restaurantId } = parts;
  const random = createRandom(options.seed);
  const writer = createMenuWriter(db, restaurantId, random);
  engine.faults.taskDelay = 2;

  async function change(): Promise<void> {
    // A change that dies with the database was made or was not; the database knows, and is what counts.
    await writer.change().catch(() => sleep(100));
  }

  async function oneLife(number: number, killPoint: KillPoint): Promise<void> {
    const task: ChildTask = { databaseUrl: options.databaseUrl, engineUrl: engine.url, engine: ENGINE, killPoint };
    const child = fork(CHILD, [JSON.stringify(task)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await started(child);
    const deadline = setTimeout(() => child.kill('SIGKILL'), killPoint === 'any' ? random.integer(1500) : LONGEST_LIFE);
    for (let i = 0; i < options.changesPerKill; i += 1) {
      await change();
      await sleep(random.integer(40));
    }
    if (number % 7 === 3) engine.restart(engine.copy());
    if (number % 9 === 5) engine.restart();
    if (number % 11 === 7) options.killDatabase?.();
    if (killPoint.includes('rebuild') || killPoint.includes('epoch')) engine.restart();
    await died(child);
    clearTimeout(deadline);
    options.onKill?.(number + 1);
  }

  for (let number = 0; number < options.kills; number += 1) await oneLife(number, random.pick(KILL_POINTS));

  const indexer = parts.startIndexer({ driftInterval: Number.POSITIVE_INFINITY });
  await eventually(async () => {
    const { state, pending } = await indexer.status();
    return state === 'working' && pending === 0;
  }, 120_000);
  await indexer.stop();
  const differences = await verifyIndex({ changes, index, activeMenuIds });
  const count = (problem: string): number => differences.filter((one) => one.problem === problem).length;
  return {
    kills: options.kills,
    changes: writer.count,
    lost: count('missing'),
    stale: count('different'),
    ghosts: count('surplus'),
  };
}
