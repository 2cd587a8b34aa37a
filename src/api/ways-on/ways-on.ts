import { foldText } from '../../domain/fold-text.ts';
import type { ItemDocument } from '../../ports/search/documents.ts';
import type { ItemPage } from '../../ports/search/pages.ts';
import type { ApiDeps } from '../api-deps.ts';
import { itemFilterOf } from '../item-query.ts';
import { askedBefore } from './asked-before.ts';
import {
  anyCertainty,
  conditionsAlone,
  type Fruitless,
  fruitless,
  lessCertain,
  otherDishes,
  withoutOne,
  wordsAlone,
} from './candidates.ts';
import type { Asked, Candidate, WayOn } from './way-on.ts';

/** What ways on are looked for in. */
export interface WaysIndex {
  readonly search: Pick<ApiDeps['search'], 'searchItems' | 'itemFacets' | 'suggest' | 'generation'>;
  readonly activeMenus: Pick<ApiDeps['activeMenus'], 'leftovers'>;
}

const MOST_WAYS = 5;
/** So many of the dishes of a kind are looked for; every one is a search. */
const MOST_DISHES = 8;
const MOST_PLACES = 3;
const MOST_WORDS = 4;
const MOST_NAMES = 2;
/** Conditions that are given up one by one. */
const MOST_GIVEN_UP = 8;

/**
 * Ways on from a search that found nothing, best first, at most five: dishes that are less surely without an allergen, dishes of a kind
 * with what was asked for or of a similar name, the same elsewhere, the same without one condition; where none of these finds anything, more is given
 * up, and at last there are the kinds of food that there are. A condition on an allergen is never given up. However long the search, at most
 * some fifty others are made for it.
 * @param asked parameters of the search
 * @param page its empty answer
 */
export async function waysOn(
  { search, activeMenus }: WaysIndex,
  asked: Asked,
  page: ItemPage,
  signal?: AbortSignal,
): Promise<readonly WayOn[]> {
  const index = askedBefore(search);
  const withoutMenus = activeMenus.leftovers();
  const of = fruitless(asked, page);

  /** Those that find something; of other dishes, those that are called so: a slip away from a name is no dish of a kind. */
  async function counted(candidates: readonly Candidate[], isCalled = anything): Promise<readonly WayOn[]> {
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

  /** The same in the towns that have it, where a town was asked for. */
  async function elsewhere({ chosen, read }: Fruitless): Promise<readonly Candidate[]> {
    if (chosen.city === undefined) return [];
    const { search = null, understand, sort: _, city, ...filters } = chosen;
    const facets = await index.itemFacets({ search, understand, filter: itemFilterOf(filters), withoutMenus }, signal);
    return facets.cities.slice(0, MOST_PLACES).map(({ name }) => ({
      ...{ without: ['city'], instead: name, title: `in ${name} instead of ${read.all.city ?? city}` },
      asked: { ...chosen, city: name },
    }));
  }

  /** Names of dishes that the words may be slips of. */
  async function similarNames({ read, chosen }: Fruitless): Promise<readonly Candidate[]> {
    const words = [read.text, ...read.text.split(' ')].filter((word) => word !== '');
    const looked = [...new Set(words)].slice(0, MOST_WORDS);
    const found = await Promise.all(
      looked.map((typed) => index.suggest({ search: typed, kinds: ['dish'], limit: MOST_NAMES, withoutMenus }, signal)),
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
    return cuisines.slice(0, MOST_WAYS).map(({ name }) => ({
      ...{ without: ['everything'], instead: name, title: `${name} food${caution}` },
      asked: { search: name, ...conditions },
    }));
  }

  const [certain, places, names] = await Promise.all([counted(lessCertain(of)), elsewhere(of), similarNames(of)]);
  const [dishes, similar, there, given] = await Promise.all([
    counted(otherDishes(of).slice(0, MOST_DISHES), isCalledSo),
    counted(names.slice(0, MOST_NAMES), isCalledSo),
    counted(places),
    counted([...withoutOne(of).slice(0, MOST_GIVEN_UP), ...conditionsAlone(of)]),
  ]);
  const mostFirst = given.toSorted((a, b) => b.total - a.total);
  const near = [...certain, ...interleaved(dishes, similar, there, mostFirst)];
  if (near.length > 0) return near.slice(0, MOST_WAYS);
  for (const more of [() => wordsAlone(of), kindsOfFood]) {
    const found = await counted(await more());
    if (found.length > 0) return found.slice(0, MOST_WAYS);
  }
  return [];
}

const anything = (_first: ItemDocument, _candidate: Candidate): boolean => true;

/** Each word of what is looked for instead begins a word of what is printed of the dish. */
function isCalledSo({ item, sectionName }: ItemDocument, { instead }: Candidate): boolean {
  const printed = ` ${foldText([item.name, item.description, sectionName].join(' '))}`;
  return foldText(instead ?? '')
    .split(' ')
    .every((word) => printed.includes(` ${word}`));
}

/** The best of each list before the second of any; nothing twice. */
function interleaved(...lists: readonly (readonly WayOn[])[]): readonly WayOn[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  const seen = new Set<string>();
  return all.filter(({ asked }) => {
    const key = JSON.stringify(Object.entries(asked).sort());
    return !seen.has(key) && seen.add(key);
  });
}
