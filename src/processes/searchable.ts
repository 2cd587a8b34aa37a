import { setTimeout as sleep } from 'node:timers/promises';
import type { ActiveMenus } from '../ports/active-menus.ts';
import type { SearchIndex } from '../ports/search-index.ts';

const LOOK_MS = 50;

/** Resolves when the index holds every active menu, so that a service that says it is ready finds what it holds. */
export async function searchable(index: SearchIndex, activeMenus: ActiveMenus, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { available, menus, epoch } = await index.health();
    if (available && epoch !== null && menus === activeMenus.size) return;
    await sleep(LOOK_MS);
  }
}
