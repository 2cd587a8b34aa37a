import test from 'ava';
import { restaurantId } from '../../src/domain/restaurant-id.ts';

test('an id never changes from release to release', (t) => {
  t.is(restaurantId('The Kiln Oatcake Shop', 'ST1 1AA'), '84fd0f72-ab9b-553a-b16d-dd1f8ac12fd7');
});

test('another name or postcode is another restaurant', (t) => {
  const ids = [restaurantId('A', 'ST1 1AA'), restaurantId('B', 'ST1 1AA'), restaurantId('A', 'ST1 1AB')];
  t.is(new Set(ids).size, 3);
});
