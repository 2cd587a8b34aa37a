import test from 'ava';
import { findAddress } from '../../src/api/pages/find/find-address.ts';

test('the address of the finder has what was asked for, and leaves out what is so anyway', (t) => {
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

test('a change leads back to the first page, takes the place of what was asked, or takes it away', (t) => {
  const asked = { search: 'pie', city: 'Leek', maxPrice: 10, page: 3 };
  t.is(findAddress(asked), '/find?search=pie&city=Leek&maxPrice=10');
  t.is(findAddress(asked, { page: 4 }), '/find?search=pie&city=Leek&maxPrice=10&page=4');
  t.is(findAddress(asked, { maxPrice: 5, city: undefined }), '/find?search=pie&maxPrice=5');
});
