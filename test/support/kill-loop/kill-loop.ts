import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '@menu-data-service/seeded-random';
import { verifyIndex } from '../../../indexer/compare-index.ts';
import { packageRoot } from '../../../src/lib/package-root.ts';
import { ENGINE, type IndexedDatabase } from '../indexer.ts';
import type { Teardown } from '../teardown.ts';
import { until } from '../until.ts';
import { type AnswerCounts, startConsumer } from './api-consumer.ts';
import { startApiProcess } from './api-process.ts';
import { compareApi } from './compare-api.ts';
import type { ChildTask } from './indexer-child.ts';
import { killApi } from './kill-api.ts';
import { KILL_POINTS, type KillPoint } from './kill-points.ts';
import { createMenuWriter } from './menu-writer.ts';
import { createQuestions } from './questions.ts';
import { createSeenMenus } from './seen-menus.ts';
import { publishSteadyMenus } from './steady-menus.ts';
import { createTroubles } from './troubles.ts';

export interface KillLoopOptions {
  readonly databaseUrl: string;
  readonly kills: number;
  readonly apiKills: number;
  readonly seed: number;
  readonly changesPerKill: number;
  /** Kills the database server, which restarts by itself. */
  readonly killDatabase?: () => void;
  readonly onKill?: (done: number) => void;
}

export interface KillLoopResult {
  readonly kills: number;
  readonly apiKills: number;
  readonly changes: number;
  readonly answers: AnswerCounts;
  readonly wrongAnswers: readonly string[];
  /** Documents that are missing, outdated, or of inactive menus. */
  readonly lost: number;
  readonly stale: number;
  readonly ghosts: number;
}

const CHILD = join(packageRoot, 'build-test', 'test', 'support', 'kill-loop', 'indexer-child.js');
/** An indexer that does not reach its point within this time is killed anyway. */
const MAX_LIFE = 4000;

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
 * Runs indexers on changing menus and kills each of them (SIGKILL), at a named point or a random moment. Every few kills the engine loses
 * its tasks or all its data, or the database server is killed. Meanwhile a real API gets requests, and is killed too. In the end one
 * indexer finishes the work, without the drift check, which could hide a lost change. Then the index is compared with the database, and the
 * answers of a last API with both.
 */
export async function killLoop(t: Teardown, parts: IndexedDatabase, options: KillLoopOptions): Promise<KillLoopResult> {
  const { db, engine, changes, index, activeMenuIds, restaurantId } = parts;
  const random = createRandom(options.seed);
  const writer = createMenuWriter(db, restaurantId, random);
  engine.faults.taskDelay = 2;
  const troubles = createTroubles();
  const seen = createSeenMenus();
  const steady = await publishSteadyMenus(db);
  const api = await startApiProcess(t, { databaseUrl: options.databaseUrl, engineUrl: engine.url, db });
  const consumer = startConsumer(api, createQuestions(createRandom(options.seed + 1), steady, seen), troubles);
  t.teardown(() => consumer.stop());

  function emptyEngine(): void {
    troubles.began('engine');
    engine.restart();
  }

  async function change(): Promise<void> {
    // The change may be lost when the database is killed: the database is what counts.
    await writer.change().catch(() => sleep(100));
  }

  async function oneLife(number: number, killPoint: KillPoint): Promise<void> {
    const task: ChildTask = { databaseUrl: options.databaseUrl, engineUrl: engine.url, engine: ENGINE, killPoint };
    const child = fork(CHILD, [JSON.stringify(task)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await started(child);
    const deadline = setTimeout(() => child.kill('SIGKILL'), killPoint === 'any' ? random.integer(1500) : MAX_LIFE);
    for (let i = 0; i < options.changesPerKill; i += 1) {
      await change();
      await sleep(random.integer(40));
    }
    if (number % 7 === 3) engine.restart(engine.copy());
    if (number % 9 === 5) emptyEngine();
    if (number % 11 === 7 && options.killDatabase !== undefined) {
      troubles.began('database');
      options.killDatabase();
    }
    if (killPoint.includes('rebuild') || killPoint.includes('epoch')) emptyEngine();
    await died(child);
    clearTimeout(deadline);
    options.onKill?.(number + 1);
  }

  async function indexerLives(): Promise<void> {
    for (let number = 0; number < options.kills; number += 1) await oneLife(number, random.pick(KILL_POINTS));
  }

  await Promise.all([indexerLives(), killApi(api, consumer, options.apiKills, createRandom(options.seed + 2))]);

  const indexer = parts.startIndexer({ driftIntervalMs: Number.POSITIVE_INFINITY });
  await until(async () => {
    const { state, pending } = await indexer.status();
    return state === 'working' && pending === 0;
  }, 120_000);
  await indexer.stop();
  const differences = await verifyIndex({ changes, index, activeMenuIds });
  await api.kill();
  await until(async () => (await api.get('/v1/menus/items?search=dishes')).status === 200, 120_000);
  const wrongAtLast = await compareApi(api, changes, await activeMenuIds());
  await consumer.stop();
  const count = (problem: string): number => differences.filter((one) => one.problem === problem).length;
  return {
    kills: options.kills,
    apiKills: api.kills,
    changes: writer.count,
    answers: consumer.counts,
    wrongAnswers: [...api.endedByItself, ...consumer.wrong, ...(await seen.wrong(db)), ...wrongAtLast],
    lost: count('missing'),
    stale: count('different'),
    ghosts: count('surplus'),
  };
}
