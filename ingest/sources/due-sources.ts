import type { SourceState } from '../../src/ports/source-store.ts';
import { isFetched } from './check-sources.ts';

const hour = 3600 * 1000;
/** Doublings of the interval for a source that stays unreachable: 16 times at most. */
const mostDoublings = 4;

/** Watched sources whose last check is an interval old; after failures the interval doubles. */
export function dueSources(states: readonly SourceState[], everyHours: number, now: Date): SourceState[] {
  return states.filter(({ sourceUrl, lastCheck, failures, watched }) => {
    if (!watched || !isFetched(sourceUrl)) return false;
    const interval = everyHours * hour * 2 ** Math.min(mostDoublings, failures);
    return lastCheck === null || now.getTime() - lastCheck.getTime() >= interval;
  });
}
