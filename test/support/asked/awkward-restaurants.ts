import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { MenuDocuments } from '../../../src/ports/search/documents.ts';
import { type ItemSketch, menuDocuments } from '../menu-documents.ts';

/** Flags v, ve, h, s as in the region; then allergens contained, "?" if unknown, "-x" if only x is stated as absent. */
type Row = readonly [
  name: string,
  description: string,
  price: number,
  calories: number,
  flags: string,
  allergens: string,
];

interface Awkward {
  readonly name: string;
  readonly city: string;
  readonly postcode: string;
  readonly cuisine: string;
  readonly menu: string;
  readonly sections: Readonly<Record<string, readonly Row[]>>;
}

/** Invented restaurants whose dishes have the names of towns, cuisines, courses, diets and prices, in towns with the names of dishes. */
const RESTAURANTS: readonly Awkward[] = [
  {
    ...{ name: 'The Potwheel', city: 'Leek', postcode: 'ST13 5AA', cuisine: 'Pub', menu: 'Bar Menu' },
    sections: {
      Starters: [
        ['Leek & Potato Soup', 'Crusty bread', 5.25, 240, 'v', 'GLUTEN MILK CELERY'],
        ['Tomato Soup', 'Basil oil', 4.95, 190, 've', 'CELERY'],
        ['Scotch Egg', 'Piccalilli', 6.5, 420, '', 'EGGS GLUTEN MUSTARD'],
      ],
      Mains: [
        ['Burton Ale Pie', 'Beef, puff pastry, gravy', 13.5, 980, '', 'GLUTEN MILK'],
        ['Nut Roast', 'Cashews and chestnuts', 12.75, 610, 've', 'NUTS CELERY'],
        ['Mushroom Stroganoff', 'Rice', 11.25, 640, 'v', 'MILK'],
        ['Gammon & Free Range Eggs', 'Two eggs, chips', 12.5, 870, '', 'EGGS'],
        ['Thai Green Curry', 'The chef has been to Bangkok', 12.95, 720, 's', '?'],
        ['Indian Spiced Chicken', 'Mint yoghurt', 12.25, 650, 'h s', 'MILK'],
      ],
      Desserts: [
        ['Chocolate Brownie', 'Ice cream', 6.25, 540, 'v', 'EGGS MILK GLUTEN'],
        ['Vegan Chocolate Brownie', 'Coconut ice cream', 6.75, 510, 've', 'GLUTEN SOYA'],
        ['Flourless Almond Cake', '', 5.95, 430, 'v', 'NUTS EGGS'],
        ['Fruit Salad', 'In season', 4.5, 140, 've', ''],
      ],
      'Dessert Wines': [['Dessert Wine', 'A small glass', 4.75, 110, 've', 'SULPHITES']],
    },
  },
  {
    ...{ name: 'Kiln & Crust', city: 'Stone', postcode: 'ST15 8AB', cuisine: 'Italian', menu: 'Pizza Menu' },
    sections: {
      Pizze: [
        ['Stone Baked Margherita', 'Tomato and mozzarella', 9.95, 820, 'v', 'GLUTEN MILK'],
        ['Stone Baked Pepperoni', 'Fiery sausage', 11.95, 990, 's', 'GLUTEN MILK'],
        ['Vegan Marinara', 'Tomato and garlic, no cheese', 8.5, 640, 've', 'GLUTEN'],
        ['Mushroom Pizza', 'Porcini', 11.5, 850, 'v', 'GLUTEN MILK'],
        ['Gluten Free Base Pizza', 'Tomato and mozzarella', 11.95, 760, 'v', 'MILK'],
      ],
      Sides: [
        ['Side Salad', '', 3.5, 90, 've', ''],
        ['Garlic Bread', '', 4.25, 310, 'v', 'GLUTEN MILK'],
      ],
      Dolci: [['Tiramisu', 'Coffee', 6.25, 450, 'v', 'EGGS MILK GLUTEN']],
    },
  },
  {
    ...{ name: 'Bosphorus Corner', city: 'Burton upon Trent', postcode: 'DE14 1AC', cuisine: 'Turkish', menu: 'Menu' },
    sections: {
      Kebabs: [
        ['Lamb Shish', 'Halal lamb, rice', 11.5, 720, 'h', ''],
        ['Chicken Wrap', 'Halal chicken', 7.95, 580, 'h', 'GLUTEN'],
        ['Falafel Wrap', 'Tahini', 6.95, 520, 've', 'GLUTEN SESAME'],
      ],
      Sweets: [
        ['Turkish Delight', 'Rose', 3.5, 180, 've', ''],
        ['Baklava', 'Pistachio', 4.5, 390, 'v', 'NUTS GLUTEN MILK'],
      ],
      Drinks: [
        ['Turkish Coffee', '', 2.5, 20, 've', ''],
        ['Ayran', 'Salted yoghurt', 2.25, 90, 'v', 'MILK'],
      ],
    },
  },
  {
    ...{
      name: 'Hot Diggity',
      city: 'Newcastle-under-Lyme',
      postcode: 'ST5 1AD',
      cuisine: 'American',
      menu: 'Street Food',
    },
    sections: {
      Dogs: [
        ['Hot Dog', 'Fried onions', 6.5, 610, '', 'GLUTEN MUSTARD'],
        ['Vegan Hot Dog', 'Soya sausage', 6.95, 540, 've', 'GLUTEN SOYA'],
      ],
      'Sides & Shakes': [
        ['French Fries', '', 3.25, 380, 've', ''],
        ['Banana Milk Shake', '', 4.5, 420, 'v', 'MILK'],
        ['Quarter Pounder', 'With cheese', 7.5, 690, '', 'GLUTEN MILK SESAME'],
      ],
      'Kids Meals': [['Mini Hot Dog', '', 4.5, 380, '', 'GLUTEN']],
    },
  },
  {
    ...{ name: 'Lotus of Burslem', city: 'Burslem', postcode: 'ST6 3AE', cuisine: 'Chinese', menu: 'Takeaway Menu' },
    sections: {
      Starters: [
        ['Vegetable Spring Rolls', 'Four', 3.95, 290, 've', 'GLUTEN SOYA'],
        ['Chicken Satay', 'Peanut sauce', 5.5, 360, '', 'PEANUTS SOYA'],
      ],
      'Main Dishes': [
        ['Kung Po Prawns', 'Cashew nuts', 8.5, 520, 's', 'CRUSTACEANS NUTS SOYA'],
        ['Sweet & Sour Pork', '', 7.5, 690, '', 'GLUTEN SOYA'],
        ['Plain Egg Fried Rice', '', 3.25, 410, 'v', 'EGGS'],
        ['Bean Curd in Chilli', '', 6.95, 380, 've s', 'SOYA'],
      ],
    },
  },
  {
    ...{ name: 'Mitchell Café', city: 'Burslem', postcode: 'ST6 4AF', cuisine: 'Café', menu: 'Daytime Menu' },
    sections: {
      Breakfast: [
        ['Full English Breakfast', 'Bacon, sausage, egg', 8.95, 890, '', 'GLUTEN EGGS'],
        ['Veggie Breakfast', 'Hash browns, egg, beans', 8.5, 740, 'v', 'EGGS'],
        ['Granola', 'Honey and almonds', 5.25, 390, 'v', 'NUTS GLUTEN'],
      ],
      Lunch: [
        ['Pizza Toastie', 'Cheese and tomato', 5.95, 560, 'v', 'GLUTEN MILK'],
        ['Tuna Salad', '', 7.25, 340, '', 'FISH EGGS'],
        ['Lentil Soup', '', 4.95, 260, 've', 'CELERY'],
      ],
      Cakes: [
        ['Gluten Free Brownie', 'Ground almonds', 3.5, 380, 'v', 'NUTS EGGS MILK'],
        ['Dairy Free Flapjack', '', 2.95, 340, 've', '? -MILK'],
        ['Nut Free Cookie', '', 2.5, 310, 'v', '? -NUTS -PEANUTS'],
      ],
      'Hot Drinks': [
        ['Hot Chocolate', '', 3.5, 280, 'v', 'MILK'],
        ['Pot of Tea', '', 2.25, 20, 'v', 'MILK'],
      ],
    },
  },
  {
    ...{ name: 'Spice of Longton', city: 'Longton', postcode: 'ST3 1AG', cuisine: 'Indian', menu: 'Evening Menu' },
    sections: {
      Starters: [
        ['Onion Bhaji', '', 3.25, 260, 've s', ''],
        ['Lamb Tikka', 'Halal', 4.95, 310, 'h', 'MILK'],
      ],
      Mains: [
        ['Chicken Korma', 'Mild, coconut and almond', 8.75, 720, 'h', 'NUTS MILK'],
        ['Chana Masala', '', 6.95, 430, 've s', ''],
        ['Lamb Madras', 'Hot', 9.25, 690, 'h s', ''],
        ['Paneer Makhani', 'Mild', 8.25, 640, 'v', 'MILK NUTS'],
      ],
      Drinks: [
        ['Mango Lassi', '', 2.95, 180, 'v', 'MILK'],
        ['Indian Tonic Water', '', 1.95, 40, 've', ''],
      ],
    },
  },
  {
    ...{ name: 'The Roast House', city: 'Stafford', postcode: 'ST17 4AH', cuisine: 'British', menu: 'Sunday Lunch' },
    sections: {
      'Sunday Roasts': [
        ['Roast Beef', 'Yorkshire pudding, gravy', 14.95, 940, '', 'GLUTEN EGGS MILK'],
        ['Roast Chicken', 'Stuffing', 12.95, 860, 'h', 'GLUTEN'],
        ['Mushroom Wellington', '', 13.25, 710, 've', 'GLUTEN'],
      ],
      'Set Menu': [['Two Course Set Lunch', 'Soup and roast', 16.5, 1100, '', '?']],
      Puddings: [
        ['Sticky Toffee Pudding', '', 5.95, 620, 'v', 'GLUTEN EGGS MILK'],
        ['Sorbet', 'Lemon', 4.25, 150, 've', ''],
      ],
    },
  },
];

function sketch([name, description, price, calories, flags, allergens]: Row): ItemSketch {
  const has = (flag: string): boolean => flags.split(' ').includes(flag);
  const words = allergens.split(' ').filter((word) => word !== '');
  const codes = (wanted: (word: string) => boolean) =>
    words.filter(wanted).map((word) => word.replace('-', '') as AllergenCode);
  return {
    ...{ name, price, calories, description: description === '' ? null : description },
    ...{ vegan: has('ve'), vegetarian: has('v') || has('ve'), halal: has('h'), spicy: has('s') },
    ...(words.includes('?')
      ? { allergens: null, freeFrom: codes((word) => word.startsWith('-')) }
      : { allergens: codes(() => true) }),
  };
}

/** Their menus, numbered from `firstId`. */
export function awkwardRestaurants(firstId: number): readonly MenuDocuments[] {
  return RESTAURANTS.map(({ name, city, postcode, cuisine, menu, sections }, number) =>
    menuDocuments({
      ...{ menuId: firstId + number, menuName: menu, restaurant: firstId + number, restaurantName: name },
      ...{ city, postcode, cuisine },
      sections: Object.fromEntries(Object.entries(sections).map(([section, rows]) => [section, rows.map(sketch)])),
    }),
  );
}
