import test from 'ava';
import { priceTokens } from '../../src/structure/price/price-token.ts';
import type { UnitFeatures } from '../../src/structure/roles/features.ts';
import type { ScoreContext } from '../../src/structure/roles/score-context.ts';
import { isSectionWord } from '../../src/structure/roles/section-words.ts';
import { PAIR_TERMS, type ScoredUnit } from '../../src/structure/roles/transitions.ts';
import type { Unit } from '../../src/structure/units/unit.ts';
import type { Line } from './paper.ts';
import { outline } from './paper-outline.ts';

const bold = { bold: true };
const price = { x: 300 };

test('a price behind the last line of a wrapped description is that of the dish above', (t) => {
  const simple = (name: string, amount: string): Line[] => [
    [name, 20, bold],
    [amount, 0, price],
  ];
  const lines: Line[] = [
    ['Mains', 0, { size: 18 }],
    ...simple('Fish pie', '6.50'),
    ...simple('Lentil bake', '7.50'),
    ...simple('Bean stew', '8.50'),
    ...simple('Nut roast', '9.00'),
    ['Harbour bowl', 34, bold],
    ['Smoked trout, dill and soft egg over', 12],
    ['warm leaves and pickled beetroot 9.50', 12],
    ['Shepherd pot', 34, bold],
    ['Slow lamb under mash, roast carrots,', 12],
    ['Swede and gravy 11.50', 12],
    ...simple('Barley soup', '5.50'),
  ];
  t.deepEqual(outline(lines).slice(4), [
    'Mains: Harbour bowl | Smoked trout, dill and soft egg over warm leaves and pickled beetroot | 9.5',
    'Mains: Shepherd pot | Slow lamb under mash, roast carrots, Swede and gravy | 11.5',
    'Mains: Barley soup | - | 5.5',
  ]);
});

test('a price set a line too low belongs to the name, not to the description beside it', (t) => {
  const scored = (priced: number, own: Partial<Unit>): ScoredUnit => ({
    unit: { block: 0, prices: [], place: null, sameLine: false, styleKey: `${priced}`, ...own } as unknown as Unit,
    features: { gap: 1, commas: 0, description: true, style: { priced } } as unknown as UnitFeatures,
  });
  const context = { reading: 'with the name', facts: { lowerShare: 0 } } as unknown as ScoreContext;
  const term = (name: ScoredUnit, below: ScoredUnit): number =>
    PAIR_TERMS.description?.('item', name, below, context) ?? 0;
  const prices = priceTokens('9.50');
  const [name, below] = [scored(0.9, {}), scored(0.1, { prices, place: 'cell' })];
  t.true(term(name, below) > 5);
  t.true(term(scored(0.9, { prices }), below) < 1);
  t.true(term(name, scored(0.9, { prices, place: 'cell' })) < 1);
});

test('the price of an addition beside a heading is not that of its dishes', (t) => {
  const lines: Line[] = [
    ['Bowls', 0, { size: 18 }],
    ['Autumn', 24, bold],
    ['9.00', 0, price],
    ['Winter', 16, bold],
    ['9.50', 0, price],
    ['Leaves', 34, { size: 18 }],
    ['Add grilled prawns', 0, { x: 130, size: 8 }],
    ['3.00', 0, price],
    ['Green', 24, bold],
    ['8.00', 0, price],
    ['Bitter', 16, bold],
    ['8.50', 0, price],
  ];
  t.deepEqual(outline(lines), [
    'Bowls: Autumn | - | 9',
    'Bowls: Winter | - | 9.5',
    'Leaves: Green | - | 8',
    'Leaves: Bitter | - | 8.5',
  ]);
});

