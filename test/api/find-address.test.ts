import test from 'ava';
import { findAddress } from '../../src/api/items/find-address.ts';

test('the address of the finder has the query and omits defaults', (t) => {
  t.is(findAddress({}), '/find');
  t.is(findAddress({ page: 1, understand: true, allergenCertainty: 'stated', search: '' }), '/find');
  t.is(
    findAddress({
      search: 'pie & peas',
      excludeAllergens: ['MILK', 'EGGS'],
      understand: false,
      allergenCertainty: 'any',
    }),
    '/find?search=pie+%26+peas&excludeAllergens=milk%2Ceggs&understand=false&allergenCertainty=any',
  );
});

test('a change returns to the first page and replaces or removes a parameter', (t) => {
  const asked = { search: 'pie', city: 'Leek', maxPrice: 10, page: 3 };
  t.is(findAddress(asked), '/find?search=pie&city=Leek&maxPrice=10');
  t.is(findAddress(asked, { page: 4 }), '/find?search=pie&city=Leek&maxPrice=10&page=4');
  t.is(findAddress(asked, { maxPrice: 5, city: undefined }), '/find?search=pie&maxPrice=5');
});
