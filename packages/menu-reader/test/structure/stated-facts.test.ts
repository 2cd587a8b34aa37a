import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { cleanName } from '../../src/structure/assemble/verbatim-name.ts';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { recognisePages } from '../../src/structure/recognise-pages.ts';
import { menuWideStatements } from '../../src/structure/stated/menu-wide-statements.ts';
import { readLegend } from '../../src/structure/stated/read-legend.ts';
import { statedFacts } from '../../src/structure/stated/stated-facts.ts';
import { paper } from './paper.ts';

const plain = { name: 'Dish', description: '', codes: [] as string[], section: '', menu: '' };
const none = readLegend([]);

test('usual codes are understood without a legend', (t) => {
  t.true(statedFacts({ ...plain, codes: ['(v)'] }, none).vegetarian);
  t.true(statedFacts({ ...plain, codes: ['VE/GF'] }, none).vegan);
  t.deepEqual(statedFacts({ ...plain, codes: ['VE/GF'] }, none).freeFrom, ['GLUTEN']);
  t.true(statedFacts({ ...plain, codes: ['🌶'] }, none).spicy);
});

test('vg is vegan only if the document says so', (t) => {
  t.is(statedFacts({ ...plain, codes: ['(vg)'] }, none).vegan, undefined);
  t.true(statedFacts({ ...plain, codes: ['(vg)'] }, none).vegetarian);
  t.true(statedFacts({ ...plain, codes: ['(vg)'] }, readLegend(['(v) vegetarian (vg) vegan'])).vegan);
  t.is(statedFacts({ ...plain, codes: ['(vg)'] }, readLegend(['VG - vegetarian'])).vegan, undefined);
});

test('a legend may precede or follow its codes', (t) => {
  const legend = readLegend(['Vegetarian (V) | Vegan (P) | Contains nuts (N)']);
  t.true(statedFacts({ ...plain, codes: ['P'] }, legend).vegan);
  t.deepEqual(statedFacts({ ...plain, codes: ['N'] }, legend).contains, ['NUTS']);
});

test('every letter may be a code, even one that is a word of some language', (t) => {
  const allergens = ['gluten', 'milk', 'eggs', 'fish', 'peanuts', 'sesame', 'sulphites'];
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const letter of letters) {
    for (const [i, allergen] of allergens.entries()) {
      const stated = [`${letter} ${allergen}`, `${letter} = ${allergen}`, `(${letter.toLowerCase()}) ${allergen}`];
      for (const text of stated) {
        const { contains } = statedFacts({ ...plain, codes: [letter] }, readLegend([text]));
        t.deepEqual(contains, [['GLUTEN', 'MILK', 'EGGS', 'FISH', 'PEANUTS', 'SESAME', 'SULPHITES'][i]], text);
      }
    }
  }
  t.is(readLegend(['contiene latte e uova']).meanings.size, 0, 'a word between two allergens');
});

test('numbered allergens are read by their legend', (t) => {
  const legend = readLegend(['1 gluten, 2 milk, 3 eggs, 4 fish, 7 sulphites']);
  t.deepEqual(statedFacts({ ...plain, codes: ['(1, 3, 7)'] }, legend).contains, ['GLUTEN', 'EGGS', 'SULPHITES']);
});

test('a sign of a chilli that the legend explains as mild does not mark a dish as spicy', (t) => {
  const legend = readLegend(['🌶 mild, 🌶🌶 hot']);
  t.is(statedFacts({ ...plain, codes: ['🌶'] }, legend).spicy, undefined);
  t.true(statedFacts({ ...plain, codes: ['🌶🌶'] }, legend).spicy);
});

test('availability on request states nothing about the dish', (t) => {
  for (const codes of [['VGO'], ['vegan option available'], ['GF*'], ['(GF* Plant based*)']]) {
    const facts = statedFacts({ ...plain, codes }, none);
    t.is(facts.vegan, undefined, codes.join());
    t.is(facts.freeFrom, undefined, codes.join());
  }
  t.is(statedFacts({ ...plain, name: 'Non-vegetarian thali' }, none).vegetarian, undefined);
});