test('names with a price over wrapped descriptions are dishes, not headings with a price', (t) => {
  const dish = (name: string, first: string, second: string, third: string): Line[] => [
    [name, 24, { size: 11 }],
    [first, 12],
    [second, 12],
    [third, 12],
  ];
  const lines: Line[] = [
    ['Grill', 0, { size: 18 }],
    ...dish(
      'Harbour plate 17.95',
      'Charred squid and prawns with roast',
      'Pepper Salsa, Potatoes',
      'Green Sauce, and Lemon.',
    ),
    ...dish('Farm plate 18.95', 'Pork belly and chicken with Apple', 'Relish, Slaw', 'Brown Bread, and Butter.'),
    ...dish('Garden plate 14.95', 'Aubergine and peppers with Herb', 'Yoghurt, Rice', 'Toasted Seeds, and Mint.'),
    ...dish('Forest plate 15.95', 'Mushrooms and kale with Cider', 'Cream, Barley', 'Crisp Onions, and Dill.'),
    ...dish(
      'River plate 16.95',
      'Trout fillets and cress with Beet',
      'Salad, New Potatoes',
      'Horseradish, and Chives.',
    ),
  ];
  t.deepEqual(
    outline(lines).map((line) => line.split(' | ')[0]),
    ['Harbour', 'Farm', 'Garden', 'Forest', 'River'].map((name) => `Grill: ${name} plate`),
  );
});

test('several kinds of dishes in the plural are one heading', (t) => {
  t.true(isSectionWord('Wraps, Burgers & More'));
  t.true(isSectionWord('Soups, Salads and Sides'));
  t.false(isSectionWord('Chicken, Beef & Lamb'));
});

test('small letters before a name mark the dish and do not name it', (t) => {
  const drink = (mark: string, name: string, about: string): Line[] => [
    [mark, 24, { x: 40, size: 6 }],
    [name, 0, { size: 11 }],
    [about, 12, { x: 60, size: 8 }],
  ];
  const lines: Line[] = [
    ['Coffee', 0, { size: 18 }],
    ['Drip coffee 2.25', 24, { size: 11 }],
    ...drink('B/K', 'Espresso 2.75', 'a double shot'),
    ...drink('B', 'Cortado 3.00', 'espresso, warm milk'),
    ['Mocha 3.80', 24, { size: 11 }],
    ...drink('K', 'Cold brew 4.00', 'steeped for a day and a night'),
  ];
  t.deepEqual(outline(lines), [
    'Coffee: Drip coffee | - | 2.25',
    'Coffee: Espresso | a double shot | 2.75',
    'Coffee: Cortado | espresso, warm milk | 3',
    'Coffee: Mocha | - | 3.8',
    'Coffee: Cold brew | steeped for a day and a night | 4',
  ]);
});

test('a size between a name and its price is not part of the name', (t) => {
  const lines: Line[] = [
    ['Trays', 0, { size: 18 }],
    ['Glazed ribs: 1kg: 19.00', 20],
    ['Party rice: 6pax: 24.00', 16],
    ['Garlic wings: 12 pcs: 9.50', 16],
    ['Slaw: 4.00', 16],
  ];
  t.deepEqual(outline(lines), [
    'Trays: Glazed ribs | - | 19',
    'Trays: Party rice | - | 24',
    'Trays: Garlic wings | - | 9.5',
    'Trays: Slaw | - | 4',
  ]);
});

test('days of specials are not dishes, and prices beside them are those of the dishes below', (t) => {
  const special = (day: string, dish: string): Line[] => [
    [day, 24],
    ['9.00', 0, price],
    [dish, 12],
  ];
  const lines: Line[] = [
    ['Daily plates', 0, { size: 18 }],
    ...special('Monday', 'Meat pie'),
    ...special('Tuesday', 'Bean chilli'),
    ...special('Wednesdays', 'Fish cakes'),
    ...special('Friday', 'Ham hock'),
  ];
  t.deepEqual(
    outline(lines),
    ['Meat pie', 'Bean chilli', 'Fish cakes', 'Ham hock'].map((name) => `Daily plates: ${name} | - | 9`),
  );
});
