import test from 'ava';
import type { DraftMenu } from '../../src/draft-menu.ts';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { agreement } from '../../src/structure/review/agreement.ts';
import { type Coherence, ODD_NAMES_COST } from '../../src/structure/review/coherence.ts';
import { documentReview } from '../../src/structure/review/document-review.ts';

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

const review = (changes: Partial<Coherence>, agreed = 1): string[] => documentReview({ ...clear, ...changes }, agreed);
const withOdd = (names: number): Partial<Coherence> => ({
  oddNames: names / 10,
  score: clear.score - (ODD_NAMES_COST * names) / 10,
});

test('one odd name does not mark a short menu, several do', (t) => {
  t.deepEqual(review({}), []);
  t.deepEqual(review(withOdd(1)), []);
  t.deepEqual(review(withOdd(4)), ['several names do not look like names of dishes']);
});

test('a menu that reads otherwise when its columns are found in another way is marked', (t) => {
  t.deepEqual(review({}, 0.9), []);
  t.deepEqual(review({}, 0.7), ['the columns could be read in more than one way']);
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
