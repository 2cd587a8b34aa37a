import test from 'ava';
import { nearest } from '../../src/http/nearest.ts';

test('the nearest word is found over case, signs and slips', (t) => {
  const words = ['search', 'limit', 'excludeAllergens', 'maxPrice', 'minPrice'];
  t.is(nearest('exclude_alergens', words), 'excludeAllergens');
  t.is(nearest('MAXPRICE', words), 'maxPrice');
  t.is(nearest('serach', words), 'search');
  t.is(nearest('x'.repeat(10_000), words), nearest('x'.repeat(64), words));
  t.is(nearest('a', []), undefined);
});
