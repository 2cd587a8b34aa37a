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
export interface Fruitless {
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

export function fruitless(asked: Asked, page: ItemPage): Fruitless {
  const read = readConditions(page);
  return { asked, page, read, chosen: withChange(asked, chosenInstead({ ...asked, page: 1 }, read)) };
}

const excludedIn = ({ chosen }: Fruitless): NonNullable<Asked['excludeAllergens']> => chosen.excludeAllergens ?? [];

/** Drops each single condition. One on an allergen is never dropped: the alternative is dishes with lower certainty, marked as such. */
export function withoutOne({ asked, page }: Fruitless): readonly Candidate[] {
  const query = { ...asked, page: 1 };
  return [...chosenConditions(query), ...(asked.understand === false ? [] : understoodConditions(query, page))]
    .filter(({ name }) => name !== 'excludeAllergens')
    .map(({ name, label, away }) => ({
      ...{ without: [name], instead: null, title: `without “${label}”`, asked: withChange(asked, away) },
    }))
    .filter((way) => isSearched(way.asked));
}

/** Dishes not known to contain an excluded allergen, nor to be free of it. */
export function lessCertain(of: Fruitless): readonly Candidate[] {
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

export function otherDishes({ read, chosen }: Fruitless): readonly Candidate[] {
  return nearDishes(foldText(read.text)).flatMap(({ dish, near }) =>
    near.map((instead) => ({
      ...{ without: [dish], instead, title: `${instead} instead of ${dish}` },
      asked: withChange(chosen, chosenInstead({ ...chosen, page: 1 }, read, instead)),
    })),
  );
}

export function conditionsAlone({ read, chosen }: Fruitless): readonly Candidate[] {
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

/** Words searched alone; each costs two searches. */
const MAX_WORDS = 6;

/** Each of the first words alone, and all of them with only the diet and the allergens. */
export function wordsAlone({ read, chosen, asked }: Fruitless): readonly Candidate[] {
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