test('words of names, sentences and sections count, with the words kept', (t) => {
  t.is(statedFacts({ ...plain, name: 'Vegan Sausage Roll' }, none).words?.vegan, 'Vegan');
  t.true(statedFacts({ ...plain, description: 'Rich tomato sauce. Spicy.' }, none).spicy);
  t.true(statedFacts({ ...plain, section: 'Vegetarian mains' }, none).vegetarian);
  t.true(statedFacts({ ...plain, section: 'Vegan mains' }, none).vegan);
  t.is(statedFacts({ ...plain, description: 'with spicy mayonnaise' }, none).spicy, undefined);
});

test('calories are those of the dish, not of the day', (t) => {
  t.is(statedFacts({ ...plain, codes: ['1,240 kcal'] }, none).calories, 1240);
  t.is(statedFacts({ ...plain, description: 'Eggs on toast 540kcal' }, none).calories, 540);
  t.is(statedFacts({ ...plain, codes: ['9000 kcal'] }, none).calories, undefined);
});

test('may contain is kept apart from contains', (t) => {
  const facts = statedFacts({ ...plain, description: 'Contains milk and eggs. May contain nuts.' }, none);
  t.deepEqual(facts.contains, ['MILK', 'EGGS']);
  t.deepEqual(facts.mayContain, ['NUTS']);
});

test('statements for the whole menu are distinguished from offers', (t) => {
  t.deepEqual(menuWideStatements(['All our meat is halal.']), [{ halal: true }]);
  t.deepEqual(menuWideStatements(['All our dishes contain nuts']), [{ contains: ['NUTS'] }]);
  t.deepEqual(menuWideStatements(['All our dishes may contain nuts.']), [{ mayContain: ['NUTS'] }]);
  t.deepEqual(menuWideStatements(['Our kitchen is 100% vegan.']), [{ vegan: true, vegetarian: true }]);
  t.deepEqual(menuWideStatements(['Everything on this menu is vegetarian.']), [{ vegetarian: true }]);
  t.deepEqual(menuWideStatements(['Halal options available on request', 'Our lamb is not halal']), []);
});

test('the weaker of a mark and the same on request holds', (t) => {
  const legend = readLegend(['VG vegan, VGO vegan option, GF gluten free, GFO gluten free option']);
  const both = statedFacts({ ...plain, codes: ['(VG, VGO)'] }, legend);
  t.deepEqual([both.vegan, both.vegetarian], [undefined, true]);
  t.is(statedFacts({ ...plain, codes: ['(GF, GFO)'] }, legend).freeFrom, undefined);
  const either = statedFacts({ ...plain, codes: ['(v/Vg)'] }, readLegend(['V vegetarian, Vg vegan']));
  t.deepEqual([either.vegan, either.vegetarian], [undefined, true]);
});

test('allergens in brackets are stated, beside a name and in a text; an allergen-free group is not', (t) => {
  t.deepEqual(statedFacts({ ...plain, name: 'Cheesecake (gluten, milk)' }, none).contains, ['GLUTEN', 'MILK']);
  t.deepEqual(statedFacts({ ...plain, name: 'Brownie (contains nuts)' }, none).contains, ['NUTS']);
  t.deepEqual(statedFacts({ ...plain, codes: ['(GLUTEN)'] }, none).contains, ['GLUTEN']);
  t.deepEqual(statedFacts({ ...plain, description: 'Crisp pastry [milk & egg]' }, none).contains, ['MILK', 'EGGS']);
  t.is(statedFacts({ ...plain, name: 'Brownie (gluten free)' }, none).contains, undefined);
  t.is(statedFacts({ ...plain, name: 'Rice (no egg)' }, none).contains, undefined);
});

