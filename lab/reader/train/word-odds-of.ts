import { LEARNED_ROLES } from '@menu-data-service/menu-reader/src/model/seen-unit';
import { type WordOdds, wordsOf } from '@menu-data-service/menu-reader/src/model/word-odds';
import type { Lesson } from './lesson.ts';

const MIN = 3;
/** Prior weight, in restaurants, of the usual shares of the roles, so that rare words say little. */
const SMOOTHING = 1;

/** Word odds of the roles, each counted once per restaurant and role. Drawn pages have no words of their own. */
export function wordOddsOf(lessons: readonly Lesson[]): WordOdds {
  const restaurants = LEARNED_ROLES.map(() => new Map<string, Set<string>>());
  for (const { units, labels, restaurant } of lessons) {
    if (restaurant === undefined) continue;
    units.forEach(({ unit }, i) => {
      const label = labels[i];
      const own = label && restaurants[LEARNED_ROLES.indexOf(label)];
      if (!own) return;
      for (const word of wordsOf(unit.text)) own.set(word, (own.get(word) ?? new Set()).add(restaurant));
    });
  }
  const counts = (word: string): number[] => restaurants.map((own) => own.get(word)?.size ?? 0);
  const words = [...new Set(restaurants.flatMap((own) => [...own.keys()]))].sort();
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const totals = restaurants.map((own) => sum([...own.values()].map(({ size }) => size)));
  const shares = totals.map((total) => (total + 1) / (sum(totals) + totals.length));
  return Object.fromEntries(
    words.flatMap((word) => {
      const own = counts(word);
      if (Math.max(...own) < MIN) return [];
      const odds = own.map((count, role) => {
        const usual = shares[role] ?? 1;
        return Math.round(100 * Math.log((count + SMOOTHING * usual) / ((sum(own) + SMOOTHING) * usual)));
      });
      return [[word, odds]];
    }),
  );
}
