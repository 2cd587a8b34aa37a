import { grouped } from '@menu-data-service/menu-model/grouped';
import type { Restaurant } from '../domain/restaurant.ts';
import { sha256Of } from '../lib/sha256.ts';
import { isUnavailable } from '../lib/unavailable.ts';
import { FetchError } from '../outbound/fetch-error.ts';
import type { RestaurantStore } from '../ports/restaurant-store.ts';
import {
  type IngestDependencies,
  type IngestDocumentOptions,
  type IngestResult,
  ingestDocument,
} from './ingest-document.ts';
import { knownRestaurant } from './known-restaurant.ts';
import type { ManifestRestaurant } from './manifest.ts';
import { type Reading, readAhead } from './read-ahead.ts';
import type { SourceInput } from './source-input.ts';

/** Work of one call: restaurants with their documents, then single documents of known restaurants. */
export interface IngestPlan {
  readonly restaurants: readonly ManifestRestaurant[];
  readonly documents: readonly SourceInput[];
}

export interface BatchDependencies extends IngestDependencies, Reading {
  readonly restaurants: RestaurantStore;
}

export type DocumentOutcome =
  | { readonly label: string; readonly result: IngestResult }
  /** An earlier version of a source, ingested by an earlier run. */
  | { readonly label: string; readonly known: true }
  | { readonly label: string; readonly error: string };

export interface BatchOptions extends Omit<IngestDocumentOptions, 'menuName' | 'presentSources' | 'fetchedAt'> {
  /** Files read ahead while others are stored; none by default. */
  readonly ahead?: number;
  readonly signal: AbortSignal;
  readonly onBegin?: (label: string, done: number, total: number) => void;
  readonly onDone: (outcome: DocumentOutcome, done: number, total: number) => void;
}

/** Every document of a plan, first those of the manifests. */
export function documentsOf(plan: IngestPlan): readonly SourceInput[] {
  const ofManifests = plan.restaurants.flatMap(({ facts, menus }) =>
    menus.map((menu) => ({ ...menu, restaurant: facts.name })),
  );
  return [...ofManifests, ...plan.documents];
}

interface Job {
  readonly input: SourceInput;
  readonly restaurant: Restaurant;
}

/**
 * Ingests all documents of a plan one at a time. A failure affects only later versions of the same source, which are left out. An abort
 * ends at once. A repeated call resumes, because stored data are found unchanged.
 * @throws UsageError if a restaurant is unknown or ambiguous; nothing is stored then
 * @throws errors of unavailable stores
 */
export async function ingestBatch(
  plan: IngestPlan,
  options: BatchOptions,
  deps: BatchDependencies,
): Promise<readonly DocumentOutcome[]> {
  const jobs = await jobsOf(plan, deps.restaurants);
  const chains = chainsOf(jobs);
  const sources = sourcesByRestaurant(jobs);
  const outcomes: DocumentOutcome[] = [];
  const reading = { ...deps, ...readAhead(chains.flatMap(readableAhead), options.ahead ?? 0, deps) };
  const ingest = async ({ input, restaurant }: Job, isVersion: boolean): Promise<DocumentOutcome> => {
    const { label } = input;
    options.onBegin?.(label, outcomes.length, jobs.length);
    try {
      const fetchedAt = await deps.sources.now();
      const source = await reading.load(input);
      // A repeated run must not restore an earlier version.
      if (isVersion && (await deps.sources.wasIngested(restaurant.id, input.sourceUrl, sha256Of(source.bytes)))) {
        return { label, known: true };
      }
      const presentSources = sources.get(restaurant.id);
      const how = { ...options, menuName: input.menuName, presentSources, fetchedAt };
      const result = await ingestDocument(source, restaurant, how, reading);
      return { label, result };
    } catch (error) {
      if (endsBatch(error)) throw error;
      return { label, error: (error as Error).message };
    }
  };
  const ingestChain = async (chain: readonly Job[]): Promise<void> => {
    let failed: string | undefined;
    for (const job of chain) {
      if (options.signal.aborted) return;
      const { label } = job.input;
      const leftOut = `${label}: left out, because it is a later version of the same menu as ${failed}`;
      const outcome = failed === undefined ? await ingest(job, chain.length > 1) : { label, error: leftOut };
      const isFailure = 'error' in outcome;
      // An abort is not the document's failure; the next run ingests it.
      if (isFailure && options.signal.aborted) return;
      if (isFailure) failed ??= label;
      outcomes.push(outcome);
      options.onDone(outcome, outcomes.length, jobs.length);
    }
  };
  for (const chain of chains) await ingestChain(chain);
  return outcomes;
}

async function jobsOf(plan: IngestPlan, restaurants: RestaurantStore): Promise<Job[]> {
  const jobs: Job[] = [];
  const known = new Map<string, Restaurant>();
  // Before anything is stored, so that a mistyped name leaves nothing behind.
  for (const { restaurant } of plan.documents) {
    if (restaurant !== undefined && !known.has(restaurant))
      known.set(restaurant, await knownRestaurant(restaurant, restaurants));
  }
  for (const { facts, id, menus } of plan.restaurants) {
    const { restaurant } = await restaurants.save(facts, id);
    jobs.push(...menus.map((menu) => ({ input: { ...menu, restaurant: restaurant.id }, restaurant })));
  }
  for (const input of plan.documents) {
    const restaurant = known.get(input.restaurant ?? '');
    if (restaurant) jobs.push({ input, restaurant });
  }
  return jobs;
}

/** Jobs grouped by source. Those of one source are its versions and must run in order. */
function chainsOf(jobs: readonly Job[]): Job[][] {
  return [...grouped(jobs, ({ restaurant, input }) => `${restaurant.id} ${input.sourceUrl}`).values()];
}

/** Excludes addresses, so that a site gets one request at a time, and versions, which may turn out to be known. */
function readableAhead(chain: readonly Job[]): SourceInput[] {
  const inputs = chain.map(({ input }) => input);
  return inputs.length === 1 ? inputs.filter(({ location }) => 'file' in location) : [];
}

/** Sources of each restaurant in this call: menus of one name from two sources are two menus, also when the call is repeated. */
function sourcesByRestaurant(jobs: readonly Job[]): ReadonlyMap<string, ReadonlySet<string>> {
  const sources = new Map<string, Set<string>>();
  for (const { restaurant, input } of jobs) {
    sources.set(restaurant.id, (sources.get(restaurant.id) ?? new Set()).add(input.sourceUrl));
  }
  return sources;
}

/** True if no other document can succeed either, because the database is away. */
const endsBatch = (error: unknown) => !(error instanceof FetchError) && isUnavailable(error);
