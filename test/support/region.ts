import { type Cuisine, kitchenOf } from '@menu-data-service/invented-menus/kitchens';
import type { Dish } from '@menu-data-service/invented-menus/menu';
import { FIRST_WORDS, TOWNS } from '@menu-data-service/invented-menus/place';
import { createRandom, type Random } from '@menu-data-service/seeded-random';
import type { MenuDocuments } from '../../src/ports/search/documents.ts';
import { type ItemSketch, menuDocuments } from './menu-documents.ts';

/** Kinds of restaurants with well-known dishes; invented dishes would have no right rank. */
const KINDS: readonly Cuisine[] = [
  'Pub',
  'Fish and Chips',
  'Indian',
  'Chinese',
  'Italian',
  'Café',
  'Oatcake Shop',
  'Turkish',
  'Vegan',
  'American',
  'Thai',
];
const MENU_NAMES = ['Main Menu', 'Takeaway Menu', 'All Day Menu', 'Menu', 'Evening Menu'];

/** A dish of the list with a kitchen's variations. */
function vary({ name, description, prices, codes }: Dish, random: Random): ItemSketch {
  const chance = random.next();
  let shown = name;
  if (chance < 0.15) shown = name.replace(' & ', ' and ');
  else if (chance < 0.22) shown = name.toUpperCase();
  else if (chance < 0.27 && /^[A-Z]/.test(name)) shown = `Large ${name}`;
  else if (chance < 0.32) shown = `Homemade ${name}`;
  else if (chance < 0.36) shown = name.replace("'", '’');
  return {
    name: shown,
    description: description === null || random.next() < 0.2 ? null : description,
    price: Math.round((Number(prices[0]?.amount) + random.next() * 2 - 0.5) * 20) / 20,
    vegan: codes.includes('ve'),
    vegetarian: codes.includes('v') || codes.includes('ve'),
    halal: codes.includes('halal'),
    spicy: codes.includes('hot'),
    calories: 150 + random.integer(90) * 10,
    allergens: random.next() < 0.4 ? null : [],
  };
}

/**
 * An invented region: `restaurants` restaurants of eleven kinds with one menu each, containing about two thirds of the kind's dishes in the
 * kitchen's own words. The same seed gives the same region.
 */
export function region(restaurants = 300, seed = 7): readonly MenuDocuments[] {
  const random = createRandom(seed);
  return Array.from({ length: restaurants }, (_, number) => {
    const kind = KINDS[number % KINDS.length] ?? 'Pub';
    const { sections, places } = kitchenOf(kind);
    const offered = sections.map(({ names, dishes }) => {
      const cooked = dishes.filter(() => random.next() < 0.66);
      return [names[0] ?? '', cooked.map((dish) => vary(dish, random))] as const;
    });
    return menuDocuments({
      menuId: number + 1,
      menuName: random.pick(MENU_NAMES),
      restaurant: number + 1,
      restaurantName: `${random.pick(FIRST_WORDS)} ${random.pick(places)}`,
      city: random.pick(TOWNS),
      cuisine: kind,
      sections: Object.fromEntries(offered.filter(([, items]) => items.length > 0)),
    });
  });
}
