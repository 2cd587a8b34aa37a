import type { ItemPage } from '../../../ports/search/pages.ts';
import { COURSES } from '../../../ports/search/queries.ts';
import type { FindChange } from '../find-address.ts';
import type { FindQuery } from '../find-query-schema.ts';
import { capital } from '../words.ts';
import { type Condition, type Conditional, conditionParts, FLAGS } from './condition-parts.ts';

/** Conditions chosen by parameters. @param names of the restaurant, the menu and the dish, if known */
export function chosenConditions(
  query: FindQuery,
  names: {
    readonly restaurant?: string | undefined;
    readonly menu?: string | undefined;
    readonly dish?: string | undefined;
  } = {},
): readonly Condition[] {
  const { restaurant = 'one restaurant', menu = 'one menu', dish = 'one dish' } = names;
  const one = (name: 'restaurantId' | 'menuId' | 'family', label: string): readonly Condition[] =>
    query[name] === undefined ? [] : [{ name, label, away: { [name]: undefined } }];
  return [
    ...conditionParts(query),
    ...one('family', `The same: ${dish}`),
    ...one('restaurantId', `At ${restaurant}`),
    ...one('menuId', `On ${menu}`),
  ];
}

/** Conditions read from the words, as parameters and as words that no parameter can express. */
export interface ReadConditions {
  readonly all: Conditional;
  readonly saidOnly: readonly string[];
  readonly text: string;
}

export function readConditions({ understood, hints }: Pick<ItemPage, 'understood' | 'hints'>): ReadConditions {
  const { minPrice, maxPrice, minCalories, maxCalories, cuisine, city, restaurant, excludeAllergens } = understood;
  const { near, radius, sort } = understood;
  const flags = Object.fromEntries(FLAGS.filter((flag) => understood[flag]).map((flag) => [flag, true]));
  const course = COURSES.find((one) => one === understood.course);
  return {
    all: {
      ...(flags as FindChange),
      ...{ minPrice, maxPrice, minCalories, maxCalories, cuisine, city, restaurant, course, excludeAllergens },
      ...(sort !== undefined && { sort }),
      ...(near !== undefined && { near, radius: (radius ?? 0) / 1000 }),
    },
    saidOnly: [
      ...FLAGS.filter((flag) => understood[flag] === false).map((flag) => `not ${flag}`),
      ...hints.without.map(({ typed }) => `no ${typed}`),
    ],
    text: understood.text,
  };
}

/** Turns conditions read from the words into parameters. @param looked for, instead of the original words */
export function chosenInstead(
  query: FindQuery,
  { all, saidOnly, text }: ReadConditions,
  looked: string = text,
): FindChange {
  const { restaurant, ...read } = all;
  const present = Object.entries(read).filter(([, value]) => value !== undefined);
  const excluded = [...new Set([...(query.excludeAllergens ?? []), ...(read.excludeAllergens ?? [])])];
  const search = [looked, restaurant, ...saidOnly].filter(Boolean).join(' ');
  return {
    ...Object.fromEntries(present),
    ...(excluded.length > 0 && { excludeAllergens: excluded }),
    search: search === '' ? undefined : search,
  };
}

/**
 * Conditions read from the words. Removing one turns the others into chosen ones, so that they stay. Words that may be part of a dish
 * return to the search in quotes, so that they are not read as a condition again.
 */
export function understoodConditions(
  query: FindQuery,
  page: Pick<ItemPage, 'understood' | 'hints'>,
): readonly Condition[] {
  const { hints } = page;
  const read = readConditions(page);
  const { all, saidOnly, text } = read;
  const putBack = (away: Conditional) => {
    const name = PUT_BACK.find((one) => one in away);
    const back = name && hints.asText[name];
    return back ?? text;
  };
  return [
    ...conditionParts(all).map(({ name, label, away }) => ({
      ...{ name, label },
      away: chosenInstead(query, { ...read, all: { ...all, ...away } }, putBack(away)),
    })),
    ...saidOnly.map((words) => ({
      ...{ name: words, label: capital(words) },
      away: chosenInstead(query, { ...read, saidOnly: saidOnly.filter((other) => other !== words) }),
    })),
  ];
}

const PUT_BACK = ['cuisine', 'city', 'restaurant', 'course'] as const;
