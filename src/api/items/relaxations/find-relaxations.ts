import { foldText } from '@menu-data-service/menu-model/fold-text';
import { LRUCache } from 'lru-cache';
import type { ItemDocument } from '../../../ports/search/documents.ts';
import type { ItemPage } from '../../../ports/search/pages.ts';
import type { ApiDeps } from '../../shared/api-deps.ts';
import { itemFilterOf } from '../item-query.ts';
import {
  anyCertainty,
  conditionsAlone,
  doubtedWanted,
  type EmptySearch,
  emptySearchOf,
  lessCertain,
  otherDishes,
  withoutOne,
  wordsAlone,
} from './candidates.ts';
import type { Asked, Candidate, FoundRelaxation } from './relaxation.ts';

export interface RelaxationIndex {
  readonly search: Pick<ApiDeps['search'], 'searchItems' | 'itemFacets' | 'suggest' | 'generation'>;
  readonly activeMenus: Pick<ApiDeps['activeMenus'], 'leftovers'>;
}

const MAX_RELAXATIONS = 5;
const MAX_DISHES = 8;
const MAX_PLACES = 3;
const MAX_WORDS = 4;
const MAX_NAMES = 2;
const MAX_GIVEN_UP = 8;

/**
 * Finds relaxations of a search without hits, best first, at most five: dishes with less certainty about an allergen, similar dishes or
 * similarly spelt ones, the same elsewhere, the same without one condition; if none of these finds anything, fewer words, and finally kinds
 * of food. Of a search with hits there is only the other reading of words that were taken for an exclusion, which comes first; no other
 * condition on an allergen is dropped. However long the search, it makes at most some fifty others.
 * @param asked parameters of the search
 * @param page its answer
 */
export async function findRelaxations(
  { search, activeMenus }: RelaxationIndex,
  asked: Asked,
  page: ItemPage,
  signal?: AbortSignal,
): Promise<readonly FoundRelaxation[]> {
  const index = cachedSearch(search);
  const withoutMenus = activeMenus.leftovers();
  const of = emptySearchOf(asked, page);

  /** Keeps candidates with hits; substitutes must also be called so: a dish one slip away from the name is not similar. */
  async function counted(candidates: readonly Candidate[], isCalled = anything): Promise<readonly FoundRelaxation[]> {
    const all = await Promise.all(
      candidates.map(async (candidate) => {
        const { search = null, understand, sort: _, ...filters } = candidate.asked;
        const query = { search, understand, filter: itemFilterOf(filters), limit: 1, offset: 0, withoutMenus };
        const { total, hits } = await index.searchItems(query, signal);
        const [first] = hits;
        return first !== undefined && isCalled(first, candidate) ? [{ ...candidate, total }] : [];
      }),
    );
    return all.flat();
  }

  /** The same in towns that have it, if a town was asked for. */
  async function elsewhere({ chosen, read }: EmptySearch): Promise<readonly Candidate[]> {
    if (chosen.city === undefined) return [];
    const { search = null, understand, sort: _, city, ...filters } = chosen;
    const facets = await index.itemFacets({ search, understand, filter: itemFilterOf(filters), withoutMenus }, signal);
    return facets.cities.slice(0, MAX_PLACES).map(({ name }) => ({
      ...{ without: ['city'], instead: name, title: `in ${name} instead of ${read.all.city ?? city}` },
      asked: { ...chosen, city: name },
    }));
  }

  async function similarNames({ read, chosen }: EmptySearch): Promise<readonly Candidate[]> {
    const words = [read.text, ...read.text.split(' ')].filter((word) => word !== '');
    const looked = [...new Set(words)].slice(0, MAX_WORDS);
    const found = await Promise.all(
      looked.map((typed) => index.suggest({ search: typed, kinds: ['dish'], limit: MAX_NAMES, withoutMenus }, signal)),
    );
    return found.flatMap((suggestions, at) =>
      suggestions.map(({ text }) => ({
        ...{ without: [looked[at] as string], instead: text, title: `${text} instead of ${looked[at]}` },
        asked: { ...chosen, search: text },
      })),
    );
  }

  async function kindsOfFood(): Promise<readonly Candidate[]> {
    const { cuisines } = await index.itemFacets({ search: null, filter: {}, withoutMenus }, signal);
    const { conditions, caution } = anyCertainty(of.chosen);
    return cuisines.slice(0, MAX_RELAXATIONS).map(({ name }) => ({
      ...{ without: ['everything'], instead: name, title: `${name} food${caution}` },
      asked: { search: name, ...conditions },
    }));
  }

  const wanted = await counted(doubtedWanted(of));
  if (page.total > 0) return wanted;
  const [certain, places, names] = await Promise.all([counted(lessCertain(of)), elsewhere(of), similarNames(of)]);
  const [dishes, similar, there, given] = await Promise.all([
    counted(otherDishes(of).slice(0, MAX_DISHES), matchesSubstitute),
    counted(names.slice(0, MAX_NAMES), matchesSubstitute),
    counted(places),
    counted([...withoutOne(of).slice(0, MAX_GIVEN_UP), ...conditionsAlone(of)]),
  ]);
  const mostFirst = given.toSorted((a, b) => b.total - a.total);
  const near = [...wanted, ...certain, ...interleaved(dishes, similar, there, mostFirst)];
  if (near.length > 0) return near.slice(0, MAX_RELAXATIONS);
  for (const [more, isCalled] of [[() => wordsAlone(of), matchesWords] as const, [kindsOfFood, anything] as const]) {
    const found = await counted(await more(), isCalled);
    if (found.length > 0) return found.slice(0, MAX_RELAXATIONS);
  }
  return [];
}

