/**
 * Fills one Meilisearch server after the other, each with a region of an invented country, as groups of regions are, and then prints for the
 * first of them, the first two and so on what the last took to fill, what they hold together, and how long a search over them takes, and one
 * with a place.
 *
 *   MEILISEARCH=/path/of/the/program node build-test/bench/region-pieces.js [DISHES] [PIECES]     1000000 in 4 pieces by default
 *
 * All servers run on this machine, beside each other. For each line every other one of the recorded searches, whole, is asked once
 * everywhere and once with a place.
 */
import { cpus } from 'node:os';
import { Registry } from 'prom-client';
import type { ItemFilter } from '../src/ports/search/queries.ts';
import { createGroupedReader } from '../src/search/meilisearch/groups/create-grouped-reader.ts';
import type { EngineGroup } from '../src/search/meilisearch/groups/engine-group.ts';
import { meilisearchProgram, startMeilisearch } from '../test/support/fleet/meilisearch-server.ts';
import { NO_MOVES } from '../test/support/grouped-index.ts';
import type { Teardown } from '../test/support/teardown.ts';
import { withTeardown } from '../test/support/with-teardown.ts';
import { drawnCountry } from './growth/drawn-country.ts';
import { type GrownEngine, openGrownMeilisearch } from './growth/grown-engine.ts';
import { dishesOf, nextBatch } from './growth/next-batch.ts';
import { againstFirst, type Grown, pieceTable, type Searched } from './growth/piece-figures.ts';
import { recordedRequests } from './search-corpus.ts';
import { total } from './statistics.ts';

const binary = meilisearchProgram();
const [dishes = 1_000_000, pieces = 4] = process.argv.slice(2).map(Number);
const KEY = 'a master key of the bench';
const WARM_UP = 20;
/** Cities of a piece follow each other: in steps of this size, a prime, searches go to those of all pieces. */
const STRIDE = 7919;
const OPTIONS = ['--max-indexing-memory', '256MiB'];

const searches = [...new Set(recordedRequests().map(({ request }) => request.q ?? ''))].filter((_, n) => n % 2 === 0);

/** A region of the country in an engine of its own. */
interface Piece {
  readonly engine: GrownEngine;
  readonly group: EngineGroup;
  readonly dishes: number;
  readonly menus: number;
  /** Where some of its restaurants are. */
  readonly cities: readonly string[];
  readonly fillSeconds: number;
  readonly fillUsedSeconds: number | undefined;
}

async function fillPiece(t: Teardown, number: number, upTo: number): Promise<Piece> {
  const { url, process: server } = await startMeilisearch(t, binary, KEY, OPTIONS);
  const engine = openGrownMeilisearch({ url, masterKey: KEY, pid: server.pid() });
  const filled = { dishes: 0, menus: 0, cities: new Set<string>() };
  async function* batches() {
    const country = drawnCountry(number);
    while (filled.dishes < upTo) {
      const batch = nextBatch(country, upTo - filled.dishes);
      for (const menu of batch) {
        filled.dishes += dishesOf(menu);
        filled.menus += 1;
        filled.cities.add(menu.city);
      }
      yield batch;
    }
  }
  const began = performance.now();
  await engine.index.rebuild(batches(), 'growth');
  const fillSeconds = (performance.now() - began) / 1000;
  const { ask, health } = engine.index;
  const group = { name: `group ${number}`, ask, health };
  const { dishes: all, menus, cities } = filled;
  return { engine, group, dishes: all, menus, cities: [...cities], fillSeconds, fillUsedSeconds: engine.usedSeconds() };
}

const usedBy = (filled: readonly Piece[]) => total(filled.map(({ engine }) => engine.usedSeconds()));

/** Asks all searches one after the other. */
async function searchThem(filled: readonly Piece[], filterOf: (n: number) => ItemFilter): Promise<Searched> {
  const reader = createGroupedReader(
    filled.map(({ group }) => group),
    { regions: NO_MOVES, registry: new Registry() },
  );
  const search = (text: string, n: number) =>
    reader.searchItems({ search: text, filter: filterOf(n), limit: 20, offset: 0, withoutMenus: [] });
  for (const [n, text] of searches.slice(0, WARM_UP).entries()) await search(text, n);
  const [ms, before]: [number[], number | undefined] = [[], usedBy(filled)];
  for (const [n, text] of searches.entries()) {
    const began = performance.now();
    await search(text, n);
    ms.push(performance.now() - began);
  }
  const after = usedBy(filled);
  const usedMs = before === undefined || after === undefined ? undefined : ((after - before) * 1000) / ms.length;
  return { ms, usedMs };
}

async function heldBy(filled: readonly Piece[]): Promise<Grown['held']> {
  const all = await Promise.all(filled.map(({ engine }) => engine.holding()));
  const together = (field: keyof Grown['held']) => total(all.map((one) => one[field]));
  return { ownBytes: together('ownBytes'), cachedBytes: together('cachedBytes'), diskBytes: together('diskBytes') };
}

async function measured(filled: readonly Piece[], last: Piece): Promise<Grown> {
  const cities = filled.flatMap((piece) => piece.cities);
  return {
    pieces: filled.length,
    dishes: filled.reduce((sum, { dishes }) => sum + dishes, 0),
    menus: filled.reduce((sum, { menus }) => sum + menus, 0),
    ...{ fillSeconds: last.fillSeconds, fillUsedSeconds: last.fillUsedSeconds },
    everywhere: await searchThem(filled, () => ({})),
    withPlace: await searchThem(filled, (n) => ({ city: (cities[(n * STRIDE) % cities.length] ?? '').toLowerCase() })),
    held: await heldBy(filled),
  };
}

await withTeardown(async (t) => {
  const filled: Piece[] = [];
  const all: Grown[] = [];
  for (let number = 0; number < pieces; number += 1) {
    const piece = await fillPiece(t, number, dishes / pieces);
    t.teardown(() => piece.engine.index.close());
    filled.push(piece);
    console.error(`piece ${number + 1} of ${pieces}: ${piece.dishes} dishes in ${piece.fillSeconds.toFixed(0)} s`);
  }
  console.log(
    `Meilisearch; ${cpus().length} x ${cpus()[0]?.model.trim()}, Node ${process.versions.node}\n\n${pieceTable.heading()}`,
  );
  for (const [n, last] of filled.entries()) {
    const grown = await measured(filled.slice(0, n + 1), last);
    all.push(grown);
    console.log(pieceTable.line(grown));
  }
  const growth = againstFirst(all);
  if (growth) console.log(growth);
});
