import type { DeclaredDish } from '../../src/domain/declared-table.ts';
import { foldText } from '../../src/domain/fold-text.ts';
import { nearest } from '../../src/lib/nearest.ts';
import { isOneSlipApart } from '../../src/lib/one-slip-apart.ts';

/** A dish of a table that belongs to one of a menu, or may belong to it where only a person can tell. */
export interface DishMatch {
  readonly dish: DeclaredDish;
  readonly how: 'name' | 'spelling' | 'perhaps';
}

/** In shorter words one letter makes another food. */
const SHORTEST_SLIP = 5;

/**
 * Finds the dish of a table that has the name of one of a menu: the same name, one in which a word that stands nowhere else is spelt
 * otherwise by one letter, or else the nearest, which a person has to confirm.
 * @param menuNames names of all dishes of the restaurant's menus
 * @param headings names of all sections, which a row without marks may be too
 */
export function dishMatcher(
  dishes: readonly DeclaredDish[],
  menuNames: readonly string[],
  headings: readonly string[],
): (name: string) => DishMatch | undefined {
  const isHeading = new Set(headings.map(foldText));
  const byName = new Map<string, DeclaredDish>();
  for (const dish of dishes)
    if (!dish.bare || !isHeading.has(foldText(dish.name))) byName.set(foldText(dish.name), dish);
  for (const dish of dishes) {
    const short = withoutNotes(dish.name);
    if (!dish.bare && !byName.has(short)) byName.set(short, dish);
  }
  const taken = new Set(menuNames.map(foldText));
  const open = dishes.filter(({ name, bare }) => !bare && !taken.has(foldText(name)));
  const ofMenu = wordsOf(menuNames);
  const ofTable = wordsOf(dishes.map(({ name }) => name));
  const isSlip = (word: string, other: string): boolean =>
    Math.min(word.length, other.length) >= SHORTEST_SLIP &&
    word[0] === other[0] &&
    !ofTable.has(word) &&
    !ofMenu.has(other) &&
    isOneSlipApart(word, other);
  return (name) => {
    const same = byName.get(foldText(name)) ?? byName.get(withoutNotes(name));
    if (same) return { dish: same, how: 'name' };
    const words = foldText(name).split(' ');
    const slips = open.filter((dish) => {
      const others = foldText(dish.name).split(' ');
      return (
        others.length === words.length && words.every((word, i) => word === others[i] || isSlip(word, others[i] ?? ''))
      );
    });
    const [slip, ...further] = slips;
    if (slip && further.length === 0) return { dish: slip, how: 'spelling' };
    const near = nearest(
      name,
      open.map((dish) => dish.name),
    );
    const dish = open.find((one) => one.name === near);
    return dish && { dish, how: 'perhaps' };
  };
}

const withoutNotes = (name: string): string => foldText(name.replace(/\([^()]*\)/g, ' '));

const wordsOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => foldText(name).split(' ')));
