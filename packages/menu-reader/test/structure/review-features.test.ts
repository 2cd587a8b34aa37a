import test from 'ava';
import { readVisible } from '../../src/structure/recognise-html.ts';
import { readPages } from '../../src/structure/recognise-pages.ts';
import { DOCUMENT_FEATURES } from '../../src/structure/review/document-features.ts';
import type { DocumentToReview } from '../../src/structure/review/document-to-review.ts';
import { ITEM_FEATURES } from '../../src/structure/review/item-features.ts';
import { itemsToReview } from '../../src/structure/review/item-to-review.ts';
import { checkModels, REVIEW_MODELS } from '../../src/structure/review/review-models.ts';
import { paper } from './paper.ts';

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
