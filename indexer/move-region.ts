import { setTimeout as sleep } from 'node:timers/promises';
import { UsageError } from '../src/domain/errors.ts';
import type { MenuChanges } from '../src/ports/menu-changes.ts';
import { MOVE_STEPS, type MoveStep, type RegionEntry, type RegionStore } from '../src/ports/regions.ts';
import type { SearchIndex } from '../src/ports/search-index.ts';
import { type Difference, verifyIndex } from './compare-index.ts';

export interface MoveRegionDeps {
  readonly regions: RegionStore;
  readonly changes: Pick<MenuChanges, 'documents' | 'enqueue'>;
  /** The index of an engine, by its name in the outbox. */
  readonly indexOf: (engine: string) => SearchIndex;
  /** Resolves when every reader knows the map as it is now. */
  readonly readersKnow: () => Promise<void>;
  readonly onStep?: (step: MoveStep) => void;
}

const LOOK_MS = 250;

/**
 * Moves a region to another group of engines while it is searched and written: readers are told to leave it out there, both groups get
 * it, it is searched there, and the old group loses it. Each step is kept, so that a move that was interrupted goes on where it was.
 * Indexers must run for both groups.
 * @returns false where the region is in the group already, or moves elsewhere
 */
export async function moveRegion(
  deps: MoveRegionDeps,
  region: string,
  to: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<boolean> {
  const { regions, readersKnow, onStep } = deps;
  const work: Readonly<Record<MoveStep, (other: string) => Promise<void>>> = {
    announced: readersKnow,
    filling: (target) => bringInStep(deps, region, target, signal),
    switched: readersKnow,
    removing: (source) => bringInStep(deps, region, source, signal),
  };
  await regions.announce(region, to);
  for (;;) {
    signal.throwIfAborted();
    const entry = (await regions.entries()).find((one) => one.region === region);
    if (!entry?.move) return entry?.group === to;
    if (targetOf(entry) !== to) return false;
    const { step, other } = entry.move;
    onStep?.(step);
    await work[step](other);
    await regions.advance(region, step);
  }
}

/** The group that a region ends up in. */
function targetOf({ group, move }: RegionEntry): string {
  const isSearchedThere = move === null || MOVE_STEPS.indexOf(move.step) >= MOVE_STEPS.indexOf('switched');
  return isSearchedThere ? group : move.other;
}

/**
 * Has all engines of a group brought in step with what they are to hold of a region now, and waits until they are. Menus that change
 * in the meantime are the outbox's as always.
 */
export async function bringInStep(
  { regions, changes, indexOf }: Pick<MoveRegionDeps, 'regions' | 'changes' | 'indexOf'>,
  region: string,
  group: string,
  signal: AbortSignal,
): Promise<void> {
  const engines = (await regions.enginesByGroup()).get(group) ?? [];
  if (engines.length === 0) throw new UsageError(`no engine of the group "${group}" is known yet: start its indexer`);
  const menuIds = await regions.activeMenuIds(region);
  await Promise.all(
    engines.map(async (engine) => {
      await changes.enqueue(engine, menuIds);
      const index = indexOf(engine);
      const differences = async (of: readonly number[]) => {
        const only = new Set(of);
        return verifyIndex({ changes, index, engine, activeMenuIds: async () => of, only });
      };
      let open: readonly Difference[] = await differences(menuIds);
      while (open.length > 0) {
        await sleep(LOOK_MS, undefined, { signal });
        const before = new Map(open.map(({ menuId, found }) => [menuId, found]));
        // One that was written since, to what it was a moment ago, is in the hands of the outbox.
        const now = await differences([...before.keys()]);
        open = now.filter(
          ({ menuId, found, expected }) => found === null || expected === null || found === before.get(menuId),
        );
      }
    }),
  );
}
