import type { Chance } from '../chance.ts';
import { cased, drawCasings } from './casing.ts';
import { drawCodes } from './codes.ts';
import type { Cuisine, SectionKind } from './cuisine.ts';
import { CUISINES, KITCHENS } from './cuisines/index.ts';
import type { DishHabits } from './dish.ts';
import { drawNote, drawPlace } from './furniture.ts';
import { drawMoney } from './money.ts';
import { drawSection, type SectionHabits } from './section.ts';
import type { DrawnContent, DrawnMenu, DrawnSection } from './types.ts';

const NAMES = [
  'Menu',
  'Our Menu',
  'Lunch Menu',
  'Dinner Menu',
  'Drinks Menu',
  'Wine List',
  'A La Carte',
  'Food Menu',
  'Main Menu',
  'Sunday Menu',
  'Dinner',
  'Lunch',
  'Food',
  'Drinks',
  'Brunch Menu',
  'Takeaway Menu',
  'Bar Menu',
  'Evening Menu',
  'Set Menu',
  'Spring Menu',
  'Christmas Menu',
  'Speisekarte',
  'La Carta',
  'All Day Menu',
  'Sample Menu',
  'Early Bird',
];
const GLASS: readonly (readonly string[])[] = [
  ['Glass', 'Bottle'],
  ['175ml', 'Bottle'],
  ['175ml', '250ml', 'Bottle'],
  ['125ml', '175ml', '250ml', 'Bottle'],
  ['Gls', 'Btl'],
  ['Glass', 'Carafe', 'Bottle'],
];
const BADGES = ['NEW', 'Popular', "Chef's choice", 'Best seller', 'Favourite', 'Signature', 'New!'];

/** Everything that a drawn document says. `rooms` is how many sections it has room for; `latin` keeps to letters and signs that every face has. */
export function drawContent(
  chance: Chance,
  rooms: { readonly sections: number; readonly dishes: number },
  { latin = false } = {},
): DrawnContent {
  const money = drawMoney(chance, latin);
  const casings = drawCasings(chance);
  const codes = drawCodes(chance, latin);
  const dishes = drawDishHabits(chance, { money, casings, codes });
  const habits = drawSectionHabits(chance, dishes);
  const amount = (): string => money.print(money.round(chance.between(5, 30) * money.scale));
  const count = rooms.sections < 2 ? 1 : Number(chance.weighted({ 1: 85, 2: 11, 3: 4 }));
  const titled = count > 1 || chance.chance(0.42);
  const set = count === 1 && chance.chance(0.04);
  let first = chance.chance(0.5) ? 0 : chance.whole(0, 80);
  const menus: DrawnMenu[] = [];
  const kinds = drawKinds(chance, rooms.sections);
  const names = chance.shuffle(NAMES);
  for (let index = 0; index < count; index++) {
    const part = kinds.filter((_kind, at) => at % count === index);
    const sections: DrawnSection[] = [];
    for (const { kind, cuisine } of part) {
      const size = Math.max(2, Math.round((rooms.dishes / Math.max(1, kinds.length)) * chance.between(0.4, 1.7)));
      const section = drawSection(chance, habits, {
        kind,
        cuisine,
        count: Math.min(size, kind.dishes.length * 2),
        first,
        noPrices: set,
      });
      if (section.dishes.length && !sections.some((one) => one.name === section.name)) sections.push(section);
      first += section.dishes.length;
    }
    if (!sections.length) continue;
    if (kinds.length === 1 && chance.chance(0.35))
      sections[0] = { ...(sections[0] as DrawnSection), name: null, price: null };
    const line = set
      ? `${chance.pick(['2 courses', 'Two courses'])} ${amount()} / ${chance.pick(['3 courses', 'Three courses'])} ${amount()}`
      : chance.chance(0.2)
        ? chance.pick([
            'Served all day',
            'Available Monday to Friday',
            'Served 12pm - 9pm',
            'Monday - Saturday',
            'Eat in or take away',
          ])
        : null;
    menus.push({
      name: titled ? cased(names[index] ?? 'Menu', casings.heading) : null,
      line,
      sections: withoutEmptyPrices(sections),
    });
  }
  const notes = Array.from({ length: chance.whole(0, 4) }, () => drawNote(chance, amount));
  const legend =
    codes.scheme !== 'none' &&
    menus.some((menu) => menu.sections.some((section) => section.dishes.some((dish) => dish.codes.length)))
      ? codes.legend
      : [];
  return { place: drawPlace(chance), money, menus, legend, notes, codes: codes.scheme };
}

