import type { GoldDocument } from '../../../scripts/ingest-measure/gold.ts';

export interface Dish {
  readonly name: string;
  readonly description: string | null;
  readonly price: number;
  /** A higher price for a larger portion. */
  readonly large: number;
  readonly code: '' | '(V)' | '(VE)';
}

export interface Section {
  readonly name: string;
  readonly dishes: readonly Dish[];
}

export interface Content {
  readonly title: string;
  readonly sections: readonly Section[];
}

const PLENTY: Readonly<Record<string, readonly (readonly [string, string | null, Dish['code']])[]>> = {
  Starters: [
    ['Leek & Potato Soup', 'Served with a warm granary roll', '(V)'],
    ['Ham Hock Terrine', 'Piccalilli, toasted sourdough, pickled shallots', ''],
    ['Whipped Goats Cheese', 'Beetroot, candied walnuts and chicory', '(V)'],
    ['Salt & Pepper Squid', 'Lime mayonnaise, spring onion', ''],
    ['Devilled Kidneys', 'On buttered toast with flat parsley', ''],
    ['Garlic Mushrooms', 'Cream, thyme and crusty bread', '(V)'],
  ],
  'Main Courses': [
    ['Steak & Ale Pie', 'Shortcrust pastry, mash, greens and gravy', ''],
    ['Beer Battered Haddock', 'Chunky chips, mushy peas and tartare sauce', ''],
    ['Chicken Tikka Masala', 'Pilau rice, naan bread and mango chutney', ''],
    ['Roasted Squash Risotto', 'Sage, toasted pumpkin seeds', '(VE)'],
    ['Lamb Shank', 'Slow cooked, with rosemary, carrots and dauphinoise potatoes', ''],
    ['Wild Mushroom Tagliatelle', 'Truffle oil and hard cheese shavings', '(V)'],
    ['Pan Fried Sea Bass', 'Crushed new potatoes, samphire, caper butter', ''],
  ],
  Sides: [
    ['Skin-on Fries', null, '(VE)'],
    ['Onion Rings', null, '(V)'],
    ['Dressed Leaves', null, '(VE)'],
    ['Garlic Ciabatta', null, '(V)'],
    ['Buttered Greens', null, '(V)'],
  ],
  Desserts: [
    ['Sticky Toffee Pudding', 'Butterscotch sauce, vanilla ice cream', '(V)'],
    ['Rhubarb Crumble', 'Oat topping and thick custard', '(V)'],
    ['Dark Chocolate Torte', 'Raspberries, coconut yoghurt', '(VE)'],
    ['Bakewell Tart', 'With clotted cream', '(V)'],
    ['Lemon Posset', 'Shortbread fingers, blueberries', '(V)'],
  ],
  Breakfast: [
    ['Full English', 'Two eggs, bacon, sausage, beans, tomato and toast', ''],
    ['Eggs Benedict', 'Toasted muffin, ham, hollandaise', ''],
    ['Creamy Porridge', 'Honey, banana and toasted almonds', '(V)'],
    ['Staffordshire Oatcakes', 'Filled with cheese and bacon', ''],
    ['Smashed Avocado', 'Rye toast, chilli flakes, lime', '(VE)'],
  ],
  'Hot Drinks': [
    ['Flat White', null, '(V)'],
    ['Americano', null, '(VE)'],
    ['Hot Chocolate', 'Cream and marshmallows', ''],
    ['English Breakfast Tea', null, '(V)'],
    ['Chai Latte', null, '(V)'],
  ],
};

/** A menu made up from a seed: three or four sections, other dishes and prices for every seed. */
export function menuContent(seed: number): Content {
  const random = sequence(seed);
  const names = Object.keys(PLENTY);
  const first = seed % 3;
  const chosen = names.slice(first, first + 3 + (seed % 2));
  return {
    title: ['Dinner Menu', 'All Day Menu', 'Sample Menu'][seed % 3] ?? 'Menu',
    sections: chosen.map((name) => ({
      name,
      dishes: (PLENTY[name] ?? []).slice(0, 4 + (seed % 3)).map(([dish, description, code]) => {
        const price = (name === 'Main Courses' ? 12 : 4) + Math.floor(random() * 12) * 0.5;
        return { name: dish, description, price, large: price + 2.5, code };
      }),
    })),
  };
}

/** The answer that goes with the content. */
export function goldOf(contents: readonly Content[], kind: 'pdf' | 'html', layout: string): GoldDocument {
  return {
    kind,
    layout,
    menus: contents.map((content) => ({
      name: content.title,
      sections: content.sections.map((section) => ({
        name: section.name,
        items: section.dishes.map((dish) => ({
          name: dish.name,
          description: dish.description,
          price: dish.price,
          stated: { ...(dish.code === '(V)' ? { vegetarian: true } : dish.code === '(VE)' ? { vegan: true } : {}) },
        })),
      })),
    })),
  };
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** "8.5" as the layouts print it. */
export const pounds = (price: number): string => `£${price.toFixed(2)}`;
