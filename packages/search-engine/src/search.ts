import { type BitSet, countBits, documentsIn, intersectInto, subtractFrom, unionInto } from './bit-set.ts';
import { countFacet } from './facets.ts';
import { evaluateFilter } from './filter/evaluate-filter.ts';
import { parseFilter } from './filter/parse-filter.ts';
import { isOnEarth } from './geo.ts';
import { DEFAULT_LIMIT, DEFAULT_MAX_FACET_VALUES, DEFAULT_MAX_TOTAL_HITS } from './limits.ts';
import { type MatchPositions, matchPositions } from './match/match-positions.ts';
import { matchedTerms } from './match/matched-terms.ts';
import { dropOrder } from './query/drop-order.ts';
import { type ParsedQuery, parseQuery } from './query/parse-query.ts';
import { buildQueryGraph, type QueryGraph } from './query/query-graph.ts';
import type { TermFactory } from './query/term-factory.ts';
import { addWords, nodeDocuments, phraseDocuments } from './rank/node-documents.ts';
import { type PageRequest, rankDocuments } from './rank/rank-documents.ts';
import { reducedUniverse } from './rank/reduced-universe.ts';
import { allAttributes, type Space, wholeSpace } from './rank/space.ts';
import { rankingRules } from './ranking-rules.ts';
import { SearchRequestError } from './request-error.ts';
import type { SearchAnswer, SearchRequest } from './search-request.ts';
import { parseSortKey, type SortKey } from './settings.ts';
import type { DocumentStore } from './store/document-store.ts';
import type { EngineDocument } from './store/engine-document.ts';

const EMPTY_GRAPH: QueryGraph = { nodes: [], start: [] };

/**
 * Answers one request from the state of the last commit.
 * @throws SearchRequestError for a field that is not set up for its use, or an unreadable filter
 */
export function search(store: DocumentStore, factory: TermFactory, request: SearchRequest): SearchAnswer {
  store.sets.release();
  const sort = sortKeys(store, request.sort ?? []);
  const space = wholeSpace(store, searchMask(store, request.attributesToSearchOn), store.sets.take);
  const filtered =
    request.filter === undefined ? store.live.slice() : evaluateFilter(store, parseFilter(request.filter));
  const query = parseQuery(request.q ?? '', factory);
  exclude(space, filtered, query, factory);

  const strategy = request.matchingStrategy ?? 'last';
  const graph = query.terms.length ? buildQueryGraph(query.terms, factory) : EMPTY_GRAPH;
  const dropped = dropOrder(graph, strategy, query.terms.length, (term) => countTerm(space, graph, term));
  const universe = query.terms.length ? reducedUniverse(space, filtered, graph, dropped) : filtered;
  const rules = rankingRules(store, sort, query.terms.length > 0, strategy === 'all' ? null : dropped);
  const page = pageOf(request, store.settings.pagination?.maxTotalHits ?? DEFAULT_MAX_TOTAL_HITS);
  const numbers = rankDocuments(rules, space, universe, graph, page);
  const hits = numbers.map((number) => store.document(number));
  return {
    hits,
    total: countBits(universe),
    ...facets(store, universe, request.facets ?? []),
    ...(request.showMatchesPosition ? { matchesPosition: positions(store, graph, hits) } : {}),
  };
}

function exclude(space: Space, documents: BitSet, query: ParsedQuery, factory: TermFactory): void {
  const excluded = space.newSet();
  for (const word of query.excludedWords) {
    const { exact } = factory.word(word, false);
    if (exact !== null) addWords(space, excluded, [exact]);
  }
  for (const { phrase } of query.excludedPhrases) if (phrase) unionInto(excluded, phraseDocuments(space, phrase));
  subtractFrom(documents, excluded);
}

/** Counts documents of the whole index that match a query term in any interpretation, joined ones included; without filter (R35). */
function countTerm(space: Space, graph: QueryGraph, term: number): number {
  const matching = space.newSet();
  for (const node of graph.nodes)
    if (node.from <= term && term <= node.to) unionInto(matching, nodeDocuments(space, node));
  intersectInto(matching, space.store.live);
  return countBits(matching);
}

function searchMask(store: DocumentStore, attributes: readonly string[] | undefined): number {
  if (!attributes || attributes.includes('*')) return allAttributes(store);
  let mask = 0;
  for (const name of attributes) {
    const at = store.attributes.indexOf(name);
    if (at < 0)
      throw new SearchRequestError(
        `attributesToSearchOn: "${name}" is not searchable; searchable attributes: ${store.attributes.join(', ')}`,
      );
    mask |= 1 << at;
  }
  return mask;
}

function sortKeys(store: DocumentStore, sort: readonly string[]): SortKey[] {
  return sort.map((text) => {
    const key = parseSortKey(text);
    if (!key) throw new SearchRequestError(`sort: "${text}" is neither field:asc nor field:desc`);
    if (key.from && !isOnEarth(key.from)) throw new SearchRequestError(`sort: "${text}" is no place on the earth`);
    if (!store.settings.sortableAttributes?.includes(key.field))
      throw new SearchRequestError(
        `sort: "${key.field}" is not sortable; sortable attributes: ${store.settings.sortableAttributes?.join(', ') || 'none'}`,
      );
    return key;
  });
}

function facets(store: DocumentStore, universe: BitSet, wanted: readonly string[]) {
  const facetDistribution: Record<string, Readonly<Record<string, number>>> = {};
  const facetStats: Record<string, { readonly min: number; readonly max: number }> = {};
  const documents = wanted.length > 0 ? documentsIn(universe) : new Uint32Array();
  const most = store.settings.faceting?.maxValuesPerFacet ?? DEFAULT_MAX_FACET_VALUES;
  for (const field of wanted.includes('*') ? store.columns.keys() : wanted) {
    const column = store.columns.get(field);
    if (!column) throw new SearchRequestError(`facets: "${field}" is not filterable`);
    const { distribution, stats } = countFacet(column, documents, most);
    facetDistribution[field] = distribution;
    if (stats) facetStats[field] = stats;
  }
  return { facetDistribution, facetStats };
}

function positions(
  store: DocumentStore,
  graph: QueryGraph,
  hits: readonly EngineDocument[],
): readonly MatchPositions[] {
  const { dictionary } = store;
  const terms = matchedTerms(graph, dictionary.lexicon(), (id) => dictionary.texts[id] as string);
  return hits.map((hit) => matchPositions(hit, terms));
}

/** Page of the ranking for a request; hits end at `maxTotalHits`, totals do not (R38). */
function pageOf(request: SearchRequest, maxTotalHits: number): PageRequest {
  const { page, hitsPerPage } = request;
  const paged = page !== undefined || hitsPerPage !== undefined;
  const size = hitsPerPage ?? DEFAULT_LIMIT;
  const wantedOffset = paged ? Math.max(0, (page ?? 1) - 1) * size : (request.offset ?? 0);
  const wantedLimit = paged ? (page === 0 ? 0 : size) : (request.limit ?? DEFAULT_LIMIT);
  const offset = Math.min(wantedOffset, maxTotalHits);
  return { offset, limit: Math.min(wantedLimit, maxTotalHits - offset) };
}
