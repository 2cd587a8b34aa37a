import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@menu-data-service/seeded-random';
import type { ReplicatedPostgres } from '../../../test/support/replicated-postgres.ts';
import { until } from '../../../test/support/until.ts';
import { allReady, type Fleet } from './start-fleet.ts';

/** Kills one part of a fleet after the other. */
export interface Victims {
  /** How often what was killed. */
  readonly killed: Readonly<Record<string, number>>;
  /** Kills the next part; resolves to its name, when it is under way again or, for most parts, before. */
  next(): Promise<string>;
  /** Resolves when everything runs again. */
  settled(): Promise<void>;
}

/** Of a hundred kills. */
const SHARES = [
  ['api', 28],
  ['indexer', 18],
  ['ingest worker', 10],
  ['engine', 14],
  ['engine with its data', 4],
  ['engine for a while', 6],
  ['primary', 8],
  ['standby', 9],
  ['primary, for good', 3],
] as const;

type Kind = (typeof SHARES)[number][0];

const LONG_AWAY_MS = 8000;
const LONGEST_MS = 300_000;
/** Before another is drawn in place of one that cannot be killed now. */
const PAUSE_MS = 50;

/**
 * Of parts that stand for each other one is killed at a time, and the next only when all of them are well again; different kinds of
 * parts are killed as it happens.
 */
export function createVictims({
  fleet,
  postgres,
  random,
  inStep,
}: {
  readonly fleet: Fleet;
  readonly postgres: ReplicatedPostgres;
  readonly random: Random;
  /** Whether all engines are complete. */
  readonly inStep: () => Promise<boolean>;
}): Victims {
  const killed: Record<string, number> = {};
  const under: Promise<unknown>[] = [];
  let [primary, standby] = postgres.servers;
  let engineBack: Promise<unknown> = Promise.resolve();
  let enginesWell = true;

  function engine(away: (server: Fleet['engines'][number]) => Promise<unknown>): void {
    enginesWell = false;
    engineBack = away(random.pick(fleet.engines)).then(async () => {
      await until(inStep, LONGEST_MS);
      enginesWell = true;
    });
    // One that does not get well while others are killed may do so afterwards.
    engineBack.catch(() => undefined);
    under.push(engineBack);
  }

  async function replaced(): Promise<void> {
    if (!primary || !standby) return;
    await primary.kill();
    await standby.promote();
    const gone = primary;
    primary = standby;
    standby = gone;
    await standby.follow(primary);
  }

  const ways: Readonly<Record<Kind, { can(): boolean | Promise<boolean>; kill(): void | Promise<void> }>> = {
    api: {
      can: () => allReady(fleet, fleet.apis),
      kill: () => void under.push(random.pick(fleet.apis).restart()),
    },
    indexer: { can: () => allReady(fleet, fleet.indexers), kill: () => random.pick(fleet.indexers).restart() },
    'ingest worker': { can: () => allReady(fleet, fleet.workers), kill: () => random.pick(fleet.workers).restart() },
    engine: { can: () => enginesWell, kill: () => engine(({ process }) => process.restart()) },
    'engine with its data': { can: () => enginesWell, kill: () => engine((server) => server.lose()) },
    'engine for a while': {
      can: () => enginesWell,
      kill: () => engine(({ process }) => process.restart({ awayMs: LONG_AWAY_MS })),
    },
    primary: {
      can: () => true,
      async kill() {
        await primary?.kill();
        await primary?.start();
      },
    },
    standby: {
      can: () => true,
      async kill() {
        await standby?.kill();
        await standby?.start();
      },
    },
    'primary, for good': { can: () => true, kill: replaced },
  };

  function drawn(): Kind {
    let rest = random.next() * SHARES.reduce((sum, [, share]) => sum + share, 0);
    for (const [kind, share] of SHARES) {
      rest -= share;
      if (rest < 0) return kind;
    }
    return 'api';
  }

  return {
    killed,
    async next() {
      let kind = drawn();
      while (!(await ways[kind].can())) {
        await sleep(PAUSE_MS);
        kind = drawn();
      }
      await ways[kind].kill();
      killed[kind] = (killed[kind] ?? 0) + 1;
      return kind;
    },
    async settled() {
      await Promise.allSettled(under);
      await until(inStep, LONGEST_MS);
      await until(() => allReady(fleet, fleet.apis), LONGEST_MS);
    },
  };
}
