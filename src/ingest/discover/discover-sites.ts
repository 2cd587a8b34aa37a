import { isUnavailable } from '../../lib/unavailable.ts';
import type { SiteToVisit } from '../../ports/discovery-store.ts';
import { type DiscoverDependencies, type Discovery, discoverSite } from './discover-site.ts';

const SITES_AT_ONCE = 8;

export type SiteOutcome = { readonly site: SiteToVisit } & (
  | { readonly discovery: Discovery; readonly ms: number }
  | { readonly error: string }
);

/** Discovers the menus of several restaurants; an abort ends at once, and the same call resumes. */
export async function discoverSites(
  sites: readonly SiteToVisit[],
  deps: DiscoverDependencies,
  signal: AbortSignal,
  onDone: (outcome: SiteOutcome, done: number) => void,
): Promise<void> {
  const waiting = [...sites];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let site = waiting.shift(); site; site = waiting.shift()) {
      if (signal.aborted) return;
      const outcome = await outcomeOf(site, deps, signal);
      if (outcome !== null) onDone(outcome, ++done);
    }
  };
  await Promise.all(Array.from({ length: SITES_AT_ONCE }, work));
}

async function outcomeOf(
  site: SiteToVisit,
  deps: DiscoverDependencies,
  signal: AbortSignal,
): Promise<SiteOutcome | null> {
  const began = performance.now();
  try {
    const discovery = await discoverSite(site, deps);
    return { site, discovery, ms: Math.round(performance.now() - began) };
  } catch (error) {
    if (signal.aborted) return null;
    if (isUnavailable(error)) throw error;
    return { site, error: (error as Error).message };
  }
}
