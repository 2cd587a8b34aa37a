/**
 * Suggestions, facets and whole answers of the dish finder in the thread of the index, beside the item search for the same words, which is the reference. Every word
 * of the region is typed letter by letter, as a person types it, with and without a slip. The names of a region are few, so a share
 * of the dishes gets a name of its own made of two others. Rounds take turns; times are processor time, so that what else the
 * machine does matters less.
 *
 *   node build-test/bench/suggestions.js [ITEMS]        100000 by default
 */
import { createRandom, type Random } from '@menu-data-service/seeded-random';
import { findAnswer } from '../src/api/pages/find/find-answer.ts';
import { findParts } from '../src/api/pages/find/find-page.ts';
import { readFindQuery } from '../src/api/pages/find/read-find-query.ts';
import type { ItemDocument, MenuDocuments } from '../src/ports/search/documents.ts';
import { createSearches } from '../src/search/create-searches.ts';
import { createMenuIndexes } from '../src/search/in-process/menu-indexes.ts';
import { INDEX_SETTINGS } from '../src/search/index-settings.ts';
import { explainHit } from '../src/search/understanding/explain-hit.ts';
import { regionQuestions } from '../test/support/asked/questions.ts';
import { region } from '../test/support/region.ts';
import { relevanceQueries } from '../test/support/relevance/queries.ts';
import { quantile } from './statistics.ts';

const ITEMS_OF_A_RESTAURANT = 15.7;
const OWN_NAMES = 0.4;
const ROUNDS = 3;
const TYPED = 400;

const random = createRandom(20_261_122);
const items = Number(process.argv[2] ?? 100_000);
const menus = withOwnNames(region(Math.round(items / ITEMS_OF_A_RESTAURANT)), random);
const indexes = createMenuIndexes(INDEX_SETTINGS);
indexes.load(menus);
indexes.finish('bench');
const searches = createSearches(indexes);
const { searchItems, suggest, itemFacets } = searches;
const finder = {
  search: { ...searches, explain: explainHit },
  activeMenus: { current: async () => undefined, has: () => true, leftovers: () => [] },
};
const finderAnswer = async (search: string): Promise<string> => {
  const read = readFindQuery(new URLSearchParams({ search }).toString());
  if (!('query' in read)) return '';
  return findParts(await findAnswer(finder, read.query, AbortSignal.timeout(10_000)));
};

/** Some dishes with a name of two halves. */
function withOwnNames(all: readonly MenuDocuments[], { chance, pick }: Random): readonly MenuDocuments[] {
  const names = [...new Set(all.flatMap(({ sections }) => sections.flatMap((one) => one.items.map(nameOf))))];
  const renamed = (document: ItemDocument): ItemDocument => {
    if (!chance(OWN_NAMES)) return document;
    const end = pick(names).split(' ').slice(-2).join(' ');
    return {
      ...document,
      item: { ...document.item, name: `${nameOf(document)} with ${pick(names).split(' ')[0]} ${end}` },
    };
  };
  return all.map((menu) => ({
    ...menu,
    sections: menu.sections.map((section) => ({ ...section, items: section.items.map(renamed) })),
  }));
}

function nameOf({ item }: ItemDocument): string {
  return item.name;
}

/** What stands in the box after each letter; every fourth one with a letter left out. */
function typedOf(queries: readonly string[]): readonly string[] {
  const typed = queries.flatMap((query) => Array.from(query, (_, i) => query.slice(0, i + 1)));
  return Array.from({ length: TYPED }, () => random.pick(typed))
    .map((text, i) => (i % 4 === 0 && text.length > 5 ? text.slice(0, 2) + text.slice(3) : text))
    .filter((text) => /[a-z\d]/i.test(text));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

async function compare(
  name: string,
  searches: readonly string[],
  work: (search: string) => Promise<unknown>,
): Promise<void> {
  const times: Record<'measured' | 'reference', number[]> = { measured: [], reference: [] };
  const reference = (search: string) => searchItems({ search, filter: {}, limit: 20, offset: 0, withoutMenus: [] });
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [number, search] of searches.entries()) {
      // whichever comes second finds warmer caches
      const order =
        (number + round) % 2 === 0 ? (['measured', 'reference'] as const) : (['reference', 'measured'] as const);
      for (const which of order) {
        const time = await timed(() => (which === 'measured' ? work : reference)(search));
        if (round > 0) times[which].push(time);
      }
    }
  }
  for (const part of [0.5, 0.95, 0.99]) {
    const [own, other] = [quantile(times.measured, part), quantile(times.reference, part)];
    console.log(
      `${name} p${part * 100}: ${own.toFixed(2)} ms, item search ${other.toFixed(2)} ms, ratio ${(own / other).toFixed(2)}`,
    );
  }
}

const names = new Set(menus.flatMap(({ sections }) => sections.flatMap((one) => one.items.map(nameOf))));
console.log(`${indexes.counts().items} items in ${menus.length} menus, ${names.size} names`);
const queries = relevanceQueries(region()).map(({ typed }) => typed);
await compare('suggestions', typedOf(queries), (search) => suggest({ search, limit: 8, withoutMenus: [] }));
await compare('the finder while somebody types', typedOf(queries), finderAnswer);
await compare('facets, ordinary searches', queries, (search) => itemFacets({ search, filter: {}, withoutMenus: [] }));
await compare(
  'facets, questions with conditions',
  regionQuestions(region()).map(({ typed }) => typed),
  (search) => itemFacets({ search, filter: {}, withoutMenus: [] }),
);
const all: number[] = [];
for (let round = 0; round < 20; round += 1)
  all.push(await timed(() => itemFacets({ search: null, filter: {}, withoutMenus: [] })));
console.log(`facets of everything p50: ${quantile(all, 0.5).toFixed(2)} ms`);
