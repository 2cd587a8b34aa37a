/**
 * What reading conditions out of the words costs an item search: the same searches with and without it, in turn, in the
 * thread of the index. The first table is of ordinary searches (names, beginnings, slips, other names of foods), in which there
 * is nothing to read; the second of questions with conditions, which become other searches. Times are processor time, so that
 * what else the machine does matters less.
 *
 *   node build-test/bench/understanding.js [ITEMS]        100000 by default
 */

import { createSearches } from '../src/search/create-searches.ts';
import { createMenuIndexes } from '../src/search/in-process/menu-indexes.ts';
import { INDEX_SETTINGS } from '../src/search/index-settings.ts';
import { regionQuestions } from '../test/support/asked/questions.ts';
import { region } from '../test/support/region.ts';
import { relevanceQueries } from '../test/support/relevance/queries.ts';
import { quantile } from './statistics.ts';

const ITEMS_OF_A_RESTAURANT = 15.7;
const ROUNDS = 3;

const items = Number(process.argv[2] ?? 100_000);
const menus = region(Math.round(items / ITEMS_OF_A_RESTAURANT));
const indexes = createMenuIndexes(INDEX_SETTINGS);
indexes.load(menus);
indexes.finish('bench');
const { searchItems } = createSearches(indexes);

async function timed(search: string, understand: boolean): Promise<number> {
  const began = process.cpuUsage();
  await searchItems({ search, filter: {}, limit: 20, offset: 0, withoutMenus: [], understand });
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

async function compare(name: string, searches: readonly string[]): Promise<void> {
  const times: Record<'with' | 'without', number[]> = { with: [], without: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [number, search] of searches.entries()) {
      // whichever comes second finds warmer caches
      const order = (number + round) % 2 === 0 ? [true, false] : [false, true];
      for (const understand of order) {
        const time = await timed(search, understand);
        if (round > 0) times[understand ? 'with' : 'without'].push(time);
      }
    }
  }
  for (const part of [0.5, 0.95]) {
    const [on, off] = [quantile(times.with, part), quantile(times.without, part)];
    console.log(
      `${name} p${part * 100}: ${on.toFixed(2)} ms with, ${off.toFixed(2)} ms without, ratio ${(on / off).toFixed(2)}`,
    );
  }
}

console.log(`${indexes.counts().items} items in ${menus.length} menus`);
await compare(
  'ordinary searches',
  relevanceQueries(region()).map(({ typed }) => typed),
);
await compare(
  'questions with conditions',
  regionQuestions(region()).map(({ typed }) => typed),
);
