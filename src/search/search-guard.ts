import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { ServiceError } from '../domain/errors.ts';
import { OVERLOADED } from '../domain/overloaded.ts';
import { BulkheadFullError, createBulkhead } from '../lib/bulkhead.ts';
import { RETRY_MS } from '../lib/circuit.ts';
import { circuitMetrics } from '../lib/circuit-metrics.ts';
import { createGuard } from '../lib/guard.ts';
import { createOutageLog } from '../lib/outage-log.ts';
import { traced } from '../lib/traced.ts';
import { isLate } from '../lib/unavailable.ts';
import { IndexFillingError, SearchQueueError, SearchRefusedError } from './search-errors.ts';
import { createSearchMetrics } from './search-metrics.ts';

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
  const metrics = createSearchMetrics(registry, engine);
  const outage = createOutageLog(logger, {
    failed: 'search engine does not answer; searches are refused until it does',
    well: 'search engine answers again',
  });
  const refusal = (cause: unknown) => {
    if (cause instanceof BulkheadFullError) return OVERLOADED;
    const what = isLate(cause) ? 'took too long to answer' : 'cannot be reached at the moment';
    return unavailable(`The search engine ${what}.`, cause);
  };
  const dependency = `search engine ${engine}`;
  const circuit = circuitMetrics(registry, dependency);
  const guard = createGuard({
    timeoutMs,
    bulkhead: createBulkhead(registry, dependency),
    refusal,
    onOpen(failure) {
      circuit.onOpen(failure);
      outage.failed(failure, { engine });
    },
    onClose() {
      circuit.onClose();
      outage.well();
    },
  });

  return async function guarded(search, signal) {
    const stop = metrics.time();
    try {
      const answer = await traced('search engine', () => guard((limit) => search(limit()), signal));
      stop();
      return answer;
    } catch (error) {
      if (signal?.aborted) throw error;
      metrics.countFailure();
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
  const headers = { 'Retry-After': String(RETRY_MS / 1000) };
  return new ServiceError(503, 'search_unavailable', `${detail} Try again shortly.`, { headers, cause });
}
