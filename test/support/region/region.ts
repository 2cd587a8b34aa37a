import { createRandom, type Random } from '@menu-data-service/seeded-random';
import type { MenuDocuments } from '../../../src/ports/search/documents.ts';
import { type ItemSketch, menuDocuments } from '../menu-documents.ts';
import type { Dish } from './dishes/dish.ts';
import { KINDS } from './dishes.ts';

const TOWNS = [
  'Stafford',
  'Stone',
  'Leek',
  'Hanley',
  'Burslem',
  'Longton',
  'Lichfield',
  'Cannock',
  'Uttoxeter',
  'Stoke-on-Trent',
];
const FIRST = [
  'Golden',
  'Old',
  'Royal',
  'Red',
  'Little',
  'Green',
  'Happy',
  'Silver',
  'Blue',
  'Crooked',
  'Copper',
  'Jolly',
  'Merry',
  'New',
];
const LAST: Readonly<Record<string, readonly string[]>> = {
  Pub: ['Badger', 'Plough', 'Anvil', 'Wheatsheaf', 'Kingfisher'],
  'Fish and Chips': ['Fryer', 'Fish Bar', 'Chippy', 'Plaice'],
  Indian: ['Balti House', 'Tandoori', 'Spice Lounge', 'Saffron'],
  Chinese: ['Dragon', 'Lotus', 'Wok', 'Bamboo House'],
  Italian: ['Trattoria', 'Pizzeria', 'Olive Tree'],
  Café: ['Teapot', 'Café', 'Tea Rooms', 'Bean'],
  'Oatcake Shop': ['Oatcakes', 'Oatcake Shop'],
  Turkish: ['Ocakbasi', 'Kebab House', 'Grill'],
  Vegan: ['Sprout', 'Leaf'],
  American: ['Diner', 'Smokehouse'],
  Thai: ['Orchid', 'Elephant'],
};
const MENU_NAMES = ['Main Menu', 'Takeaway Menu', 'All Day Menu', 'Menu', 'Evening Menu'];

/** A dish of the list as a kitchen varies it. */
function vary([name, description, price, flags = '']: Dish, random: Random): ItemSketch {
  const has = (flag: string): boolean => flags.split(' ').includes(flag);
  const chance = random.next();
  let shown = name;
  if (chance < 0.15) shown = name.replace(' & ', ' and ');
  else if (chance < 0.22) shown = name.toUpperCase();
  else if (chance < 0.27 && /^[A-Z]/.test(name)) shown = `Large ${name}`;
  else if (chance < 0.32) shown = `Homemade ${name}`;
  else if (chance < 0.36) shown = name.replace("'", '’');
  return {
    name: shown,
    description: description === '' || random.next() < 0.2 ? null : description,
    price: Math.round((price + random.next() * 2 - 0.5) * 20) / 20,
    vegan: has('ve'),
    vegetarian: has('v') || has('ve'),
    halal: has('h'),
    spicy: has('s'),
    calories: 150 + random.integer(90) * 10,
    allergens: random.next() < 0.4 ? null : [],
  };
}

/**
 * An invented region: `restaurants` restaurants of eleven kinds with one menu each, in which about two thirds of the
 * dishes of the kind are written as that kitchen would. The same seed gives the same region.
 */
export function region(restaurants = 300, seed = 7): readonly MenuDocuments[] {
  const random = createRandom(seed);
  const kinds = Object.keys(KINDS);
  return Array.from({ length: restaurants }, (_, number) => {
    const kind = kinds[number % kinds.length] ?? 'Pub';
    const sections = Object.entries(KINDS[kind] ?? {}).map(([section, dishes]) => {
      const offered = dishes.filter(() => random.next() < 0.66);
      return [section, offered.map((dish) => vary(dish, random))] as const;
    });
    return menuDocuments({
      menuId: number + 1,
      menuName: random.pick(MENU_NAMES),
      restaurant: number + 1,
      restaurantName: `${random.pick(FIRST)} ${random.pick(LAST[kind] ?? ['House'])}`,
      city: random.pick(TOWNS),
      cuisine: kind,
      sections: Object.fromEntries(sections.filter(([, items]) => items.length > 0)),
    });
  });
}
