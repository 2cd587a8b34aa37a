/**
 * What reading conditions out of the words costs an item search: the same searches with and without it, in turn, in the
 * thread of the index. Ordinary searches are names, beginnings, slips and other names of foods, in which there is
 * nothing to read; questions with conditions become other searches. The rows after that ask the same ordinary searches with
 * the names of many more restaurants known, beside those of ten times fewer. Times are processor time, so that what else the
 * machine does matters less.
 *
 *   node --expose-gc build-test/bench/understanding.js [ITEMS]        100000 by default
 */

import { createRandom } from '@menu-data-service/seeded-random';
import { createSearches } from '../src/search/create-searches.ts';
import { engineMenu } from '../src/search/engine-documents.ts';
import { createMenuIndexes } from '../src/search/in-process/menu-indexes.ts';
import { createItemPlan } from '../src/search/item-plan.ts';
import { createItemSearch } from '../src/search/item-search.ts';
import { createNames, type Names } from '../src/search/understanding/names.ts';
import { regionQuestions } from '../test/support/asked/questions.ts';
import { region } from '../test/support/region.ts';
import { relevanceQueries } from '../test/support/relevance/queries.ts';
import { newWord } from './search-corpus.ts';
import { quantile } from './statistics.ts';

const ITEMS_OF_A_RESTAURANT = 15.7;
const ROUNDS = 3;
const WARM_UP_RESTAURANTS = 60;
const WARM_UP_ROUNDS = 10;
const RESTAURANTS = [20_000, 200_000] as const;
/** As many postal towns as there are with 1,500 of them in the United Kingdom, and villages. */
const TOWNS = 5000;

const items = Number(process.argv[2] ?? 100_000);
const menus = region(Math.round(items / ITEMS_OF_A_RESTAURANT));
const indexes = createMenuIndexes();
indexes.load(menus);
indexes.finish('bench');

type Search = (text: string) => Promise<unknown>;

function searchBy(names: Names, understand = true): Search {
  const search = createItemSearch(indexes, createItemPlan(indexes, names));
  return (text) => search({ search: text, filter: {}, limit: 20, offset: 0, withoutMenus: [], understand });
}

async function timed(search: Search, text: string): Promise<number> {
  const began = process.cpuUsage();
  await search(text);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** Warms up the compiler on another index, so that the processor's caches stay as cold as they are among other searches. */
async function warmUp(texts: readonly string[]): Promise<void> {
  const small = createMenuIndexes();
  small.load(region(WARM_UP_RESTAURANTS));
  small.finish('warm-up');
  const { searchItems } = createSearches(small, small.names);
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1)
    for (const search of texts)
      for (const understand of [true, false])
        await searchItems({ search, filter: {}, limit: 20, offset: 0, withoutMenus: [], understand });
}

/** Times of two ways to answer the same searches, in turn. */
async function compare(what: string, texts: readonly string[], one: Search, reference: Search): Promise<void> {
  const times = new Map<Search, number[]>([
    [one, []],
    [reference, []],
  ]);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [number, text] of texts.entries()) {
      // whichever comes second finds warmer caches
      for (const way of (number + round) % 2 === 0 ? [one, reference] : [reference, one]) {
        const time = await timed(way, text);
        if (round > 0) times.get(way)?.push(time);
      }
    }
  }
  for (const part of [0.5, 0.95, 0.99]) {
    const [on, off] = [one, reference].map((way) => quantile(times.get(way) ?? [], part));
    console.log(
      `${what} p${part * 100}: ${on?.toFixed(2)} ms beside ${off?.toFixed(2)} ms, ratio ${((on ?? 0) / (off ?? 1)).toFixed(2)}`,
    );
  }
}

/** Names of the region and of many more restaurants that are invented. */
function manyNames(count: number): Names {
  const random = createRandom(20_261_123);
  const towns = Array.from({ length: TOWNS }, () => newWord(random));
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const began = performance.now();
  const names = createNames<number>();
  for (const menu of menus) names.put(menu.menuId, engineMenu(menu).menu);
  for (let n = 0; n < count; n += 1) {
    const restaurant = `the ${newWord(random)} ${newWord(random)} ${random.pick(['kitchen', 'arms', 'tandoori', 'cafe'])}`;
    const cuisine = random.pick(['indian', 'chinese', 'british', 'italian', 'thai', 'turkish', 'fish and chips']);
    names.put(-1 - n, {
      restaurant,
      city: random.pick(towns),
      cuisine,
      district: `st${1 + random.integer(21)}`,
    });
  }
  const filled = performance.now();
  names.vocabulary();
  const made = performance.now();
  globalThis.gc?.();
  const megabytes = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  console.log(
    `${count} restaurants in ${TOWNS} towns: ${megabytes.toFixed(1)} MB, taken in in ${(filled - began).toFixed(0)} ms, tables of towns made in ${(made - filled).toFixed(0)} ms`,
  );
  return names;
}

const ordinary = relevanceQueries(region()).map(({ typed }) => typed);
const questions = regionQuestions(region()).map(({ typed }) => typed);
await warmUp([...ordinary, ...questions]);
console.log(`${indexes.counts().items} items in ${menus.length} menus`);
const [few, many] = RESTAURANTS.map(manyNames);
await compare('understood, ordinary searches', ordinary, searchBy(indexes.names), searchBy(indexes.names, false));
await compare('understood, questions', questions, searchBy(indexes.names), searchBy(indexes.names, false));
if (few && many) {
  await compare('ten times the restaurants, ordinary searches', ordinary, searchBy(many), searchBy(few));
  await compare('ten times the restaurants, questions', questions, searchBy(many), searchBy(few));
}
