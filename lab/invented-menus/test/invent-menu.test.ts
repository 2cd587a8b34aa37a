import test from 'ava';
import { createChance } from '../src/chance.ts';
import { drawSigns, PLAIN_SIGNS, printSigns, statedBy } from '../src/codes.ts';
import { goldOf } from '../src/gold.ts';
import { inventMenu } from '../src/invent-menu.ts';
import { CUISINES, kitchenOf } from '../src/kitchens.ts';
import { parseMenu } from '../src/menu.ts';
import { amountOf, POUNDS, print } from '../src/money.ts';
import { expand } from '../src/words.ts';

/** Letters that the faces of every PDF reader have. */
const PRINTABLE = /^[\u0020-\u007e\u00a0-\u00ff€‘’“”–—…•™ŒœŠšŽžŸ]*$/;

test('the same seed invents the same menu, another seed another one', (t) => {
  t.deepEqual(inventMenu(7), inventMenu(7));
  t.notDeepEqual(inventMenu(7).menus, inventMenu(8).menus);
});

test('overrides are respected', (t) => {
  const { cuisine, menus, money } = inventMenu(3, { cuisine: 'Thai', sections: 6, dishes: 9, money: POUNDS });
  t.is(cuisine, 'Thai');
  t.is(money, POUNDS);
  t.deepEqual(
    menus.map(({ sections }) => sections.map(({ items }) => items.length)),
    [Array.from({ length: 6 }, () => 9)],
  );
});

test('every pattern of every kitchen expands to words that all faces can print', (t) => {
  const chance = createChance(1, 'patterns');
  for (const cuisine of CUISINES) {
    const { sections, pools, texts, places } = kitchenOf(cuisine);
    t.true(places.length > 0, cuisine);
    for (const { names, dishes, patterns, texts: own, low, high } of sections) {
      t.true(dishes.length + patterns.length > 0 && low <= high && low > 0, `${cuisine}: ${names[0]}`);
      const words = [...names, ...dishes.flatMap(({ name, description }) => [name, description ?? ''])];
      for (const pattern of [...patterns, ...own, ...texts]) words.push(expand(pattern, pools, chance));
      for (const word of words) t.regex(word, PRINTABLE, `${cuisine}: ${word}`);
    }
  }
});

test('no dish is twice in a section, and no dish with meat is called vegetarian', (t) => {
  for (let seed = 1; seed <= 200; seed += 1) {
    for (const { items } of inventMenu(seed, { signs: PLAIN_SIGNS }).menus.flatMap(({ sections }) => sections)) {
      t.is(new Set(items.map(({ name }) => name.toLowerCase())).size, items.length);
      for (const { name, description, codes } of items) {
        const meat = /\b(chicken|beef|lamb|pork|bacon|ham|salmon|tuna|prawns?)\b/i.test(`${name} ${description ?? ''}`);
        t.false(meat && (codes.includes('v') || codes.includes('ve')), `${seed}: ${name}, ${description}`);
      }
    }
  }
});

test('the answer states printed content only', (t) => {
  const menu = parseMenu('Lunch', '# Mains\nDal | With rice | Small 6.50 / Large 9.95 | ve hot | 450\nSteak');
  const [dal, steak] = goldOf([menu], PLAIN_SIGNS, 'html', 'by hand').menus[0]?.sections[0]?.items ?? [];
  t.deepEqual(dal, {
    name: 'Dal',
    nameWithCodes: 'Dal (ve)',
    description: 'With rice',
    price: 6.5,
    variants: [6.5, 9.95],
    stated: { vegan: true, calories: 450 },
  });
  t.deepEqual(steak, { name: 'Steak', description: null, price: 0 });
});

test('allergens are printed as one list and stated by name', (t) => {
  for (let seed = 1; seed < 400; seed += 1) {
    const signs = drawSigns(createChance(seed, 'signs'));
    if (!signs.of.gluten) continue;
    t.is(printSigns(['gluten', 'milk'], signs), `(${signs.of.gluten},${signs.of.milk})`);
    t.deepEqual(statedBy(['gluten', 'milk', 'v'], signs), { allergens: ['gluten', 'milk'] });
    return;
  }
  t.fail('no seed draws signs of allergens');
});

test('amounts are printed in the style', (t) => {
  t.is(print('8.50', POUNDS), '£8.50');
  t.is(print('8.00', { ...POUNDS, decimals: 'drop' }), '£8');
  t.is(print('8.50', { ...POUNDS, before: '', after: ' €', comma: true }), '8,50 €');
  t.is(amountOf(8.3, { ...POUNDS, decimals: 'none', scale: 10 }, 0.5), '85.00');
});

test('an invalid price is refused with its text', (t) => {
  t.throws(() => parseMenu('Menu', '# Mains\nPie | | about 5'), { message: /"about 5" is not a price/ });
});
