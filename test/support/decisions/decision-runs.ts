import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { createKitchenTableStore } from '../../../src/db/kitchen-table-store.ts';
import { createMenuStore } from '../../../src/db/menu-store.ts';
import type { Database } from '../../../src/db/open-database.ts';
import { createPublisher } from '../../../src/db/publisher.ts';
import { createRestaurantStore } from '../../../src/db/restaurant-store.ts';
import { createReviewStore } from '../../../src/db/review-store.ts';
import { createSourceStore } from '../../../src/db/source-store.ts';
import { storedRestaurant } from '../tagged-menu.ts';
import { judgeDecisions } from './judge-decisions.ts';
import { COMMANDS, type Command, type DecisionStores, type Event, playCommand, type Site } from './play-decisions.ts';
import { interleave } from './steps.ts';

const command: fc.Arbitrary<Command> = fc.record({
  kind: fc.constantFrom(...COMMANDS),
  site: fc.nat(1),
  choice: fc.nat(5),
  isChanged: fc.boolean(),
});

const program = fc.record({
  commands: fc.array(command, { minLength: 1, maxLength: 3 }),
  killedAfter: fc.oneof({ weight: 4, arbitrary: fc.constant(Number.POSITIVE_INFINITY) }, fc.nat(12)),
});

/** Programs that work on two restaurants concurrently, with the order of their steps. */
const scene = fc.record({
  programs: fc.array(program, { minLength: 2, maxLength: 5 }),
  order: fc.array(fc.nat(59), { minLength: 1, maxLength: 60 }),
});

/**
 * Interleaves checks, corrections, withdrawals, tables and merges at every call of a store, kills some on their way, and judges the stored
 * result.
 * @throws Error with the smallest scene that loses a person's decision or restores something removed
 */
export async function playDecisions(db: Database, runs: number, seed: number): Promise<void> {
  const stores: DecisionStores = {
    menus: createMenuStore(db),
    sources: createSourceStore(db),
    reviews: createReviewStore(db),
    kitchenTables: createKitchenTableStore(db),
    restaurants: createRestaurantStore(db),
    publisher: createPublisher(db),
  };
  const property = fc.asyncProperty(scene, async ({ programs, order }) => {
    const sites: Site[] = [];
    for (const name of ['a', 'b']) {
      const restaurantId = await storedRestaurant(db, { name: `${name} ${randomUUID()}` });
      sites.push({ restaurantId, sourceUrl: `http://127.0.0.1/${name}`, price: 7 });
    }
    const events: Event[] = [];
    const failures: unknown[] = [];
    const play = async (commands: readonly Command[], steps: Parameters<typeof playCommand>[3]) => {
      for (const one of commands) {
        await playCommand(one, sites, stores, steps, events).catch((error: unknown) => failures.push(error));
      }
    };
    const first: Command = { kind: 'restore', site: 0, choice: 0, isChanged: false };
    const begin = [first, { ...first, site: 1 }];
    await interleave([{ run: (steps) => play(begin, steps), killedAfter: Number.POSITIVE_INFINITY }], [0]);
    await interleave(
      programs.map(({ commands, killedAfter }) => ({ run: (steps) => play(commands, steps), killedAfter })),
      order,
    );
    const wrong = await judgeDecisions(db, stores, sites, events);
    if (wrong.length > 0) throw new Error([...new Set(wrong), ...failures.map(String)].join('\n'));
  });
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: false });
}
