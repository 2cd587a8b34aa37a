import { setTimeout as sleep } from 'node:timers/promises';
import type { ActiveMenus } from '../../src/ports/active-menus.ts';
import type { SearchReader } from '../../src/ports/search-index.ts';

const LOOK_MS = 50;
const MAX_WAIT_MS = 30_000;

/** Waits until the index holds every active menu; false after `longestMs`, as one refused menu must not stop the rest. */
export async function searchable(
  index: Pick<SearchReader, 'health'>,
  activeMenus: Pick<ActiveMenus, 'size'>,
  signal: AbortSignal,
  longestMs = MAX_WAIT_MS,
): Promise<boolean> {
  const end = performance.now() + longestMs;
  while (!signal.aborted && performance.now() < end) {
    const { available, menus, epoch } = await index.health();
    if (available && epoch !== null && menus === activeMenus.size) return true;
    await sleep(LOOK_MS);
  }
  return false;
}
