import { foldText } from '@menu-data-service/menu-model/fold-text';
import type { ItemPage } from '../../../ports/search/pages.ts';
import { allergenNames } from '../../shared/allergen-names.ts';
import { isSearched } from '../item-search-query.ts';
import {
  chosenConditions,
  chosenInstead,
  type ReadConditions,
  readConditions,
  understoodConditions,
} from './asked-conditions.ts';
import { nearDishes } from './dish-kinds.ts';
import type { Asked, Candidate } from './relaxation.ts';

/** A search without hits: as asked, and with all conditions read from its words as parameters. */
export interface EmptySearch {
  readonly asked: Asked;
  readonly page: ItemPage;
  readonly read: ReadConditions;
  readonly chosen: Asked;
}

/** Omits undefined parameters. */
function withChange(asked: Asked, change: Partial<Record<keyof Asked, unknown>>): Asked {
  return Object.fromEntries(
    Object.entries({ ...asked, ...change }).filter(([, value]) => value !== undefined),
  ) as unknown as Asked;
}

export function emptySearchOf(asked: Asked, page: ItemPage): EmptySearch {
  const read = readConditions(page);
  return { asked, page, read, chosen: withChange(asked, chosenInstead({ ...asked, page: 1 }, read)) };
}

const excludedIn = ({ chosen }: EmptySearch): NonNullable<Asked['excludeAllergens']> => chosen.excludeAllergens ?? [];

/** Drops each single condition. One on an allergen is never dropped: the alternative is dishes with lower certainty, marked as such. */
export function withoutOne({ asked, page }: EmptySearch): readonly Candidate[] {
  const query = { ...asked, page: 1 };
  return [...chosenConditions(query), ...(asked.understand === false ? [] : understoodConditions(query, page))]
    .filter(({ name }) => name !== 'excludeAllergens')
    .map(({ name, label, away }) => ({
      ...{ without: [name], instead: null, title: `without “${label}”`, asked: withChange(asked, away) },
    }))
    .filter((way) => isSearched(way.asked));
}

/** Dishes with the allergens that were excluded only because the words around them were not understood. */
export function doubtedWanted(of: EmptySearch): readonly Candidate[] {
  const { doubted } = of.page.hints;
  if (doubted.length === 0) return [];
  const codes = new Set(doubted.flatMap((one) => one.codes));
  const chosen = of.asked.excludeAllergens ?? [];
  const kept = excludedIn(of).filter((code) => chosen.includes(code) || !codes.has(code));
  const words = doubted.map((one) => one.words).join(' ');
  const search = [words, of.read.text].filter(Boolean).join(' ');
  const excludeAllergens = kept.length > 0 ? kept : undefined;
  const asked = withChange(of.chosen, { search, excludeAllergens, understand: false });
  return [{ without: ['excludeAllergens'], instead: words, title: `dishes with “${words}” after all`, asked }];
}

/** Dishes not known to contain an excluded allergen, nor to be free of it. */
export function lessCertain(of: EmptySearch): readonly Candidate[] {
  const excluded = excludedIn(of);
  const { allergenCertainty = 'stated' } = of.asked;
  if (excluded.length === 0 || allergenCertainty === 'any' || of.asked.includeUnknownAllergens) return [];
  const names = allergenNames(excluded, 'or');
  const tier = (instead: 'likely' | 'any', title: string): Candidate => ({
    ...{ without: [], instead, title, asked: withChange(of.asked, { allergenCertainty: instead }) },
  });
  return [
    ...(allergenCertainty === 'stated'
      ? [tier('likely', `nothing points to ${names}, by our estimate: ask the restaurant`)]
      : []),
    tier('any', `not known to contain ${names}, and not known to be without: ask the restaurant`),
  ];
}

export function otherDishes({ read, chosen }: EmptySearch): readonly Candidate[] {
  return nearDishes(foldText(read.text)).flatMap(({ dish, near }) =>
    near.map((instead) => ({
      ...{ without: [dish], instead, title: `${instead} instead of ${dish}` },
      asked: withChange(chosen, chosenInstead({ ...chosen, page: 1 }, read, instead)),
    })),
  );
}

export function conditionsAlone({ read, chosen }: EmptySearch): readonly Candidate[] {
  const search = [read.all.restaurant, ...read.saidOnly].filter(Boolean).join(' ') || undefined;
  const asked = withChange(chosen, { search });
  if (read.text === '' || !isSearched(asked)) return [];
  return [{ without: [read.text], instead: null, title: `without “${read.text}”`, asked }];
}

/** Exclusions at any certainty, with the caution for a title. */
export function anyCertainty({ excludeAllergens }: Asked): { readonly conditions: Asked; readonly caution: string } {
  if (excludeAllergens === undefined) return { conditions: {}, caution: '' };
  return {
    conditions: { excludeAllergens, allergenCertainty: 'any' },
    caution: `; not known to be without ${allergenNames(excludeAllergens, 'or')}: ask the restaurant`,
  };
}

const MAX_WORDS = 6;

/** Each of the first words alone, and all of them with only the diet and the allergens. */
export function wordsAlone({ read, chosen, asked }: EmptySearch): readonly Candidate[] {
  const { vegan, vegetarian, halal } = chosen;
  const { conditions: allergens, caution } = anyCertainty(chosen);
  const kept = withChange({}, { vegan, vegetarian, halal, ...allergens, understand: asked.understand });
  const words = read.text.split(' ').filter((word) => word !== '');
  const isKept = (name: string) => ['search', 'page', 'sort', 'allergenCertainty', ...Object.keys(kept)].includes(name);
  const hasOthers = Object.entries(chosen).some(([name, value]) => value !== undefined && !isKept(name));
  const single = words.length > 1 ? words.slice(0, MAX_WORDS) : [];
  const one = (search: string, without: readonly string[], title: string, of: Asked): Candidate => ({
    ...{ without, instead: null, title, asked: withChange(of, { search }) },
  });
  const conditions = ['everything but diet and allergens'];
  return [
    ...single.map((word) => {
      const others = words.filter((other) => other !== word);
      return one(word, others, `“${word}” alone`, chosen);
    }),
    ...(read.text === ''
      ? []
      : [
          one(
            read.text,
            conditions,
            `“${read.text}”${hasOthers ? ', without the other conditions' : ''}${caution}`,
            kept,
          ),
        ]),
    ...single.map((word) => one(word, conditions, `“${word}” alone, without the other conditions${caution}`, kept)),
  ];
}
