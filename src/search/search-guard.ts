import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { ServiceError } from '../domain/errors.ts';
import { OVERLOADED } from '../domain/overloaded.ts';
import { BulkheadFullError } from '../lib/bulkhead.ts';
import { failureOf, guardDependency, RETRY_AFTER } from '../lib/guard-dependency.ts';
import { createOutageLog } from '../lib/outage-log.ts';
import { sharedCounter, sharedHistogram } from '../lib/shared-metrics.ts';
import { IndexFillingError, SearchQueueError, SearchRefusedError } from './search-errors.ts';

export interface SearchGuardOptions {
  /** Name of the engine in logs and metrics. */
  readonly engine: string;
  /** Longest time one search may take, all its requests to the engine included. */
  readonly timeoutMs: number;
  readonly logger: Logger;
  readonly registry: Registry;
}

/** Runs one search of an engine, which is told when its time is over. */
export type SearchGuard = <Answer>(
  search: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal | undefined,
) => Promise<Answer>;

/**
 * A guard over the searches of one engine: a time limit, a breaker and metrics. A search that the engine does not
 * answer throws a 503 `ServiceError` with Retry-After that says why; an index that is still being filled never opens the
 * breaker. An error of our own, and the reason of the caller's signal, pass through.
 */
export function createSearchGuard({ engine, timeoutMs, logger, registry }: SearchGuardOptions): SearchGuard {
  const seconds = sharedHistogram(registry, {
    name: 'search_engine_seconds',
    help: 'Time the search engine took to answer',
    labelNames: ['engine'],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8],
  });
  const failures = sharedCounter(registry, {
    name: 'search_engine_failures_total',
    help: 'Searches that the search engine did not answer',
    labelNames: ['engine'],
  });
  failures.inc({ engine }, 0);
  const outage = createOutageLog(logger, {
    failed: 'search engine does not answer; searches are refused until it does',
    well: 'search engine answers again',
  });
  const refusal = (cause: unknown) => {
    if (cause instanceof BulkheadFullError) return OVERLOADED;
    return unavailable(failureOf('The search engine', cause), cause);
  };
  const guard = guardDependency({
    timeoutMs,
    refusal,
    dependency: `search engine ${engine}`,
    span: 'search engine',
    registry,
    onOpen: (failure) => outage.failed(failure, { engine }),
    onClose: outage.well,
  });

  return async function guarded(search, signal) {
    const stop = seconds.startTimer({ engine });
    try {
      const answer = await guard((limit) => search(limit()), signal);
      stop();
      return answer;
    } catch (error) {
      if (signal?.aborted) throw error;
      failures.inc({ engine });
      if (error instanceof SearchRefusedError) logger.error({ err: error }, 'search engine refused a search');
      else logger.debug({ err: error }, 'search failed');
      throw explained(error);
    }
  };
}

/** What an index that holds no complete set of menus yet is answered with. */
export const BEING_FILLED = unavailable('The search index is being filled.');

/** An error that the guard lets pass, because the engine did answer, in words for the client. */
function explained(error: unknown): unknown {
  if (error instanceof IndexFillingError) return BEING_FILLED;
  if (error instanceof SearchQueueError) return OVERLOADED;
  if (error instanceof SearchRefusedError)
    return unavailable('The search engine cannot answer this search now.', error);
  return error;
}

function unavailable(detail: string, cause?: unknown): ServiceError {
  return new ServiceError(503, 'search_unavailable', `${detail} Try again shortly.`, { headers: RETRY_AFTER, cause });
}
