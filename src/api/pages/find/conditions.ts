import { COURSES, type Understood } from '../../../ports/search-index.ts';
import type { FindQuery } from '../../schemas/find-query.ts';
import { type Conditional, conditionParts, FLAGS } from './condition-parts.ts';
import { type FindChange, findAddress } from './find-address.ts';
import type { FindAnswer } from './find-answer.ts';

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

/** The conditions that were read out of the words. Without one of them the others become chosen ones, so that they stay. */
export function understoodConditions(query: FindQuery, understood: Understood): readonly Condition[] {
  const { text, minPrice, maxPrice, minCalories, maxCalories, cuisine, city, restaurant, excludeAllergens } =
    understood;
  const flags = Object.fromEntries(FLAGS.filter((flag) => understood[flag]).map((flag) => [flag, true]));
  const course = COURSES.find((one) => one === understood.course);
  const all: Conditional = {
    ...(flags as FindChange),
    ...{ minPrice, maxPrice, minCalories, maxCalories, cuisine, city, restaurant, course, excludeAllergens },
  };
  const off = FLAGS.filter((flag) => understood[flag] === false).map((flag) => `not ${flag}`);
  const address = (rest: Conditional, words: readonly string[]) => {
    const { restaurant: named, ...read } = rest;
    const present = Object.entries(read).filter(([, value]) => value !== undefined);
    const without = [...(query.excludeAllergens ?? []), ...(read.excludeAllergens ?? [])];
    const search = [text, named, ...words].filter(Boolean).join(' ');
    return findAddress(query, { ...Object.fromEntries(present), excludeAllergens: [...new Set(without)], search });
  };
  return [
    ...conditionParts(all).map(({ label, away }) => ({ label, withoutIt: address({ ...all, ...away }, off) })),
    ...off.map((words) => ({
      label: `N${words.slice(1)}`,
      withoutIt: address(
        all,
        off.filter((other) => other !== words),
      ),
    })),
  ];
}
