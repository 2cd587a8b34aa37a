import { type Chance, createChance } from './chance.ts';
import { drawSigns, inventCodes, type Signs } from './codes.ts';
import { CUISINES, type Cuisine, type Kitchen, type KitchenSection, kitchenOf } from './kitchens.ts';
import type { Dish, Menu, Price, Section } from './menu.ts';
import { amountOf, drawMoney, type Money, print } from './money.ts';
import { inventAddition, inventNote, inventSectionNote } from './notes.ts';
import { inventPlace, type Place } from './place.ts';
import { expand, oddWord } from './words.ts';

export interface InventedMenu {
  readonly place: Place;
  readonly cuisine: Cuisine;
  readonly money: Money;
  readonly signs: Signs;
  readonly menus: readonly Menu[];
  readonly notes: readonly string[];
}

/** Overrides; the rest is drawn. */
export interface Overrides {
  readonly cuisine?: Cuisine;
  readonly money?: Money;
  readonly signs?: Signs;
  readonly sections?: number;
  readonly dishes?: number;
}

const NAMES = [
  'Menu',
  'Our Menu',
  'Lunch Menu',
  'Dinner Menu',
  'A La Carte',
  'Food Menu',
  'Main Menu',
  'Dinner',
  'Brunch Menu',
  'Takeaway Menu',
  'Bar Menu',
  'Evening Menu',
  'All Day Menu',
  'Sample Menu',
];
const SIZES = [
  ['Small', 'Large'],
  ['Regular', 'Large'],
  ['Half', 'Full'],
  ['Starter', 'Main'],
  ['10"', '12"'],
  ['Cup', 'Bowl'],
  ['Single', 'Double'],
  ['S', 'M', 'L'],
  ['6 pcs', '12 pcs'],
];
const GLASSES = [
  ['Glass', 'Bottle'],
  ['175ml', 'Bottle'],
  ['175ml', '250ml', 'Bottle'],
  ['125ml', '175ml', 'Bottle'],
];
const ENDINGS = [
  [0.5, 0],
  [0.95, 0.5],
  [0.99, 0.49],
  [0, 0.25, 0.5, 0.75],
  [0.9, 0.5, 0.2, 0.95, 0],
];

interface Habits {
  readonly money: Money;
  readonly signs: Signs;
  readonly endings: readonly number[];
  readonly described: number;
  readonly priced: number;
  readonly calories: number;
  /** Shares of sections whose dishes come in sizes, that have a sentence below their heading, and additions at their end. */
  readonly sized: number;
  readonly noted: number;
  readonly closed: number;
  readonly glass: readonly string[];
}

/** Invents the content of a document: one to three menus of one kitchen. Deterministic by seed and overrides. */
export function inventMenu(seed: number, overrides: Overrides = {}): InventedMenu {
  const chance = createChance(seed, 'menu');
  const cuisine = overrides.cuisine ?? chance.pick(CUISINES);
  const habits = drawHabits(chance, overrides);
  const count =
    overrides.sections ?? Number(chance.weighted({ 1: 10, 2: 12, 3: 16, 4: 16, 5: 14, 6: 12, 8: 10, 11: 6, 14: 4 }));
  const sections = pickSections(chance, cuisine, count).map((part) =>
    inventSection(chance, habits, part, overrides.dishes),
  );
  const menus = count > 3 && chance.chance(0.14) && !overrides.sections ? 2 : 1;
  const half = Math.ceil(sections.length / menus);
  const bare = sections.length === 1 && !overrides.sections && chance.chance(0.3);
  const names = chance.shuffle(NAMES);
  const named = menus > 1 || overrides.sections !== undefined || chance.chance(0.6);
  const amount = (): string => print(amountOf(chance.between(5, 30), habits.money, 0.5), habits.money);
  return {
    place: inventPlace(chance, kitchenOf(cuisine)),
    cuisine,
    money: habits.money,
    signs: habits.signs,
    menus: Array.from({ length: menus }, (_one, index) => ({
      name: named ? (names[index] ?? null) : null,
      sections: sections
        .slice(index * half, (index + 1) * half)
        .map((section) => (bare ? { ...section, name: null } : section)),
    })),
    notes: Array.from({ length: chance.whole(0, 4) }, () => inventNote(chance, amount)),
  };
}

