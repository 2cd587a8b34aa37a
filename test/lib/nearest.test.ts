import test from 'ava';
import { nearest } from '../../src/lib/nearest.ts';

const PARAMETERS = ['search', 'limit', 'excludeAllergens', 'maxPrice', 'minPrice'];
const RESTAURANTS = ['Moorland Oatcake Hatch', 'The Kiln Oatcake Shop', 'The Tipsy Badger', 'Ruby Balti House'];

test('finds the nearest word despite case, punctuation and typos', (t) => {
  t.is(nearest('exclude_alergens', PARAMETERS), 'excludeAllergens');
  t.is(nearest('MAXPRICE', PARAMETERS), 'maxPrice');
  t.is(nearest('serach', PARAMETERS), 'search');
  t.is(nearest('price', PARAMETERS), 'maxPrice');
  t.is(nearest('tipsy badger', RESTAURANTS), 'The Tipsy Badger');
});

test('a prefix of a long name is enough', (t) => {
  t.is(nearest('The Klin', RESTAURANTS), 'The Kiln Oatcake Shop');
  t.is(nearest('exclude', PARAMETERS), 'excludeAllergens');
});

test('suggests nothing that cannot be meant', (t) => {
  t.is(nearest('Curious Cat', RESTAURANTS), undefined);
  t.is(nearest('colour', PARAMETERS), undefined);
  t.is(nearest('x', PARAMETERS), undefined);
  t.is(nearest('x'.repeat(10_000), PARAMETERS), undefined);
  t.is(nearest('', PARAMETERS), undefined);
  t.is(nearest('a', []), undefined);
});