const anything = (_first: ItemDocument, _candidate: Candidate): boolean => true;

/** True if the dish itself prints the words, and not only its menu or restaurant. */
const matchesWords = (dish: ItemDocument, candidate: Candidate): boolean =>
  matchesSubstitute(dish, { ...candidate, instead: candidate.asked.search ?? '' });

/** True if each word of the substitute begins a printed word of the dish. */
function matchesSubstitute({ item, sectionName }: ItemDocument, { instead }: Candidate): boolean {
  const printed = ` ${foldText([item.name, item.description, sectionName].join(' '))}`;
  return foldText(instead ?? '')
    .split(' ')
    .every((word) => printed.includes(` ${word}`));
}

function interleaved(...lists: readonly (readonly FoundRelaxation[])[]): readonly FoundRelaxation[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  const seen = new Set<string>();
  return all.filter(({ asked }) => {
    const key = JSON.stringify(Object.entries(asked).sort());
    return !seen.has(key) && seen.add(key);
  });
}

type Search = Pick<ApiDeps['search'], 'searchItems' | 'itemFacets' | 'suggest' | 'generation'>;

const MAX_ANSWERS = 2000;
/** As long as whole answers are cached: looked-up places have no generation. */
const KEPT_MS = 60_000;

const kept = new WeakMap<Search, LRUCache<string, object>>();

/** Caches answers within one generation: two thirds of the queries of relaxations were asked before. */
export function cachedSearch(search: Search): Omit<Search, 'generation'> {
  const answers = kept.get(search) ?? new LRUCache<string, object>({ max: MAX_ANSWERS, ttl: KEPT_MS });
  kept.set(search, answers);
  const asking =
    <Query, Answer extends object>(name: string, ask: (query: Query, signal?: AbortSignal) => Promise<Answer>) =>
    async (query: Query, signal?: AbortSignal): Promise<Answer> => {
      const generation = search.generation();
      const key = `${generation} ${name} ${JSON.stringify(query)}`;
      const known = generation === null ? undefined : answers.get(key);
      if (known) return known as Answer;
      const answer = await ask(query, signal);
      if (search.generation() === generation) answers.set(key, answer);
      return answer;
    };
  return {
    searchItems: asking('items', search.searchItems),
    itemFacets: asking('facets', search.itemFacets),
    suggest: asking('suggestions', search.suggest),
  };
}