/** A price for a section without a heading has no place. */
const withoutEmptyPrices = (sections: readonly DrawnSection[]): DrawnSection[] =>
  sections.map((section) => (section.name === null ? { ...section, price: null } : section));

function drawDishHabits(chance: Chance, base: Pick<DishHabits, 'money' | 'casings' | 'codes'>): DishHabits {
  const numbering = chance.chance(0.12)
    ? chance.pick([
        (i: number) => `${i + 1}.`,
        (i: number) => `${i + 1}`,
        (i: number) => `${i + 1})`,
        (i: number) => `${String(i + 1).padStart(2, '0')}.`,
        (i: number) => `A${i + 1}.`,
      ])
    : null;
  return {
    ...base,
    described: Number(chance.weighted({ 0: 14, 0.25: 16, 0.6: 20, 0.85: 22, 0.96: 16, 1: 12 })),
    wordy: Number(chance.weighted({ 3: 20, 7: 35, 12: 30, 20: 12, 40: 3 })),
    priced: Number(chance.weighted({ 1: 80, 0.97: 9, 0.85: 5, 0: 6 })),
    badges: chance.chance(0.1) ? chance.shuffle(BADGES).slice(0, 2) : [],
    extras: chance.chance(0.18) ? chance.between(0.04, 0.25) : 0,
    calories: chance.chance(0.04) ? 0.9 : 0,
    number: numbering,
    fullStop: chance.chance(0.2),
  };
}

const drawSectionHabits = (chance: Chance, dishes: DishHabits): SectionHabits => ({
  dishes,
  sized: chance.chance(0.2) ? chance.between(0.15, 0.7) : 0.03,
  priced: chance.chance(0.1) ? 0.4 : 0.01,
  notes: chance.pick([0, 0.08, 0.25, 0.5]),
  closings: chance.chance(0.3) ? 0.2 : 0,
  glass: chance.chance(0.55) ? chance.pick(GLASS) : null,
});

interface Room {
  readonly kind: SectionKind;
  readonly cuisine: Cuisine;
}

/** Sections in the order of a meal: the kitchen's own, now and then some of another, drinks at the end. */
function drawKinds(chance: Chance, sections: number): Room[] {
  const kitchen = CUISINES[chance.weighted(KITCHENS)];
  const of = (cuisine: Cuisine): Room[] => cuisine.sections.map((kind) => ({ kind, cuisine }));
  const language = chance.pick(['dk', 'de']);
  const own = of(kitchen).filter(({ kind }) => kind.only === null || kind.only === language);
  const order = (rooms: readonly Room[], count: number): Room[] => {
    const kept = new Set(chance.shuffle(rooms.map((_room, index) => index)).slice(0, count));
    return rooms.filter((_room, index) => kept.has(index));
  };
  const drinks =
    sections > 2 && chance.chance(0.45) ? Math.max(1, Math.round(sections * chance.between(0.15, 0.5))) : 0;
  const rooms = order(own, sections - drinks);
  const doubled = rooms.length < sections - drinks ? order(own, sections - drinks - rooms.length) : [];
  const extra = chance.chance(0.12)
    ? order(
        of(CUISINES[chance.weighted(KITCHENS)]).filter(({ kind }) => kind.only === null),
        2,
      )
    : [];
  const bar = order([...of(CUISINES.cafe).slice(0, 3), ...of(CUISINES.bar), ...of(CUISINES.wine)], drinks);
  return [...rooms, ...doubled, ...extra, ...bar];
}
