import test from 'ava';
import type { Line } from './paper.ts';
import { heading, outlineOfPrices as outline } from './paper-outline.ts';

test('lines close together over a lesser one are one name if names stand apart', (t) => {
  const wine = (names: readonly string[], price: string): Line[] => [
    ...names.map((name, i): Line => [name, i ? 12 : 40, { bold: true }]),
    ['Chile, central valley', 16, { size: 7 }],
    ['Fresh and lush', 12, { font: 'Serif' }],
    [price, 14, { x: 60 }],
  ];
  const lines: Line[] = [
    heading('Red'),
    ...wine(['Merlot'], '28.50'),
    ...wine(['Quiet Harbour', 'Hillside'], '26.00'),
    ...wine(['Malbec'], '25.00'),
    ...wine(['Long Meadow', '“The Plough”', 'Reserve'], '32.00'),
    ...wine(['Rioja'], '29.00'),
  ];
  t.deepEqual(
    outline(lines).map((line) => line.split(' | ')[0]),
    [
      'Red: Merlot',
      'Red: Quiet Harbour Hillside',
      'Red: Malbec',
      'Red: Long Meadow “The Plough” Reserve',
      'Red: Rioja',
    ],
  );
});

test('a line close over a priced description and far from the text above is the name', (t) => {
  const dish = (name: string, about: string): Line[] => [
    [name, 26, { font: 'Serif' }],
    [about, 13],
  ];
  const lines: Line[] = [
    ['LUNCH', 40, { size: 20, font: 'Script' }],
    ...dish('Soup', 'Squash, white bean, cream of leek €6.00'),
    ...dish('Mussel Pot', 'Cream & garlic steamed mussels, crusty bread €12.00'),
    ...dish('Smoked Salmon', 'Salmon from the bay, stout bread €10.00'),
    ...dish('Steak Roll', 'With fried onions and a soft roll €10.00'),
    ...dish('Ham Toasty', 'Honey baked ham with farmhouse cheese €6.00'),
    ...dish('Pudding Salad', 'Black pudding, halloumi, walnuts, leaves €9.00'),
  ];
  t.deepEqual(
    outline(lines).map((line) => line.replace(/ \|.*\| /, ' ')),
    [
      'LUNCH: Soup 6',
      'LUNCH: Mussel Pot 12',
      'LUNCH: Smoked Salmon 10',
      'LUNCH: Steak Roll 10',
      'LUNCH: Ham Toasty 6',
      'LUNCH: Pudding Salad 9',
    ],
  );
});

test('names with prices over descriptions of several lines are dishes, not priced headings', (t) => {
  const dish = (name: string, price: string, ...about: string[]): Line[] => [
    [name, 28, { bold: true }],
    [price, 0, { x: 420, bold: true }],
    ...about.map((line): Line => [line, 13]),
  ];
  const lines: Line[] = [
    ['LUNCH', 40, { size: 20, font: 'Script' }],
    ...dish(
      'STEAK ROLL',
      '$31',
      'Marinated Beef, Slow Onion Jam, Mustard',
      'Mayo, Soft Cheese, Leaves in a Toasted Roll',
      '& a side of Chips',
    ),
    ...dish(
      'CRISPY SQUID',
      '$27',
      'Squid in Chilli with Mixed Leaves, Cucumber,',
      'Carrot, Red Onion and Radish Served with',
      'Tartare Sauce',
    ),
    ...dish(
      'SALMON BOWL',
      '$29',
      'Grilled Salmon, Brown Rice, Seaweed, Avocado & Pickled',
      'Ginger topped with Sesame',
      'Dressing',
    ),
    ...dish(
      'HALLOUMI BUN',
      '$27',
      'Halloumi & Courgette Fritters, Hummus, Pepper',
      'Relish, Cabbage in a Bun with Chips & Rocket',
      'Salad',
    ),
    ...dish(
      'NOODLES',
      '$24',
      'Cabbage, Carrots, Beans, Spring Onion, Cucumber,',
      'Noodles, Ginger, Mayo & Soy',
      'Dressing',
    ),
    ...dish(
      'BIG BURGER',
      '$26',
      'Beef, Bacon, Two Cheeses, Beetroot, Egg,',
      'Relish in a Bun with Chips, Slaw & Pickled',
      'Onion',
    ),
  ];
  t.deepEqual(
    outline(lines).map((line) => line.replace(/ \|.*\| /, ' ')),
    [
      'LUNCH: STEAK ROLL 31',
      'LUNCH: CRISPY SQUID 27',
      'LUNCH: SALMON BOWL 29',
      'LUNCH: HALLOUMI BUN 27',
      'LUNCH: NOODLES 24',
      'LUNCH: BIG BURGER 26',
    ],
  );
});

