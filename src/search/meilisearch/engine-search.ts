import { type Meilisearch, MeilisearchRequestError, type MultiSearchQuery } from 'meilisearch';
import CircuitBreaker from 'opossum';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { ServiceError } from '../../domain/errors.ts';
import { OPENED_BY_COUNT, openAfterFailuresInRow } from '../../failures-in-row.ts';
import { createOutageLog } from '../../outage-log.ts';
import type { EngineQuery, EngineResult, EngineResults, SearchEngine } from '../engine.ts';
import { createSearchMetrics } from '../search-metrics.ts';
import { apiError } from './http-client.ts';
import { indexUid } from './index-uids.ts';

/** Longest time a search may take, in milliseconds, all its round trips counted one by one. */
const DEADLINE = 800;
/** After this time an engine that failed is tried again by one search. */
const RECOVERY = 1000;

export interface EngineSearchOptions {
  readonly client: Meilisearch;
  readonly prefix: string;
  readonly logger: Logger;
  readonly registry: Registry;
}

/** How an answer of the engine is read; only what was asked for is there. */
interface RawResult {
  readonly hits: readonly { readonly presented?: unknown }[];
  readonly estimatedTotalHits?: number;
  readonly facetDistribution?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

function request(prefix: string, query: EngineQuery): MultiSearchQuery {
  const { q, matchingStrategy, offset, limit } = query;
  const filter = query.filter.map((condition) => (typeof condition === 'string' ? condition : [...condition]));
  return {
    indexUid: indexUid(prefix, query.index),
    q,
    filter,
    matchingStrategy,
    offset,
    limit,
    attributesToRetrieve: ['presented'],
    ...(query.sort === undefined ? {} : { sort: [...query.sort] }),
    ...(query.facets === undefined ? {} : { facets: [...query.facets] }),
  };
}

function result({ hits, estimatedTotalHits, facetDistribution }: RawResult): EngineResult<unknown> {
  if (estimatedTotalHits === undefined) throw new TypeError('The search engine gave no total');
  return { hits: hits.map((hit) => hit.presented), total: estimatedTotalHits, facets: facetDistribution ?? {} };
}

/** A refused request says nothing about the engine's health. */
function isOurs(error: unknown): boolean {
  return apiError(error)?.response.status === 400;
}

/** Only a connection that broke before an answer came is worth a second try; a refused one is not. */
function isBrokenConnection(error: unknown): boolean {
  if (!(error instanceof MeilisearchRequestError)) return false;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && (cause.code === 'ECONNRESET' || cause.code === 'EPIPE');
}

/**
 * Searches a Meilisearch engine: one multi-search request for all queries, 800 ms at most, one more try on a broken
 * connection, and a breaker that answers at once while the engine is away. Throws a 503 `ServiceError` then.
 */
export function createEngineSearch({ client, prefix, logger, registry }: EngineSearchOptions): SearchEngine & {
  close(): void;
} {
  const metrics = createSearchMetrics(registry);

  async function send(queries: readonly EngineQuery[], signal: AbortSignal): Promise<readonly EngineResult<unknown>[]> {
    const state = { indexUid: indexUid(prefix, 'state'), limit: 1 };
    const body = { queries: [...queries.map((query) => request(prefix, query)), state] };
    const stop = metrics.time();
    const ask = (): Promise<{ results: RawResult[] }> => client.multiSearch(body, { signal });
    const answer = await ask().catch((error: unknown) => {
      if (signal.aborted || !isBrokenConnection(error)) throw error;
      return ask();
    });
    stop();
    if (answer.results.length !== queries.length + 1) throw new TypeError('The search engine left queries unanswered');
    // Without its state the engine lost its indexes and holds at most a part of the menus, which must not pass for all.
    if (answer.results.at(-1)?.hits.length !== 1) throw new TypeError('The search engine holds no complete index');
    return answer.results.slice(0, -1).map(result);
  }

  async function withDeadline(
    queries: readonly EngineQuery[],
    signal: AbortSignal | undefined,
  ): Promise<readonly EngineResult<unknown>[] | null> {
    const deadline = AbortSignal.timeout(DEADLINE);
    try {
      return await send(queries, signal === undefined ? deadline : AbortSignal.any([signal, deadline]));
    } catch (error) {
      // Null tells the breaker that all is well: the caller has gone, and its own signal says so.
      if (signal?.aborted === true && !deadline.aborted) return null;
      throw error;
    }
  }

  const breaker = new CircuitBreaker(withDeadline, {
    ...OPENED_BY_COUNT,
    resetTimeout: RECOVERY,
    errorFilter: isOurs,
  });
  // opened again after each try of an engine that is still away
  const outage = createOutageLog(logger, {
    failed: 'search engine does not answer; searches are refused until it does',
    well: 'search engine answers again',
  });
  let lastFailure: unknown;
  breaker.on('failure', (error) => {
    lastFailure = error;
  });
  openAfterFailuresInRow(breaker);
  breaker.on('open', () => outage.failed(lastFailure));
  breaker.on('close', () => outage.well());

  async function search<const Queries extends readonly EngineQuery[]>(
    queries: Queries,
    signal?: AbortSignal,
  ): Promise<EngineResults<Queries>> {
    let results: readonly EngineResult<unknown>[] | null;
    try {
      results = await breaker.fire(queries, signal);
    } catch (error) {
      metrics.countFailure();
      if (isOurs(error)) logger.error({ err: error }, 'search engine refused a search');
      else logger.debug({ err: error }, 'search failed');
      throw new ServiceError(
        503,
        'search_unavailable',
        'Search is not available right now. Please try again shortly.',
        {
          headers: { 'Retry-After': '1' },
          cause: error,
        },
      );
    }
    if (results === null) throw signal?.reason ?? new DOMException('Search given up', 'AbortError');
    // The engine answers in the order of the queries, with the documents that this adapter stored.
    return results as unknown as EngineResults<Queries>;
  }

  return { search, close: () => breaker.shutdown() };
}
