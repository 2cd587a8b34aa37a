import test from 'ava';
import type { Line } from './paper.ts';
import { heading, outline } from './paper-outline.ts';

const dish = (name: string, price: string): Line[] => [
  [name, 16, { bold: true }],
  [price, 0, { x: 300 }],
];

test('a line without price among priced ones of its look is a dish, with commas or not', (t) => {
  const rum = (name: string, price: string): Line[] => [
    [name, 12, { bold: true }],
    ...(price ? [[price, 0, { x: 300, bold: true }] satisfies Line] : []),
  ];
  const lines: Line[] = [
    heading('Hill Island'),
    ...rum('Red Gate 11 years, single cask, 60%', '£5.80'),
    ...rum('Red Gate 12 years, single cask, 58%', '£5.90'),
    ...rum('Old Pier Dark, 40%', '£3.35'),
    heading('Bay Island'),
    ...rum('Long Quay 18 years, single cask, 58%', '£8.50'),
    ...rum('Long Quay 25 years, single cask, 49%', ''),
    heading('Low Island'),
    ...rum('Two Palms Reserve, 40%', '£4.30'),
    ...rum('Two Palms Gold, 40%', '£3.10'),
  ];
  t.is(outline(lines)[4], 'Bay Island: Long Quay 25 years, single cask, 49% | - | 0');
});

test('reads headings of one look with the prices of set meals, one of them a diet word; sub-headings in the look of dishes', (t) => {
  const course = (name: string, about: string, rest = ''): Line[] => [
    [name, 24, { bold: true }],
    [about, 0, { x: 55 + 5 * name.length }],
    ...(rest ? [[rest, 13] satisfies Line] : []),
  ];
  const meal = (text: string, price: string): Line[] => [
    [text, 40, { size: 16, bold: true }],
    [price, 0, { x: 250, size: 16, bold: true }],
  ];
  const lines: Line[] = [
    ...meal('Non Vegetarian', '£29.95'),
    ...course('Salmon Sholay', 'home smoked salmon marinated with dill'),
    ...course('Lamb Barra', 'lamb cutlets marinated in spices and slowly cooked in', 'the clay oven'),
    ...course('Chicken Shashlik', 'served with charred peppers & tomatoes'),
    ['Dessert', 24, { bold: true }],
    ...course('Gajjar Halwa', 'warm carrot cake with cream'),
    ...meal('Vegetarian', '£24.95'),
    ...course('Lazeez Paneer', 'cottage cheese flavoured with cream and cumin cooked', 'in the clay oven'),
    ...course('Stuffed Mushroom', 'filled with figs, nuts & homemade cheese'),
    ['Dessert', 24, { bold: true }],
    ...course('Gajjar Halwa', 'warm carrot cake with cream'),
  ];
  t.deepEqual(
    outline(lines).map((line) => line.replace(/ \|.*\|/, '')),
    [
      'Non Vegetarian: Salmon Sholay 0',
      'Non Vegetarian: Lamb Barra 0',
      'Non Vegetarian: Chicken Shashlik 0',
      'Dessert: Gajjar Halwa 0',
      'Vegetarian: Lazeez Paneer 0',
      'Vegetarian: Stuffed Mushroom 0',
      'Dessert: Gajjar Halwa 0',
    ],
  );
});

test('small and large in three letters beside prices under a name are its sizes', (t) => {
  const salad = (name: string, small: string, large: string, about: string): Line[] => [
    [name, 24, { bold: true, size: 12 }],
    [small, 13, { bold: true, size: 12 }],
    ['SML', 0, { x: 80, size: 8 }],
    [large, 0, { x: 130, bold: true, size: 12 }],
    ['LRG', 0, { x: 166, size: 8 }],
    [about, 12],
  ];
  const lines: Line[] = [
    heading('Salads'),
    ...salad('SALMON & PRAWN', '£7.50', '£10.95', 'Smoked salmon & prawns in a sauce.'),
    ...salad('BACON & CHICKEN', '£7.50', '£10.95', 'Warm salad with our own dressing.'),
    ...salad('SUPERFOODS', '£6.50', '£9.95', 'Quinoa, beetroot and toasted seeds.'),
  ];
  t.deepEqual(outline(lines), [
    'Salads: SALMON & PRAWN | Smoked salmon & prawns in a sauce. | 7.5',
    'Salads: BACON & CHICKEN | Warm salad with our own dressing. | 7.5',
    'Salads: SUPERFOODS | Quinoa, beetroot and toasted seeds. | 6.5',
  ]);
});

