import type { Restaurant } from '../src/domain/restaurant.ts';
import { isUnavailable } from '../src/http/unavailable.ts';
import type { RestaurantStore } from '../src/ports/restaurant-store.ts';
import { FetchError } from './fetch/fetch-error.ts';
import { type IngestDependencies, type IngestOptions, type IngestResult, ingestDocument } from './ingest-document.ts';
import { knownRestaurant } from './known-restaurant.ts';
import type { LoadedSource } from './loaded-source.ts';
import type { ManifestRestaurant } from './manifest.ts';
import { sha256Of } from './sha256.ts';
import type { SourceInput } from './source-input.ts';

/** What one call is to take in: restaurants with their documents, then single documents of restaurants that are known. */
export interface IngestPlan {
  readonly restaurants: readonly ManifestRestaurant[];
  readonly documents: readonly SourceInput[];
}

export interface BatchDependencies extends IngestDependencies {
  readonly restaurants: RestaurantStore;
  readonly load: (input: SourceInput) => Promise<LoadedSource>;
}

/** How one document ended. */
export type DocumentOutcome =
  | { readonly label: string; readonly result: IngestResult }
  /** An earlier version of a source, taken in by an earlier run. */
  | { readonly label: string; readonly known: true }
  | { readonly label: string; readonly error: string };

export interface BatchOptions extends Omit<IngestOptions, 'menuName' | 'presentSources'> {
  /** Documents read at a time; versions of one source are always taken in their order. */
  readonly concurrency: number;
  readonly signal: AbortSignal;
  /** Called before a document is read, with the number of those done. */
  readonly onBegin?: (label: string, done: number, total: number) => void;
  readonly onDone: (outcome: DocumentOutcome, done: number, total: number) => void;
}

/** Every document of a plan, those of the manifests first. */
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

async function jobsOf(plan: IngestPlan, restaurants: RestaurantStore): Promise<Job[]> {
  const jobs: Job[] = [];
  const known = new Map<string, Restaurant>();
  // Looked up before anything is stored, so that a mistyped name leaves nothing behind.
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

/** Jobs that must run one after the other, because they are versions of one source. */
function chainsOf(jobs: readonly Job[]): Job[][] {
  const chains = new Map<string, Job[]>();
  for (const job of jobs) {
    const key = `${job.restaurant.id} ${job.input.sourceUrl}`;
    chains.set(key, [...(chains.get(key) ?? []), job]);
  }
  return [...chains.values()];
}

/** Two documents of one call with menus of one name are two menus, and stay two when the call is repeated. */
function sourcesByRestaurant(jobs: readonly Job[]): ReadonlyMap<string, ReadonlySet<string>> {
  const sources = new Map<string, Set<string>>();
  for (const { restaurant, input } of jobs) {
    sources.set(restaurant.id, (sources.get(restaurant.id) ?? new Set()).add(input.sourceUrl));
  }
  return sources;
}

/** True where going on is of no use: the database is away. A source that is away concerns nobody but itself. */
const endsBatch = (error: unknown) => !(error instanceof FetchError) && isUnavailable(error);

/**
 * Takes in all documents of a plan. One that fails leaves the others untouched, but for later versions of its own source, which wait
 * for it. An abort ends at once; the same call goes on later, because what is stored already is found unchanged.
 * @throws UsageError when a restaurant is unknown or ambiguous (nothing is stored then), and what the stores throw when they are away
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
  const take = async ({ input, restaurant }: Job, isVersion: boolean): Promise<DocumentOutcome> => {
    const { label } = input;
    options.onBegin?.(label, outcomes.length, jobs.length);
    try {
      const source = await deps.load(input);
      // A run that is repeated must not bring back the version before the last.
      if (isVersion && (await deps.sources.wasTakenIn(restaurant.id, input.sourceUrl, sha256Of(source.bytes)))) {
        return { label, known: true };
      }
      const presentSources = sources.get(restaurant.id);
      const how = { ...options, menuName: input.menuName, presentSources };
      const result = await ingestDocument(source, restaurant, how, deps);
      return { label, result };
    } catch (error) {
      if (endsBatch(error)) throw error;
      return { label, error: (error as Error).message };
    }
  };
  const takeChain = async (chain: readonly Job[]): Promise<void> => {
    let failed: string | undefined;
    for (const job of chain) {
      if (options.signal.aborted) return;
      const { label } = job.input;
      const waits = `${label}: not taken in, because it comes after ${failed} as a version of one menu`;
      const outcome = failed === undefined ? await take(job, chain.length > 1) : { label, error: waits };
      const isFailure = 'error' in outcome;
      // What an abort broke off is no failure of the document; the next run takes it in.
      if (isFailure && options.signal.aborted) return;
      if (isFailure) failed ??= label;
      outcomes.push(outcome);
      options.onDone(outcome, outcomes.length, jobs.length);
    }
  };
  const worker = async () => {
    for (let chain = chains.shift(); chain; chain = chains.shift()) await takeChain(chain);
  };
  await Promise.all(Array.from({ length: options.concurrency }, worker));
  return outcomes;
}
