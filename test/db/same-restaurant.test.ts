import test from 'ava';
import { sameRestaurant } from '../../src/db/outside-store.ts';

test('names at one postcode match if only small words, punctuation or a letter differ', (t) => {
  t.is(sameRestaurant('The Crown Inn', 'Crown Inn Ltd'), 'yes');
  t.is(sameRestaurant("Baker's Café", 'BAKERS CAFE'), 'yes');
  t.is(sameRestaurant('Spice Garden', 'Spice Gardn'), 'yes');
  t.is(sameRestaurant('The Crown', 'Crown Inn Bar and Grill'), 'perhaps');
  t.is(sameRestaurant('Golden Dragon', 'Golden Lion'), 'no');
  t.is(sameRestaurant('The Vine', 'Costa'), 'no');
});
