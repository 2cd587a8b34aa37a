import { foldText } from '@menu-data-service/menu-model/fold-text';
import type { DeclaredDish } from '../../domain/declared-table.ts';
import { nearest } from '../../lib/nearest.ts';
import { isOneSlipApart } from '../../lib/one-slip-apart.ts';

export interface DishMatch {
  readonly dish: DeclaredDish;
  readonly how: 'name' | 'spelling' | 'perhaps';
}

/** In shorter words one letter makes another food. */
const MIN_SLIP_LENGTH = 5;
/** Share of common words from which two names may be one dish. */
const MIN_SHARED_WORDS = 0.5;

/**
 * Creates a matcher from dishes of a menu to those of a table: the same name, one with a single-letter difference in a word that occurs
 * nowhere else, or else the nearest, which a person has to confirm.
 * @param menuNames names of all dishes of the restaurant's menus
 * @param headings names of all sections, which a row without marks may be too
 */
export function dishMatcher(
  dishes: readonly DeclaredDish[],
  menuNames: readonly string[],
  headings: readonly string[],
): (name: string) => DishMatch | undefined {
  const isHeading = new Set(headings.map(nameKey));
  const byName = new Map<string, DeclaredDish>();
  for (const dish of dishes) if (!dish.bare || !isHeading.has(nameKey(dish.name))) byName.set(nameKey(dish.name), dish);
  for (const dish of dishes) {
    const short = withoutNotes(dish.name);
    if (!dish.bare && !byName.has(short)) byName.set(short, dish);
  }
  const taken = new Set(menuNames.map(nameKey));
  const open = dishes.filter(({ name, bare }) => !bare && !taken.has(nameKey(name)));
  const ofMenu = wordsOf(menuNames);
  const ofTable = wordsOf(dishes.map(({ name }) => name));
  const isSlip = (word: string, other: string): boolean =>
    Math.min(word.length, other.length) >= MIN_SLIP_LENGTH &&
    word[0] === other[0] &&
    !ofTable.has(word) &&
    !ofMenu.has(other) &&
    isOneSlipApart(word, other);
  return (name) => {
    const same = byName.get(nameKey(name)) ?? byName.get(withoutNotes(name));
    if (same) return { dish: same, how: 'name' };
    const words = nameKey(name).split(' ');
    const slips = open.filter((dish) => {
      const others = nameKey(dish.name).split(' ');
      return (
        others.length === words.length && words.every((word, i) => word === others[i] || isSlip(word, others[i] ?? ''))
      );
    });
    const [slip, ...further] = slips;
    if (slip && further.length === 0) return { dish: slip, how: 'spelling' };
    const dish = mostlySame(words, open) ?? nearestOf(name, open);
    return dish && { dish, how: 'perhaps' };
  };
}

/** The dish that shares the most words with a name, if they are half of all. */
function mostlySame(words: readonly string[], dishes: readonly DeclaredDish[]): DeclaredDish | undefined {
  let [best, most]: [DeclaredDish | undefined, number] = [undefined, MIN_SHARED_WORDS];
  for (const dish of dishes) {
    const others = nameKey(dish.name).split(' ');
    const both = others.filter((word) => words.includes(word)).length;
    const share = both / new Set([...words, ...others]).size;
    if (share > most) [best, most] = [dish, share];
  }
  return best;
}

function nearestOf(name: string, dishes: readonly DeclaredDish[]): DeclaredDish | undefined {
  const near = nearest(
    name,
    dishes.map((dish) => dish.name),
  );
  return dishes.find((dish) => dish.name === near);
}

/** Normalises a name: "Pie & Mash" is "Pie and Mash". */
// recheck-ignore: the name of a dish has at most 300 letters
const nameKey = (name: string): string => foldText(name.replace(/\s*[&+]\s*/g, ' and '));

/** Removes diet codes: "(v)". A longer note may name another dish. */
const withoutNotes = (name: string): string => nameKey(name.replace(/\(\w{1,2}\)/g, ' '));

const wordsOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => nameKey(name).split(' ')));
