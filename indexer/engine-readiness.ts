import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { measureGauge } from '../src/lib/measured.ts';
import { createOutageLog } from '../src/lib/outage-log.ts';
import { type Poller, poll } from '../src/lib/poll.ts';
import type { MenuChanges } from '../src/ports/menu-changes.ts';
import type { SearchReader } from '../src/ports/search-index.ts';

export interface FilledEngine {
  readonly engine: string;
  readonly index: Pick<SearchReader, 'health'>;
}

export interface ReadinessOptions {
  readonly progress: Pick<MenuChanges, 'epoch' | 'status'>;
  readonly logger: Logger;
  readonly registry: Registry;
  readonly pollMs?: number;
}

/** Engines that searches may use, between `start` and `stop`, regardless of the process that writes to them. */
export interface EngineReadiness extends Poller {
  /** Reason not to search this engine; null for none. */
  trouble(engine: string): string | null;
}

const POLL_MS = 1000;
/** An import keeps all engines behind for a while; one that was away is further behind than the others. */
const MAX_BEHIND_SECONDS = 5;

/** State of an engine: seconds behind the database, or the reason why it cannot be searched. */
type Seen = number | 'not looked at yet' | 'not filled yet' | 'does not answer';

/** Tracks which engines are complete: those that show the epoch of their last filling in the outbox. */
export function createEngineReadiness(engines: readonly FilledEngine[], options: ReadinessOptions): EngineReadiness {
  const { progress, logger, registry, pollMs = POLL_MS } = options;
  const seen = new Map<string, Seen>();
  const outage = createOutageLog(logger, {
    failed: 'how far the search engines are behind cannot be read; what was known last counts',
    recovered: 'how far the search engines are behind can be read again',
  });
  for (const { engine } of engines) {
    measureGauge(registry, {
      name: 'search_engine_ready',
      help: '1 where searches may go to this engine, 0 where it is not complete, far behind or does not answer',
      labels: { engine },
      read: () => Number(trouble(engine) === null),
    });
  }

  async function look({ engine, index }: FilledEngine): Promise<void> {
    const [{ available, epoch }, filled, { oldestSeconds }] = await Promise.all([
      index.health(),
      progress.epoch(engine),
      progress.status(engine),
    ]);
    if (!available) seen.set(engine, 'does not answer');
    else seen.set(engine, epoch !== null && epoch === filled ? oldestSeconds : 'not filled yet');
  }

  async function lookAtAll(): Promise<void> {
    const looks = await Promise.allSettled(engines.map(look));
    const failed = looks.find((result) => result.status === 'rejected');
    if (failed) outage.failed(failed.reason);
    else outage.recovered();
  }

  function trouble(engine: string): string | null {
    const found = seen.get(engine) ?? 'not looked at yet';
    if (typeof found === 'string') return found;
    const least = Math.min(...[...seen.values()].filter((one) => typeof one === 'number'));
    return found > least + MAX_BEHIND_SECONDS ? `${Math.round(found)} s behind` : null;
  }

  return { ...poll(pollMs, lookAtAll), trouble };
}