test('a list of allergens is not part of a name, ingredients are', (t) => {
  t.deepEqual(cleanName('Lemon tart (GLUTEN)', false), { text: 'Lemon tart', codes: ['(GLUTEN)'] });
  t.is(cleanName('Fried rice (egg)', false).text, 'Fried rice (egg)');
});

test('legends of other languages are read, with letters, numbers and kinds in their legal form', (t) => {
  const contains = (codes: string, ...legend: string[]) =>
    statedFacts({ ...plain, codes: [codes] }, readLegend(legend)).contains;
  const german =
    'A = Glutenhaltiges Getreide, A1 = Weizen, B = Krebstiere, C = Eier, D = Fisch, E = Erdnüsse, F = Soja, G = Milch (Laktose), H = Schalenfrüchte, L = Sellerie, M = Senf, N = Sesam, O = Schwefeldioxid und Sulfite, P = Lupinen, R = Weichtiere, 1 = mit Farbstoff, 2 = konserviert';
  t.deepEqual(contains('1, 2, G, A1', german), ['MILK', 'GLUTEN']);
  t.deepEqual(contains('(A3,C,N)', german), ['GLUTEN', 'EGGS', 'SESAME']);
  t.deepEqual(contains('ACG', german), ['GLUTEN', 'EGGS', 'MILK']);
  t.deepEqual(contains('H, R', german), ['NUTS', 'MOLLUSCS']);
  t.deepEqual(contains('a,g', 'a) Glutenhaltiges Getreide b) Krebstiere c) Eier d) Fisch g) Milch'), [
    'GLUTEN',
    'MILK',
  ]);
  t.deepEqual(contains('1, 7', '1 céréales contenant du gluten, 2 crustacés, 3 œufs, 7 lait'), ['GLUTEN', 'MILK']);
  t.deepEqual(contains('3, 8', '1: Cereali contenenti glutine 3: Uova 7: Latte e derivati 8: Frutta a guscio'), [
    'EGGS',
    'NUTS',
  ]);
  t.deepEqual(contains('2', '1 = gluten, 2 = huevos, 3 = leche'), ['EGGS']);
  t.deepEqual(contains('7', '1 - zboża zawierające gluten, 3 - jaja, 7 - mleko'), ['MILK']);
  t.true(statedFacts({ ...plain, codes: ['V'] }, readLegend(['V = vegetarisch, VG = vegan, S = scharf'])).vegetarian);
  t.true(statedFacts({ ...plain, codes: ['VG'] }, readLegend(['V = vegetarisch, VG = vegan, S = scharf'])).vegan);
  t.deepEqual(readLegend(['Nudeln mit Milch und Eiern, Filetto di pesce']).meanings.size, 0);
});

test('a diet between the components of a list states nothing about the dish', (t) => {
  t.is(statedFacts({ ...plain, name: 'Broccoli, vegan, cheese noodles' }, none).vegan, undefined);
  t.is(statedFacts({ ...plain, description: 'Broccoli, vegan, cheese noodles' }, none).vegan, undefined);
  t.true(statedFacts({ ...plain, description: 'Broccoli, carrots, vegan, gluten-free' }, none).vegan);
  t.true(statedFacts({ ...plain, description: 'Vegan, gluten-free, with carrots' }, none).vegan);
});

