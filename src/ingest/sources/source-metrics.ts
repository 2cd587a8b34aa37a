import type { Registry } from 'prom-client';
import { measureGauge } from '../../lib/measured.ts';
import type { ReviewStore } from '../../ports/review-store.ts';
import type { SourceState, SourceStore } from '../../ports/source-store.ts';
import { TRIES_BEFORE_UNREACHABLE } from './check-source.ts';
import { isFetched } from './check-sources.ts';

/** Reading every source is too much for each scrape. */
const READ_EVERY_MS = 60_000;

/** Measures the freshness of sources and the size of the worklist, from the database, at most once a minute. */
export function measureSources(
  registry: Registry,
  sources: Pick<SourceStore, 'sources'>,
  reviews: Pick<ReviewStore, 'backlog'>,
): void {
  let reading: Promise<readonly SourceState[]> | undefined;
  let readAtMs = Number.NEGATIVE_INFINITY;
  const watched = async () => {
    if (performance.now() - readAtMs > READ_EVERY_MS) {
      readAtMs = performance.now();
      reading = sources.sources();
    }
    return ((await reading) ?? []).filter((source) => source.watched);
  };
  const gauge = (name: string, help: string, of: (states: readonly SourceState[]) => number) =>
    measureGauge(registry, { name, help, read: async () => of(await watched()) });

  gauge('menus_sources', 'Sources of menus in service', (states) => states.length);
  gauge(
    'menus_sources_unreachable',
    'Sources that could not be reached several times in a row',
    (states) => states.filter(({ failures }) => failures >= TRIES_BEFORE_UNREACHABLE).length,
  );
  measureGauge(registry, {
    name: 'menus_review_backlog',
    help: 'Undecided entries of the worklist',
    read: () => reviews.backlog(),
  });
  // Excludes unreachable sources, which are checked less and less often and say nothing about the schedule.
  gauge('menus_oldest_source_check_seconds', 'Time since the oldest check of a reachable source', (states) => {
    const checks = states
      .filter(({ sourceUrl, failures }) => isFetched(sourceUrl) && failures < TRIES_BEFORE_UNREACHABLE)
      .map(({ lastCheck }) => lastCheck?.getTime());
    const known = checks.filter((ms) => ms !== undefined);
    return known.length === 0 ? 0 : (Date.now() - Math.min(...known)) / 1000;
  });
}