function drawHabits(chance: Chance, overrides: Overrides): Habits {
  return {
    money: overrides.money ?? drawMoney(chance),
    signs: overrides.signs ?? drawSigns(chance),
    endings: chance.pick(ENDINGS),
    described: Number(chance.weighted({ 0: 10, 0.25: 14, 0.6: 22, 0.85: 26, 1: 28 })),
    priced: Number(chance.weighted({ 1: 88, 0.95: 7, 0: 5 })),
    calories: chance.chance(0.05) ? 0.9 : 0,
    sized: chance.chance(0.2) ? chance.between(0.15, 0.7) : 0.03,
    noted: chance.pick([0, 0.08, 0.25, 0.5]),
    closed: chance.chance(0.2) ? 0.25 : 0,
    glass: chance.pick(GLASSES),
  };
}

interface Part {
  readonly section: KitchenSection;
  readonly kitchen: Kitchen;
}

/** Sections in the order of a meal: the kitchen's own, then those of cafés and bars. */
function pickSections(chance: Chance, cuisine: Cuisine, count: number): Part[] {
  const partsOf = (one: Cuisine): Part[] =>
    kitchenOf(one).sections.map((section) => ({ section, kitchen: kitchenOf(one) }));
  const some = (parts: readonly Part[], wanted: number): Part[] => {
    const kept = new Set(chance.shuffle(parts).slice(0, wanted));
    return parts.filter((part) => kept.has(part));
  };
  const own = some(partsOf(cuisine), chance.chance(0.3) ? Math.ceil(count * 0.7) : count);
  const others = (['Café', 'Bar', 'Pub'] as const).filter((one) => one !== cuisine).flatMap(partsOf);
  return [...own, ...some(others, count - own.length)];
}

function inventSection(
  chance: Chance,
  habits: Habits,
  { section, kitchen }: Part,
  wanted: number | undefined,
): Section {
  const count = wanted ?? chance.whole(3, 11);
  const sizes = section.byGlass ? habits.glass : chance.chance(habits.sized) ? chance.pick(SIZES) : null;
  const known = chance.shuffle(section.dishes);
  const part = { section, kitchen };
  const items = new Map<string, Dish>();
  for (let tries = 0; items.size < count; tries += 1) {
    const found = known[tries];
    const dish =
      found && chance.chance(0.8) ? varied(chance, habits, found, sizes) : inventDish(chance, habits, part, sizes);
    // when the words of a section run out, a dish gets one more
    const name = tries < count * 3 ? dish.name : `${oddWord(chance)} ${dish.name}`;
    if (!items.has(name.toLowerCase())) items.set(name.toLowerCase(), { ...dish, name });
  }
  const one = (): string => expand('{one}', kitchen.pools, chance);
  const amount = (): string => print(amountOf(chance.between(0.5, 4), habits.money, 0.5), habits.money);
  return {
    name: chance.pick(section.names),
    notes: chance.chance(habits.noted)
      ? [inventSectionNote(chance, one)]
      : chance.chance(habits.closed)
        ? [inventAddition(chance, one, amount)]
        : [],
    items: [...items.values()],
  };
}

function varied(chance: Chance, habits: Habits, dish: Dish, sizes: readonly string[] | null): Dish {
  const pounds = Number(dish.prices[0]?.amount ?? 5) * chance.between(0.9, 1.15);
  return {
    ...dish,
    description: chance.chance(habits.described) ? dish.description : null,
    prices: drawPrices(chance, habits, pounds, sizes),
    codes: habits.signs.of.gluten ? inventCodes(dish.name, habits.signs, chance) : dish.codes,
    kcal: chance.chance(habits.calories) ? chance.whole(90, 1400) : null,
  };
}

function inventDish(chance: Chance, habits: Habits, { section, kitchen }: Part, sizes: readonly string[] | null): Dish {
  const patterns = section.patterns.length ? section.patterns : section.dishes.map((dish) => dish.name);
  const name = expand(chance.pick(patterns), kitchen.pools, chance);
  const text = chance.chance(habits.described)
    ? expand(chance.pick(section.texts.length ? section.texts : kitchen.texts), kitchen.pools, chance)
    : null;
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    description: text,
    prices: drawPrices(chance, habits, chance.between(section.low, section.high), sizes),
    codes: inventCodes(`${name} ${text ?? ''}`, habits.signs, chance),
    kcal: chance.chance(habits.calories) ? chance.whole(90, 1400) : null,
  };
}

function drawPrices(
  chance: Chance,
  { money, endings, priced }: Habits,
  pounds: number,
  sizes: readonly string[] | null,
): readonly Price[] {
  if (!chance.chance(priced)) return [];
  const labels = sizes ?? [null];
  const sold = sizes && chance.chance(0.1) ? chance.integer(labels.length) : -1;
  const prices = labels.map((label, index) => ({
    label,
    amount: amountOf(pounds * (sizes ? 0.5 + index * 0.45 : 1), money, chance.pick(endings)),
  }));
  return sold < 0 ? prices : prices.slice(sold, sold + 1);
}
