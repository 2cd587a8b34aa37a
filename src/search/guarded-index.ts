import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { OVERLOADED, refusalOf, unavailable } from '../domain/refusals.ts';
import { createOutageLog } from '../lib/outage-log.ts';
import { createGuard } from '../lib/resilience.ts';
import { sharedCounter, sharedHistogram } from '../lib/shared-metrics.ts';
import type { Searches } from './create-searches.ts';
import { IndexFillingError, SearchQueueError, SearchRefusedError } from './search-errors.ts';

export interface SearchGuardOptions {
  /** Name of the engine in logs and metrics. */
  readonly engine: string;
  /** Timeout of a search with all its requests to the engine. */
  readonly timeoutMs: number;
  readonly logger: Logger;
  readonly registry: Registry;
}

/** Stable code of the 503 of an unanswered search. */
const CODE = 'search_unavailable';

/**
 * Guards the searches of an index with a timeout, a circuit and metrics. An unanswered search throws a 503 `ServiceError` with Retry-After
 * that says why; an index being filled never opens the circuit. Errors of our own and the reason of the caller's signal pass through.
 */
export function createGuardedIndex<Index extends Searches>(index: Index, options: SearchGuardOptions): Index {
  const guarded = createSearchGuard(options);
  return {
    ...index,
    searchItems: (query, signal) => guarded((limited) => index.searchItems(query, limited), signal),
    searchMenus: (query, signal) => guarded((limited) => index.searchMenus(query, limited), signal),
    itemFacets: (query, signal) => guarded((limited) => index.itemFacets(query, limited), signal),
    suggest: (query, signal) => guarded((limited) => index.suggest(query, limited), signal),
    searchParty: (query, signal) => guarded((limited) => index.searchParty(query, limited), signal),
    families: (query, signal) => guarded((limited) => index.families(query, limited), signal),
  };
}

function createSearchGuard({ engine, timeoutMs, logger, registry }: SearchGuardOptions) {
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
    recovered: 'search engine answers again',
  });
  const guard = createGuard({
    timeoutMs,
    refusal: refusalOf(CODE, 'The search engine'),
    dependency: `search engine ${engine}`,
    span: 'search engine',
    registry,
    onOpen: (failure) => outage.failed(failure, { engine }),
    onClose: outage.recovered,
  });

  return async function guarded<Answer>(
    search: (signal: AbortSignal) => Promise<Answer>,
    signal: AbortSignal | undefined,
  ): Promise<Answer> {
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

/** Shared like the overload errors: an index is filled while everybody asks it. */
const BEING_FILLED = unavailable(CODE, 'The search index is being filled.');

/** Translates errors that the guard passes because the engine did answer. */
function explained(error: unknown): unknown {
  if (error instanceof IndexFillingError) return BEING_FILLED;
  if (error instanceof SearchQueueError) return OVERLOADED;
  if (error instanceof SearchRefusedError)
    return unavailable(CODE, 'The search engine cannot answer this search now.', error);
  return error;
}