test('reads light descriptions under regular names, with the price at their end', (t) => {
  const plate = (name: string, about: string, price: string): Line[] => [
    [name, 18],
    [about, 12, { weight: 200 }],
    [price, 0, { x: 420 }],
  ];
  const pizza = (name: string, about: string, price: string): Line[] => [
    [name, 16],
    [about, 0, { x: 150, weight: 200 }],
    [price, 0, { x: 420 }],
  ];
  const lines: Line[] = [
    heading('antipasto'),
    ...plate('garden vegetables', 'drizzled with oil, garlic and parsley', '15'),
    ...plate('cold cuts', 'hot salami, ham, pancetta, grana', '19'),
    ...plate('arancini', 'rice balls with a filling of the day', '13'),
    heading('pizze'),
    ...pizza('diavola', 'tomato, fior di latte, hot salami', '18'),
    ...pizza('ortolana', 'tomato, capsicum, eggplant, zucchini', '19.5'),
    ...pizza('napolitana', 'tomato, garlic, anchovies, capers', '17'),
    ...pizza('rustica', 'tomato, fior di latte, sausage, onion', '19.5'),
  ];
  t.deepEqual(outline(lines).slice(0, 4), [
    'antipasto: garden vegetables | drizzled with oil, garlic and parsley | 15',
    'antipasto: cold cuts | hot salami, ham, pancetta, grana | 19',
    'antipasto: arancini | rice balls with a filling of the day | 13',
    'pizze: diavola | tomato, fior di latte, hot salami | 18',
  ]);
});

test('a name in capitals among names over descriptions that end in a price is not a heading', (t) => {
  const bold = { bold: true, size: 12 };
  const dish = (name: string, ...about: string[]): Line[] => [
    [name, 22, bold],
    ...about.map((line): Line => [line, 12]),
  ];
  const lines: Line[] = [
    heading('Omelettes'),
    ...dish('Farmers Omelette', 'onion, green pepper, ham, fries &', 'farm cheese 10.49'),
    ...dish('German Omelette', 'onion, ham, hash browns, topped', 'with green onion 10.29'),
    ...dish(
      'PHILLY DIABLO OMELETTE',
      'thin sliced beef, green pepper, mushroom,',
      'onion, diablo sauce & pepper jack 10.99',
    ),
    ...dish('Mushroom Omelette', 'fried mushrooms & mozzarella', 'with a little cream 8.29'),
    ...dish('Western Omelette', 'onion, green pepper, ham &', 'mild cheese 9.19'),
  ];
  t.deepEqual(
    outline(lines).map((line) => line.split(' | ')[0]),
    [
      'Omelettes: Farmers Omelette',
      'Omelettes: German Omelette',
      'Omelettes: PHILLY DIABLO OMELETTE',
      'Omelettes: Mushroom Omelette',
      'Omelettes: Western Omelette',
    ],
  );
});

test('names and the rest of their lines, prices included, are one column and not two', (t) => {
  const names = ['Pho tai', 'Pho ga', 'Bun cha', 'Com tam', 'Banh xeo', 'Goi cuon'];
  const lines = names.flatMap((name, i): Line[] => [
    [name, 26, { bold: true }],
    [`House bowl of kind ${'ABCDEF'[i]} - £${i + 8}.50`, 0, { x: 180 }],
  ]);
  t.deepEqual(
    outline([heading('Bowls'), ...lines]).map((line) => line.split(' | ').toSpliced(1, 1).join(' ')),
    names.map((name, i) => `Bowls: ${name} ${i + 8.5}`),
  );
});

test("a dish's number in another type is removed, and the price of the line is the dish's", (t) => {
  const dish = (number: string, name: string): Line[] => [
    [number, 20, { size: 8 }],
    [name, 0, { x: 68 }],
    ['7.95', 0, { x: 300 }],
  ];
  const names = ['Lo mein', 'Crab meat', 'Pepper steak', 'Orange beef', 'Sesame tofu'];
  t.deepEqual(
    outline([heading('Lunch'), ...names.flatMap((name, i) => dish(`L${[3, 9, 10, 14, 15][i]}.`, name))]),
    names.map((name) => `Lunch: ${name} | - | 7.95`),
  );
});
