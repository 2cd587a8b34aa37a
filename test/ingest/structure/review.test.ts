import test from 'ava';
import { recogniseHtml } from '../../../ingest/structure/recognise-html.ts';
import { type Coherence, ODD_NAMES_COST } from '../../../ingest/structure/review/coherence.ts';
import { documentReview } from '../../../ingest/structure/review/document-review.ts';

/** A reading about which nothing is doubtful. */
const clear: Coherence = {
  score: 0.78,
  items: 10,
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
  doubtful: 0,
};

const review = (changes: Partial<Coherence>): string[] => documentReview({ ...clear, ...changes }, 'pages');
const withOdd = (names: number): Partial<Coherence> => ({
  oddNames: names / 10,
  score: clear.score - (ODD_NAMES_COST * names) / 10,
});

test('one odd name does not mark a short menu, several do', (t) => {
  t.deepEqual(review({}), []);
  t.deepEqual(review(withOdd(1)), []);
  t.deepEqual(review(withOdd(3)), ['several names do not look like names of dishes']);
});

test('a menu of which most dishes are doubtful is marked, however well it hangs together', (t) => {
  t.deepEqual(review({ doubtful: 0.4 }), []);
  t.deepEqual(review({ doubtful: 0.6 }), ['more than half of the dishes have doubts of their own']);
});

test('a dish without a price is not doubted for a high one', (t) => {
  const dishes = ['Leek Soup', 'Ham Hock', 'Beef Pie', 'Pea Risotto'].map(
    (name) => `<li><h3>${name}</h3><p>with bread</p>`,
  );
  const { menus } = recogniseHtml(`<h1>Set Menu</h1><h2>Courses</h2><ul>${dishes.join('')}</ul>`);
  const items = menus.flatMap(({ sections }) => sections).flatMap((section) => section.items);
  t.is(items.length, 4);
  t.deepEqual(
    items.flatMap((item) => item.review),
    [],
  );
});