test('a denial, a question or an offer behind "contains" or beside a diet states nothing', (t) => {
  const of = (description: string) => statedFacts({ ...plain, description }, none);
  for (const says of [
    ...[
      'Contains no dairy.',
      'Contains no milk or eggs.',
      'Does not contain milk, eggs or fish.',
      "Doesn't contain nuts",
      'Never contains nuts',
    ],
    ...[
      'Allergens: none',
      'Contains nuts? Ask us',
      'Allergy information: does not contain nuts',
      'Free from allergens: milk, eggs',
    ],
  ])
    t.deepEqual([of(says).contains, of(says).freeFrom], [undefined, undefined], says);
  t.deepEqual(of('Contains soya but no gluten.').contains, ['SOYA']);
  t.deepEqual(of('Contains milk, may contain nuts').contains, ['MILK']);
  t.deepEqual(of('Contains gluten free bread and milk').contains, ['MILK']);
  for (const says of [
    'Gluten free (on request)',
    'Gluten free, if requested',
    'On request, gluten free',
    'Gluten free - please ask',
  ])
    t.is(of(says).freeFrom, undefined, says);
  t.deepEqual(of('Gluten free. Served on toast, if requested').freeFrom, ['GLUTEN']);
  for (const name of [
    'Burger (gluten free on request)',
    'Gluten-free? Burger',
    'Can be gluten free burger',
    'Gluten free (ask) burger',
  ])
    t.is(statedFacts({ ...plain, name }, none).freeFrom, undefined, name);
  t.deepEqual(statedFacts({ ...plain, name: 'Gluten free burger' }, none).freeFrom, ['GLUTEN']);
});

test('a document whose dishes contain no nuts does not state that they contain them', (t) => {
  for (const says of [
    'All our dishes contain no nuts.',
    'All our dishes do not contain nuts.',
    'Do all dishes contain nuts?',
  ])
    t.deepEqual(menuWideStatements([says]), [], says);
  t.deepEqual(menuWideStatements(['All our curries contain nuts.']), [{ contains: ['NUTS'] }]);
});

test('a surcharge or a variant states nothing about the dish', (t) => {
  for (const name of [
    ...['Leek pie (gluten free +£2)', 'Leek pie, gluten free £2', 'Regular or gluten free leek pie'],
    ...['Gluten free or classic leek pie', 'Leek pie vegan +£1', 'Leek pie gluten free (surcharge)'],
  ]) {
    const { freeFrom, vegan } = statedFacts({ ...plain, name }, none);
    t.deepEqual([freeFrom, vegan], [undefined, undefined], name);
  }
  for (const description of ['Gluten free (surcharge £2)', 'Gluten free, +£2'])
    t.is(statedFacts({ ...plain, description }, none).freeFrom, undefined, description);
  t.deepEqual(statedFacts({ ...plain, name: 'Gluten free leek pie' }, none).freeFrom, ['GLUTEN']);
});

test('lines of allergens alone state them and are not descriptions', (t) => {
  const dish = (name: string, about: string, allergens: string): string =>
    `<p>${name}<br>${about}<br>8.50<br>${allergens}</p>`;
  const html = `<h2>To share</h2>${dish('Crudo', 'radish, herbs', 'fish')}${dish('Bean Dip', 'sourdough', 'wheat')}
    ${dish('Beets', 'feta, seeds', 'dairy, tree nuts')}${dish('Burrata', 'chilli, parsley', 'dairy, wheat')}`;
  const items = recogniseHtml(html).menus[0]?.sections[0]?.items ?? [];
  t.deepEqual(
    items.map((item) => item.description),
    ['radish, herbs', 'sourdough', 'feta, seeds', 'chilli, parsley'],
  );
  t.deepEqual(items[3]?.stated.contains, ['MILK', 'GLUTEN']);
});

test('a diet over smaller lines is their heading, not a code of the line above', (t) => {
  const dishes = ['Gobi Manchuria', 'Chilli Mushroom', 'Paneer Tikka', 'Aloo Chaat'];
  const lines = dishes.map((name, i) => [`${name} ${i + 4}.50`, 16] as const);
  const page = paper([['STARTERS', 20, { size: 20 }], ['VEG', 24, { size: 15 }], ...lines]);
  t.deepEqual(
    itemsOf(recognisePages([page]).menus).map(({ name, stated }) => [name, stated.vegetarian]),
    dishes.map((name) => [name, true]),
  );
});
