import test from 'ava';
import { priceOutliers } from '../src/tag-draft.ts';

test('a price is odd if it is six times or a sixth of the usual one, and ten pounds away', (t) => {
  const odd = (...prices: readonly number[]) => priceOutliers(prices.map((price) => ({ price })));
  t.deepEqual(odd(11, 12, 10, 169), [null, null, null, '£169.00, where £12.00 is usual']);
  t.deepEqual(odd(12, 12, 12, 72), [null, null, null, '£72.00, where £12.00 is usual']);
  t.deepEqual(odd(12, 12, 12, 71.99), [null, null, null, null]);
  t.deepEqual(odd(60, 60, 60, 10), [null, null, null, '£10.00, where £60.00 is usual']);
  t.deepEqual(odd(60, 60, 60, 10.01), [null, null, null, null]);
  // a sauce among mains, and dishes without a price
  t.deepEqual(odd(9, 9, 9, 0.5), [null, null, null, null]);
  t.deepEqual(odd(60, 60, 60, 0), [null, null, null, null]);
  t.deepEqual(odd(11, 12, 169, 0), [null, null, null, null]);
});
