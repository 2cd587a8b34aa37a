import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom, type Random } from '@menu-data-service/seeded-random';
import { createChangeFeed } from '../../../src/db/changes/create-change-feed.ts';
import type { Database } from '../../../src/db/open-database.ts';
import { oneRow, rows } from '../../../src/db/rows.ts';
import type { FeedChange } from '../../../src/domain/changes/change.ts';
import type { FeedCursor } from '../../../src/domain/changes/cursor.ts';
import { packageRoot } from '../../../src/lib/package-root.ts';
import type { ChangeFeed, ChangePage } from '../../../src/ports/change-feed.ts';
import { until } from '../until.ts';
import { readToEnd, replayDifferences } from './feed-state.ts';
import type { WriterTask } from './writer-child.ts';

export interface ChangeKillLoopOptions {
  readonly databaseUrl: string;
  readonly publications: number;
  readonly seed: number;
  readonly writers: number;
  readonly longestLifeMs: number;
  /** Kills the database server, which restarts by itself; called now and then. */
  readonly killDatabase?: (() => void) | undefined;
  readonly onKill?: (kills: number, publications: number) => void;
}

export interface ChangeKillLoopResult {
  readonly kills: number;
  /** As counted by the writers; the last of a killed one may be missing. */
  readonly publications: number;
  readonly changes: number;
  readonly reads: number;
  readonly wrong: readonly string[];
}

const CHILD = join(packageRoot, 'build-test', 'test', 'support', 'change-feed', 'writer-child.js');

/**
 * Lets processes change restaurants and menus, several writers in each, and kills each (SIGKILL) at a random moment, while a follower reads
 * the feed. In the end it must have read every change once and in order, and replaying them must yield the stored state.
 */
export async function changeKillLoop(db: Database, options: ChangeKillLoopOptions): Promise<ChangeKillLoopResult> {
  const random = createRandom(options.seed);
  const feed = createChangeFeed(db);
  const troubles: string[] = [];
  let publications = 0;
  let kills = 0;

  async function oneLife(): Promise<void> {
    const { databaseUrl, writers } = options;
    const task: WriterTask = { databaseUrl, writers, seed: random.integer(1_000_000) };
    const child = fork(CHILD, [JSON.stringify(task)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const died = once(child, 'exit');
    child.on('message', (message) => {
      if (message === 'published') publications += 1;
      else troubles.push(String(message));
    });
    await Promise.race([once(child, 'message'), died]);
    await sleep(random.integer(options.longestLifeMs));
    child.kill('SIGKILL');
    await died;
    kills += 1;
    if (kills % 9 === 4) options.killDatabase?.();
    options.onKill?.(kills, publications);
  }

  const follower = follow(feed, createRandom(options.seed + 1));
  while (publications < options.publications) await oneLife();
  await until(async () => (await openTransactions(db)) === 0);
  const { read, reads } = await follower.finish();
  const unexpected = options.killDatabase ? [] : troubles;
  return {
    kills,
    publications,
    changes: read.length,
    reads,
    wrong: [...unexpected, ...(await faults(db, feed, read))],
  };
}

/** Foreign transactions; the server may still commit one whose process was killed. */
const openTransactions = async (db: Database): Promise<number> =>
  (
    await oneRow<{ n: number }>(
      db,
      'select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null',
    )
  ).n;

function follow(feed: ChangeFeed, random: Random) {
  const read: FeedChange[] = [];
  let cursor: FeedCursor | null = null;
  let reads = 0;
  let ending = false;
  const done = (async () => {
    for (;;) {
      const last = ending;
      // A killed database answers again soon.
      const page: ChangePage | string = await feed.read(cursor, {}, 1 + random.integer(20)).catch(() => 'away');
      reads += 1;
      if (page === 'away') {
        await sleep(50);
        continue;
      }
      if (typeof page === 'string') throw new Error(`the cursor is ${page}`);
      read.push(...page.changes);
      cursor = page.next;
      if (page.more) continue;
      if (last) return;
      await sleep(random.integer(10));
    }
  })();
  return {
    async finish() {
      ending = true;
      await done;
      return { read, reads };
    },
  };
}

async function faults(db: Database, feed: ChangeFeed, read: readonly FeedChange[]): Promise<string[]> {
  const all = await readToEnd(feed);
  const places = read.map(({ place }) => place);
  const outOfLine = places.findIndex((place, at) => place !== at + 1);
  const born = read.flatMap((change) =>
    change.type === 'menu.published' || change.type === 'menu.replaced' ? [change.data.menu.id] : [],
  );
  const stored = await rows<{ id: number }>(db, 'select id from menus order by id');
  const untold = stored.filter(({ id }) => !born.includes(id));
  return [
    ...(outOfLine < 0 ? [] : [`place ${places[outOfLine]} was read as number ${outOfLine + 1}`]),
    ...(JSON.stringify(all) === JSON.stringify(read) ? [] : ['what was followed is not what the feed has']),
    ...(new Set(born).size === born.length ? [] : ['a version was told twice']),
    ...untold.map(({ id }) => `version ${id} was never told`),
    ...(await replayDifferences(db, read)),
  ];
}
