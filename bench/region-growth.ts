/**
 * Fills an engine with an invented country in steps, through the port of the search index as the indexer does, and prints for each step how
 * long it took, what the engine holds, and how fast it searches and takes a changed menu. The engine is the in-process one, or the
 * Meilisearch at MEILI_URL (with MEILI_MASTER_KEY if it has one, and MEILI_PID for its memory), whose indexes "growth_…" are replaced.
 *
 *   node build-test/bench/region-growth.js [DISHES] [STEPS]     200000 in 4 steps by default
 *
 * Searches are the recorded ones, whole: a search may ask the engine several times. Each is asked once a step.
 */
import { cpus } from 'node:os';
import type { MenuDocuments } from '../src/ports/search/documents.ts';
import { drawnCountry } from './growth/drawn-country.ts';
import { openGrownEngine } from './growth/grown-engine.ts';
import { dishesOf, nextBatch } from './growth/next-batch.ts';
import { growth, type Step, stepTable } from './growth/step-figures.ts';
import { recordedRequests } from './search-corpus.ts';

const [dishes = 200_000, steps = 4] = process.argv.slice(2).map(Number);
const WARM_UP = 30;
const AT_ONCE = 8;
const PUBLICATIONS = 10;

const { name, index, holding, usedSeconds } = openGrownEngine(process.env);
const country = drawnCountry();
/** Every other one is kept for the searches at once, so that none is asked twice. */
const searches = [...new Set(recordedRequests().map(({ request }) => request.q ?? ''))];
const first: MenuDocuments[] = [];
let filled = { dishes: 0, menus: 0, seconds: 0, used: 0 as number | undefined };

async function* once(batch: readonly MenuDocuments[]) {
  yield batch;
}

async function fill(upTo: number): Promise<void> {
  while (filled.dishes < upTo) {
    const batch = nextBatch(country, upTo - filled.dishes);
    const write = () =>
      filled.menus === 0 ? index.rebuild(once(batch), 'growth') : index.apply(batch.map((upsert) => ({ upsert })));
    const cost = await costOf(write);
    const seconds = filled.seconds + cost.ms / 1000;
    const used = cost.usedMs === undefined ? undefined : (filled.used ?? 0) + cost.usedMs / 1000;
    const added = batch.reduce((sum, menu) => sum + dishesOf(menu), 0);
    if (first.length === 0) first.push(...batch.slice(0, PUBLICATIONS));
    filled = { dishes: filled.dishes + added, menus: filled.menus + batch.length, seconds, used };
  }
}

/** Milliseconds by the clock, and of processor time of the engine and of this process. */
interface Cost {
  readonly ms: number;
  readonly usedMs: number | undefined;
  readonly ownMs: number;
}

async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const [began, before, own] = [performance.now(), usedSeconds(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(own);
  const [ms, after] = [performance.now() - began, usedSeconds()];
  const ownMs = (user + system) / 1000;
  return { ms, ownMs, usedMs: before === undefined || after === undefined ? undefined : (after - before) * 1000 };
}

const timed = async (work: () => Promise<unknown>): Promise<number> => (await costOf(work)).ms;

/** Of one of so many. */
const each = (usedMs: number | undefined, count: number) => (usedMs === undefined ? undefined : usedMs / count);

const search = (text: string) =>
  index.searchItems({ search: text, filter: {}, limit: 20, offset: 0, withoutMenus: [] });

async function searchOneByOne(): Promise<number[]> {
  for (const text of searches.slice(0, WARM_UP)) await search(text);
  const times: number[] = [];
  for (const [n, text] of searches.entries()) if (n % 2 === 0) times.push(await timed(() => search(text)));
  return times;
}

async function searchAtOnce(): Promise<Pick<Step, 'throughput' | 'searchUsedMs' | 'searchOwnMs'>> {
  const waiting = searches.filter((_, n) => n % 2 === 1);
  const count = waiting.length;
  const client = async () => {
    for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) await search(text);
  };
  const { ms, usedMs, ownMs } = await costOf(() => Promise.all(Array.from({ length: AT_ONCE }, client)));
  return { throughput: (1000 * count) / ms, searchUsedMs: each(usedMs, count), searchOwnMs: ownMs / count };
}

async function publish(revision: number): Promise<Pick<Step, 'publicationMs' | 'publicationUsedMs'>> {
  const times: number[] = [];
  const { usedMs } = await costOf(async () => {
    for (const menu of first) times.push(await timed(() => index.apply([{ upsert: { ...menu, revision } }])));
  });
  return { publicationMs: times, publicationUsedMs: each(usedMs, first.length) };
}

const done: Step[] = [];
try {
  console.log(
    `${name}; ${cpus().length} x ${cpus()[0]?.model.trim()}, Node ${process.versions.node}\n\n${stepTable.heading()}`,
  );
  for (let step = 1; step <= steps; step += 1) {
    await fill((dishes * step) / steps);
    const figures: Step = {
      ...{ dishes: filled.dishes, menus: filled.menus, fillSeconds: filled.seconds, fillUsedSeconds: filled.used },
      searchMs: await searchOneByOne(),
      ...(await searchAtOnce()),
      ...(await publish(step + 1)),
      ...(await holding()),
    };
    done.push(figures);
    console.log(stepTable.line(figures));
  }
  const grown = growth(done);
  if (grown) console.log(grown);
} finally {
  await index.close();
}
