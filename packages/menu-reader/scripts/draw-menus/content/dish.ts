import type { Chance } from '../chance.ts';
import { type Casings, cased } from './casing.ts';
import type { Codes } from './codes.ts';
import type { Cuisine, SectionKind } from './cuisine.ts';
import { drawAddition } from './furniture.ts';
import { expand } from './grammar.ts';
import type { DrawnDish, Money } from './types.ts';

/** What all dishes of a document have in common. */
export interface DishHabits {
  readonly money: Money;
  readonly casings: Casings;
  readonly codes: Codes;
  /** Share of dishes that have a description. */
  readonly described: number;
  /** Patterns of descriptions get joined while shorter than this. */
  readonly wordy: number;
  /** Share of dishes with a price. */
  readonly priced: number;
  readonly badges: readonly string[];
  readonly extras: number;
  readonly calories: number;
  readonly number: ((index: number) => string) | null;
  readonly fullStop: boolean;
}

/** Factors between the sizes of one dish. */
const STEPS = [1, 1.5, 2.1, 2.8];

/** Sections whose dishes mostly speak for themselves. */
const QUIET = new Set(['side', 'soft', 'tea', 'coffee', 'beer', 'spirits', 'rice', 'bread', 'port', 'kids']);

export function drawDish(
  chance: Chance,
  habits: DishHabits,
  {
    kind,
    cuisine,
    sizes,
    noPrice,
    index,
    taken,
  }: {
    readonly kind: SectionKind;
    readonly cuisine: Cuisine;
    readonly sizes: readonly string[] | null;
    readonly noPrice: boolean;
    readonly index: number;
    /** Names that the section has already. */
    readonly taken: Set<string>;
  },
): DrawnDish | null {
  const { money, casings, codes } = habits;
  const raw = expand(chance.pick(kind.dishes), cuisine.pools, chance);
  if (raw.length < 3 || taken.has(raw.toLowerCase())) return null;
  taken.add(raw.toLowerCase());
  const name = cased(raw, casings.name);
  const share = habits.described * (QUIET.has(kind.kind) ? 0.4 : 1);
  const description = chance.chance(share) ? describe(chance, habits, kind, cuisine) : null;
  const { codes: marks, stated } = codes.of(name, description);
  const calories = chance.chance(habits.calories) ? chance.whole(90, 1400) : null;
  const word = !noPrice && chance.chance(0.004) ? chance.pick(['Market Price', 'MP', 'POA', 'Market']) : null;
  const free = noPrice || word || !chance.chance(habits.priced);
  const one = (): string => expand('{one}', cuisine.pools, chance);
  const amount = (): string => money.print(money.round(chance.between(0.5, 4) * money.scale));
  return {
    name,
    description,
    prices: free ? [] : drawPrices(chance, money, kind, sizes),
    priceWord: word,
    codes: marks,
    calories,
    stated: calories === null ? stated : { ...stated, calories },
    number: habits.number?.(index) ?? null,
    badge: habits.badges.length && chance.chance(0.12) ? chance.pick(habits.badges) : null,
    extra: chance.chance(habits.extras) ? drawAddition(chance, one, amount) : null,
  };
}

function describe(chance: Chance, habits: DishHabits, kind: SectionKind, cuisine: Cuisine): string {
  let text = expand(chance.pick(kind.texts), cuisine.pools, chance);
  for (let turn = 0; turn < 3 && text.split(' ').length < habits.wordy && chance.chance(0.7); turn++) {
    const more = expand(chance.pick(kind.texts), cuisine.pools, chance);
    text = `${text.replace(/\.$/, '')}${chance.pick(['. ', ', ', '. '])}${more}`;
  }
  const cut =
    text.split(' ').length > habits.wordy * 2.2
      ? text
          .split(/(?<=,) /)
          .slice(0, 4)
          .join(' ')
          .replace(/,$/, '')
      : text;
  const said = cased(cut, habits.casings.text);
  return habits.fullStop && !said.endsWith('.') ? `${said}.` : said;
}

function drawPrices(
  chance: Chance,
  money: Money,
  kind: SectionKind,
  sizes: readonly string[] | null,
): (number | null)[] {
  const middle = chance.between(kind.low, kind.high) * money.scale;
  if (!sizes) return [money.round(middle)];
  const glass = kind.byGlass;
  const steps = sizes.map((_size, index) => {
    if (!glass) return STEPS[index] ?? 3;
    return index === sizes.length - 1 ? 1 : 0.26 * (STEPS[index] ?? 1);
  });
  const amounts = steps.map((step) => money.round(middle * step * (glass ? 1 : 0.8)));
  const missing = chance.chance(0.12) ? chance.integer(sizes.length) : -1;
  return amounts.map((amount, index) => (index === missing ? null : amount));
}
