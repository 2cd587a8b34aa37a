import test from 'ava';
import type { Restaurant } from '../../../src/domain/restaurant.ts';
import { offeredFacts } from '../../../src/ingest/discover/offered-facts.ts';
import type { Visit } from '../../../src/ingest/discover/visit.ts';
import { restaurantFacts } from '../../support/tagged-menu.ts';

const KILN = {
  ...restaurantFacts({ name: 'The Kiln', street: '1 High Street', city: 'Leek', postcode: 'ST13 5AA', cuisine: 'Pub' }),
  ...{ id: 'r', country: 'United Kingdom', phoneNumber: '01538 123456', latitude: 53.1, longitude: -2 },
} as unknown as Restaurant;
const page = 'https://kiln.example/contact';
const offered = (facts: readonly object[], restaurant = KILN): readonly string[] =>
  offeredFacts(restaurant, { facts: facts.map((one) => ({ page, ...one })) } as unknown as Visit).map(
    ({ subject, details }) => `${subject} (${(details as { readonly before: string }).before})`,
  );

test('a site that repeats stored facts offers nothing', (t) => {
  t.deepEqual(offered([]), []);
  const same = {
    phone: '+44 1538 123 456',
    street: '1 high street',
    city: 'LEEK',
    postcode: 'st13 5aa',
    cuisine: 'pub',
  };
  t.deepEqual(offered([same]), []);
  t.deepEqual(offered([{ latitude: '53.105', longitude: '-2.003' }]), [], 'less than a kilometre away');
});

test('offers differing facts beside the stored ones', (t) => {
  t.deepEqual(offered([{ phone: '01782 999999', street: '2 Low Street' }]), [
    'phone: 01782 999999 (01538 123456)',
    'street: 2 Low Street (1 High Street)',
  ]);
  t.deepEqual(offered([{ latitude: '53.2', longitude: '-2.1' }]), ['coordinates: 53.2,-2.1 (53.1,-2)']);
  const unplaced = { ...KILN, latitude: 0, longitude: 0 };
  t.deepEqual(offered([{ latitude: '53.2', longitude: '-2.1' }], unplaced), ['coordinates: 53.2,-2.1 ()']);
});

test('offers no impossible facts, and none by a site of several places', (t) => {
  t.deepEqual(offered([{ postcode: 'nowhere' }, { postcode: 'nowhere' }]), []);
  t.deepEqual(offered([{ latitude: '0', longitude: '0' }]), []);
  t.deepEqual(offered([{ latitude: 'here', longitude: '-2.1' }]), []);
  t.deepEqual(offered([{ city: 'Stone' }, { city: 'Stafford' }]), []);
  t.deepEqual(offered([{ city: 'Stone' }, { city: 'Stone', page: 'https://kiln.example/' }]), ['city: Stone (Leek)']);
});
