import type { SourceState } from '../../src/ports/source-store.ts';
import { isFetched } from './check-sources.ts';

const HOUR_MS = 3600 * 1000;
/** The interval of a source that stays unreachable grows 16-fold at most. */
const MAX_DOUBLINGS = 4;

/** Watched sources whose last check is at least an interval ago. Every failure doubles the interval. */
export function dueSources(states: readonly SourceState[], everyHours: number, now: Date): SourceState[] {
  return states.filter(({ sourceUrl, lastCheck, failures, watched }) => {
    if (!watched || !isFetched(sourceUrl)) return false;
    const interval = everyHours * HOUR_MS * 2 ** Math.min(MAX_DOUBLINGS, failures);
    return lastCheck === null || now.getTime() - lastCheck.getTime() >= interval;
  });
}
