import { type DraftMenu, itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { readVisible, recogniseHtml } from '../../src/structure/recognise-html.ts';
import { readPages, recognisePages } from '../../src/structure/recognise-pages.ts';
import { agreement } from '../../src/structure/review/agreement.ts';
import type { Coherence } from '../../src/structure/review/coherence.ts';
import { DOCUMENT_FEATURES } from '../../src/structure/review/document-features.ts';
import type { DocumentToReview } from '../../src/structure/review/document-to-review.ts';
import { ITEM_FEATURES } from '../../src/structure/review/item-features.ts';
import { itemsToReview } from '../../src/structure/review/item-to-review.ts';
import { documentReasons, doubtfulLines, itemReasons } from '../../src/structure/review/review-document.ts';
import { checkModels, REVIEW_MODELS } from '../../src/structure/review/review-models.ts';
import { paper } from './paper.ts';

/** A reading without any doubt. */
const clear: Coherence = {
  score: 0.78,
  withPrices: true,
  pricedItems: 1,
  orphanPrices: 0,
  oddNames: 0,
  brokenDescriptions: 0,
  strayDescriptions: 0,
  margin: 3.8,
  smallMargins: 0,
  singles: 0,
  unnamed: 0,
};

test('pages left out are listed with the reason', (t) => {
  const page = paper([
    ['Soup', 20],
    ['£4.50', 0, { x: 300 }],
  ]);
  const left = (number: number, leftOut: string) => ({ ...page, page: number, words: [], leftOut });
  const read = recognisePages([
    page,
    left(2, 'it is damaged'),
    left(4, 'it was not read'),
    left(5, 'it was not read'),
    left(6, 'it is damaged'),
    left(8, 'it is damaged'),
  ]);
  t.deepEqual(read.leftOut, [
    { from: 2, to: 2, reason: 'it is damaged' },
    { from: 4, to: 5, reason: 'it was not read' },
    { from: 6, to: 6, reason: 'it is damaged' },
    { from: 8, to: 8, reason: 'it is damaged' },
  ]);
  t.deepEqual(read.review.slice(0, 2), ['page 2: it is damaged', 'pages 4 to 5: it was not read']);
  t.is(recognisePages([page]).leftOut, undefined);
});

test('the reasons to review a document name the outstanding faults, or that there are none', (t) => {
  t.deepEqual(documentReasons(clear, 1, 0, null), ['the layout could not be read with certainty']);
  t.deepEqual(documentReasons({ ...clear, oddNames: 0.4 }, 1, 0, null), [
    'several names do not look like names of dishes',
  ]);
  t.deepEqual(documentReasons(clear, 0.7, 0.6, null), [
    'the columns could be read in more than one way',
    'many dishes have doubts of their own',
  ]);
});

test('names the look with the most likely misread lines', (t) => {
  const { units, roles } = readPages([
    paper([
      ['MAINS', 20, { size: 16, bold: true }],
      ['Beef Pie 9.50', 16],
      ['WITH MASH', 16, { bold: true }],
      ['Ham Hock 8.50', 16],
      ['WITH PEAS', 16, { bold: true }],
      ['Roast Hake 12.50', 16],
      ['WITH LEEKS', 16, { bold: true }],
    ]),
  ]);
  const sure = units.map(() => 4);
  t.is(doubtfulLines({ units, roles, margins: sure }), null);
  const margins = units.map(({ text }) => (text.startsWith('WITH') ? 0 : 4));
  const role = roles[units.findIndex(({ text }) => text === 'WITH MASH')];
  t.is(
    doubtfulLines({ units, roles, margins }),
    `3 bold lines in capitals, such as "WITH MASH", were read as "${role}" and may be something else`,
  );
});

test('a look is described by its difference from most lines: smaller, larger, bold, slanted', (t) => {
  const { units, roles } = readPages([
    paper([
      ['MAINS', 20, { size: 16, bold: true }],
      ...['Beef Pie 9.50', 'Ham Hock 8.50', 'Roast Hake 12.50', 'Nut Roast 11.50', 'Leek Tart 7.50'].map(
        (text) => [text, 16] as const,
      ),
      ...['With mash', 'With peas', 'With leeks'].map((text) => [text, 16, { x: 60 }] as const),
    ]),
  ]);
  const told = (look: Partial<(typeof units)[number]>): string | undefined => {
    const changed = units.map((unit) => (unit.text.startsWith('With') ? { ...unit, ...look, styleKey: 'own' } : unit));
    const margins = units.map(({ text }) => (text.startsWith('With') ? 0 : 4));
    const same = roles.map((role, i) => (units[i]?.text.startsWith('With') ? 'description' : role));
    return /^3 (.*?), such as "With mash"/.exec(doubtfulLines({ units: changed, roles: same, margins }) ?? '')?.[1];
  };
  t.is(told({}), 'lines');
  t.is(told({ size: 8 }), 'small lines');
  t.is(told({ size: 12 }), 'large lines');
  t.is(told({ italic: true }), 'slanted lines');
  t.is(told({ weight: 700, size: 8 }), 'small bold lines');
});

test('readings agree as far as they have the same dishes at the same prices', (t) => {
  const menu = (...dishes: readonly (readonly [name: string, price: number])[]): DraftMenu => {
    const items = dishes.map(([name, price]) => ({
      name,
      description: null,
      price,
      prices: [],
      stated: {},
      review: [],
    }));
    return { name: 'Menu', sections: [{ name: '', items }] };
  };
  const chosen = [menu(['Soup', 4], ['Pie', 9], ['Pie', 9], ['Tart', 5])];
  t.is(agreement(chosen, [chosen]), 1);
  t.is(agreement(chosen, [chosen, [menu(['Soup', 4], ['Pie', 5], ['Pie', 9])]]), (1 + 4 / 7) / 2);
  t.is(agreement(chosen, [chosen, []]), 0.5);
});

test('a plain menu is not marked, and a heap of lines without order is', (t) => {
  const dishes = ['Leek Soup', 'Ham Hock', 'Beef Pie', 'Pea Risotto', 'Roast Hake', 'Lamb Shank'];
  const plain = recognisePages([
    paper([['Mains', 20, { size: 16, bold: true }], ...dishes.map((name, i) => [`${name} ${i + 7}.50`, 16] as const)]),
  ]);
  t.is(itemsOf(plain.menus).length, dishes.length);
  t.deepEqual(plain.review, []);
  t.true(plain.doubt < REVIEW_MODELS.document.gate);

  const heap = recognisePages([
    paper(
      dishes.flatMap((name, i) => [
        [
          i % 2 ? name.toUpperCase() : `${name} with`,
          13,
          { size: 10 + (i % 3), bold: i % 2 === 1, x: 50 + 40 * (i % 3) },
        ],
        [i % 3 ? 'Small 4' : `and ${i}.50 or with ${name}`, 9, { x: 260 - 30 * i }],
      ]),
    ),
  ]);
  t.true(heap.doubt > plain.doubt);
  t.true(heap.review.length > 0);
});

test('a document without any dish is marked and fully doubted', (t) => {
  const { doubt, review } = recogniseHtml('<p>We are closed</p>');
  t.is(doubt, 1);
  t.deepEqual(review, ['no dishes were found']);
});

test('a dish among priced ones is doubted more without a price', (t) => {
  const names = ['Leek Soup', 'Ham Hock', 'Beef Pie', 'Pea Risotto', 'Roast Hake', 'Lamb Shank'];
  const page = names.map(
    (name, i) => `<li><h3>${name}</h3><p>with bread</p>${i === 3 ? '' : `<b>£${i + 7}.50</b>`}</li>`,
  );
  const items = itemsOf(recogniseHtml(`<h1>Menu</h1><h2>Mains</h2><ul>${page.join('')}</ul>`).menus);
  t.is(items.length, names.length);
  const doubts = items.map(({ doubt }) => doubt ?? 0);
  t.is(doubts.indexOf(Math.max(...doubts)), 3);
});

test('a dish without a price is not doubted for a high one', (t) => {
  const dishes = ['Leek Soup', 'Ham Hock', 'Beef Pie', 'Pea Risotto'].map(
    (name) => `<li><h3>${name}</h3><p>with bread</p>`,
  );
  const items = itemsOf(recogniseHtml(`<h1>Set Menu</h1><h2>Courses</h2><ul>${dishes.join('')}</ul>`).menus);
  t.is(items.length, 4);
  t.deepEqual(
    items.flatMap((item) => item.review),
    [],
  );
});

test('letters set apart are a doubt about each such dish and about the document', (t) => {
  const reviewed = (...names: readonly string[]) => {
    const dishes = names.map((name, i) => `<li>${name} £${i + 4}.50</li>`);
    const { menus, review } = recogniseHtml(`<h1>Lunch menu</h1><h2>Fish</h2><ul>${dishes.join('')}</ul>`);
    const apart = itemsOf(menus).filter((item) => item.review.includes('letters of its words are set apart'));
    return [apart.map(({ name }) => name), review.filter((reason) => reason.includes('set apart'))];
  };
  const broken = ['K ing Praw ns with Mayonnaise', 'C ockles inV inegar', 'Half Pint of Praw ns'];
  t.deepEqual(reviewed(...broken, 'Grilled Mackerel'), [
    broken,
    ['letters of words are set apart, as in "K ing Praw ns with Mayonnaise"'],
  ]);
  const whole = ['Rump or T bone steak', 'Mac n cheese', 'Fish of the day, 300 ml stout', 'Prawns on a bed of rice'];
  t.deepEqual(reviewed(...whole), [[], []]);
});

test('a dish with a left-out price is marked, however certain the rest is', (t) => {
  const [dish] = itemsToReview(readVisible('<h2>Mains</h2><p>Beef Pie</p><p>Leek Tart</p><p>Ham Hock</p>'));
  if (!dish) throw new Error('no dish was found');
  t.deepEqual(itemReasons(dish, false), []);
  const origin = { ...dish.origin, priceLeftOut: true };
  t.deepEqual(itemReasons({ ...dish, origin }, false), ['a price stands near, and it is not sure that it is its own']);
});

const page = (...dishes: readonly string[]): DocumentToReview =>
  readVisible(`<h1>Menu</h1><h2>Mains</h2><ul>${dishes.map((dish) => `<li>${dish}</li>`).join('')}</ul>`);

const ofDocument = (name: string, document: DocumentToReview): number =>
  DOCUMENT_FEATURES.find((feature) => feature.name === name)?.of(document) ?? Number.NaN;

const ofItems = (name: string, document: DocumentToReview): number[] => {
  const feature = ITEM_FEATURES.find((one) => one.name === name);
  return itemsToReview(document).map((item) => feature?.of(item) ?? Number.NaN);
};

const four = page(
  '<h3>Leek Soup</h3><b>£5.50</b>',
  '<h3>BEEF PIE</h3><b>£12.00</b>',
  '<h3>Tart</h3><b>£6.00</b>',
  '<h3>Leek Soup</h3><p>with a heel of brown bread</p><b>£60.00</b>',
);

test('features of a document count what their names say', (t) => {
  t.is(ofDocument('mixed capitals', four), 0.25);
  t.is(ofDocument('mixed descriptions', four), 0.25);
  t.is(ofDocument('mixed pricing', four), 0);
  t.is(ofDocument('repeated names', four), 0.25);
  t.is(ofDocument('names of one word', four), 0.25);
  t.is(ofDocument('barren headings', four), 0);
  t.is(ofDocument('pictured', four), 0);
  const scan = { ...paper([['Leek Soup 5.50', 20]]), how: 'ocr' as const };
  t.is(ofDocument('pictured', readPages([scan, { ...scan, page: 2, how: 'text layer' }])), 0.5);
});

test('features of a dish compare it with the others', (t) => {
  t.deepEqual(ofItems('name repeated', four), [1, 0, 0, 1]);
  t.deepEqual(ofItems('capitals unlike others', four), [0.25, 0.75, 0.25, 0.25]);
  t.deepEqual(ofItems('description unlike others', four), [0.25, 0.25, 0.25, 0.75]);
  t.deepEqual(ofItems('last of section', four), [0, 0, 0, 1]);
  const prices = ofItems('price far off', four);
  t.is(prices.indexOf(Math.max(...prices)), 3);
});

test('models for features other than those of the code are refused', (t) => {
  const document = { ...REVIEW_MODELS.document, features: ['age'] };
  t.throws(() => checkModels({ ...REVIEW_MODELS, document }), { message: /made for other features \(age\)/ });
});
