import type { ItemPage } from '../../../ports/search/pages.ts';
import { COURSES } from '../../../ports/search/queries.ts';
import type { FindQuery } from '../../schemas/find-query.ts';
import { type Conditional, conditionParts, FLAGS } from './condition-parts.ts';
import { type FindChange, findAddress } from './find-address.ts';
import type { FindAnswer } from './find-answer.ts';
import { capital } from './words.ts';

/** Something that dishes have to fulfil, and the address of the finder without it. */
export interface Condition {
  readonly label: string;
  readonly withoutIt: string;
}

/** The conditions that were chosen. */
export function chosenConditions({ query, found, facets }: FindAnswer): readonly Condition[] {
  const without = (label: string, away: FindChange) => ({ label, withoutIt: findAddress(query, away) });
  const atOne = `At ${facets.restaurants[0]?.name ?? 'one restaurant'}`;
  const onOne = `On ${found?.hits[0]?.menuName ?? 'one menu'}`;
  return [
    ...conditionParts(query).map(({ label, away }) => without(label, away)),
    ...(query.restaurantId === undefined ? [] : [without(atOne, { restaurantId: undefined })]),
    ...(query.menuId === undefined ? [] : [without(onOne, { menuId: undefined })]),
  ];
}

/**
 * The conditions that were read out of the words. Without one of them the others become chosen ones, so that they stay. Words that may have
 * been meant as words of a dish go back to what is looked for, in quotes, so that they are not read as a condition again.
 */
export function understoodConditions(
  query: FindQuery,
  { understood, hints }: Pick<ItemPage, 'understood' | 'hints'>,
): readonly Condition[] {
  const { minPrice, maxPrice, minCalories, maxCalories, cuisine, city, restaurant, excludeAllergens } = understood;
  const flags = Object.fromEntries(FLAGS.filter((flag) => understood[flag]).map((flag) => [flag, true]));
  const course = COURSES.find((one) => one === understood.course);
  const all: Conditional = {
    ...(flags as FindChange),
    ...{ minPrice, maxPrice, minCalories, maxCalories, cuisine, city, restaurant, course, excludeAllergens },
  };
  const off = FLAGS.filter((flag) => understood[flag] === false).map((flag) => `not ${flag}`);
  const without = hints.without.map(({ typed }) => `no ${typed}`);
  const { text } = understood;
  const address = (rest: Conditional, words: readonly string[], looked = text) => {
    const { restaurant: named, ...read } = rest;
    const present = Object.entries(read).filter(([, value]) => value !== undefined);
    const excluded = [...(query.excludeAllergens ?? []), ...(read.excludeAllergens ?? [])];
    const search = [looked, named, ...words].filter(Boolean).join(' ');
    return findAddress(query, { ...Object.fromEntries(present), excludeAllergens: [...new Set(excluded)], search });
  };
  const saidOnly = [...off, ...without];
  const putBack = (away: Conditional) => {
    const name = PUT_BACK.find((one) => one in away);
    const back = name && hints.asText[name];
    return back ?? text;
  };
  return [
    ...conditionParts(all).map(({ label, away }) => ({
      label,
      withoutIt: address({ ...all, ...away }, saidOnly, putBack(away)),
    })),
    ...saidOnly.map((words) => ({
      label: capital(words),
      withoutIt: address(
        all,
        saidOnly.filter((other) => other !== words),
      ),
    })),
  ];
}

const PUT_BACK = ['cuisine', 'city', 'restaurant', 'course'] as const;