test('a priced line in the look of headings over unpriced dishes of another look heads them', (t) => {
  const section = (title: string, price: string, dishes: readonly string[]): Line[] => [
    [`${title}${price}`, 40, { size: 16, font: 'Script' }],
    ...dishes.flatMap((name): Line[] => [
      [name, 20, { bold: true }],
      ['lime, mint and a little sugar', 12],
    ]),
  ];
  const lines = [
    ...section('Long drinks', '', ['Elder fizz £7.00', 'Ginger mule £7.50', 'Plum sour £8.00']),
    ...section('House coolers', ' £6.00', ['Mint cooler', 'Pear cooler', 'Rose cooler']),
    ...section('Grand coolers', ' £9.00', ['Fig cooler', 'Peach cooler', 'Sage cooler']),
  ];
  t.deepEqual(
    outline(lines).map((line) => line.replace(/ \| .* \| /, ' ')),
    [
      ...['Elder fizz 7', 'Ginger mule 7.5', 'Plum sour 8'].map((dish) => `Long drinks: ${dish}`),
      ...['Mint', 'Pear', 'Rose'].map((name) => `House coolers: ${name} cooler 6`),
      ...['Fig', 'Peach', 'Sage'].map((name) => `Grand coolers: ${name} cooler 9`),
    ],
  );
});

test('names separated by signs over several lines are dishes, one of them on two lines', (t) => {
  const about = (name: string, text: string): Line[] => [
    [`${name}:`, 24, { bold: true }],
    [text, 0, { x: 55 + 5 * name.length }],
  ];
  const lines: Line[] = [
    heading('Food'),
    ...about('Chicken Wings', 'crisp and golden, with a dip of your choosing.'),
    ...about('Corn Cobs', 'grilled over coals with salted butter.'),
    ...about('Onion Rings', 'thick onions in a crunchy batter.'),
    heading('Drinks'),
    ['Cola | Lemonade | Tonic Water | Ginger Beer |', 20, { bold: true }],
    ['Root Beer | Orange Juice | Pale', 13, { bold: true }],
    ['Harbour Ale | Water', 13, { bold: true }],
  ];
  t.deepEqual(
    outline(lines).slice(3),
    ['Cola', 'Lemonade', 'Tonic Water', 'Ginger Beer', 'Root Beer', 'Orange Juice', 'Pale Harbour Ale', 'Water'].map(
      (name) => `Drinks: ${name} | - | 0`,
    ),
  );
});

test('short comma-separated names under a heading of sides are dishes with its price', (t) => {
  const lines: Line[] = [
    heading('Mains'),
    ...dish('Roast Beef', '£18'),
    ...dish('Leg of Pork', '£17'),
    ...dish('Lamb Shoulder', '£19'),
    ...dish('Nut Roast', '£15'),
    ['Extra sides £3', 40, { size: 18, font: 'Script' }],
    ['Cauliflower cheese, green beans, roast potatoes', 20, { font: 'Serif' }],
  ];
  t.deepEqual(outline(lines).slice(4), [
    'Extra sides: Cauliflower cheese | - | 3',
    'Extra sides: green beans | - | 3',
    'Extra sides: roast potatoes | - | 3',
  ]);
});

test('additions indented under "Add:" are not dishes', (t) => {
  const breakfast = (name: string, price: string, about: string): Line[] => [
    ...dish(name, price),
    [about, 14, { x: 60 }],
  ];
  const lines: Line[] = [
    heading('Favourites'),
    ...breakfast('Granola', '12', 'Fruit, seeds and oat milk.'),
    ...breakfast('Eggs on Toast', '15', 'Done your way, on sourdough.'),
    ['Add: Poached egg', 13, { x: 70 }],
    ['3', 0, { x: 300 }],
    ['Spicy sausage', 13, { x: 95 }],
    ['6', 0, { x: 300 }],
    ['Bacon', 13, { x: 95 }],
    ['6', 0, { x: 300 }],
    ...breakfast('Pancakes', '17', 'Berries, nuts and maple syrup.'),
    ...breakfast('Fish Finger Roll', '14', 'Tartare sauce and a soft roll.'),
  ];
  t.deepEqual(
    outline(lines).map((line) => line.split(' | ')[0]),
    ['Favourites: Granola', 'Favourites: Eggs on Toast', 'Favourites: Pancakes', 'Favourites: Fish Finger Roll'],
  );
});
