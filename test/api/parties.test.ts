import test from 'ava';
import type { z } from 'zod';
import type { partySchema } from '../../src/api/items/party-schema.ts';
import { apiService } from './api-service.ts';
import { seededService } from './seeded.ts';

type Party = z.output<typeof partySchema>;

const address = (eaters: unknown, more: Readonly<Record<string, string>> = {}) =>
  `/v1/parties/search?${new URLSearchParams({ eaters: typeof eaters === 'string' ? eaters : JSON.stringify(eaters), ...more })}`;

test('a party finds restaurants with dishes for each eater, and their certainty', async (t) => {
  const { read, pub, cafe, pubMenu } = await seededService(t);
  const search = (eaters: unknown, more?: Readonly<Record<string, string>>) =>
    read<Party>('searchParties', address(eaters, more));

  const both = await search([{ name: 'Ann', vegetarian: true }, { name: 'Bo' }], { dishes: '2' });
  t.is(both.total, 1);
  const [place] = both.restaurants;
  t.like(place, { restaurantId: pub, restaurantName: "The Potter's Wheel", city: 'Leek', cuisine: 'Pub', worstOff: 0 });
  t.like(place?.eaters[0], { name: 'Ann', found: 2, byCertainty: null });
  t.deepEqual(
    place?.eaters[0]?.dishes.map(({ certainty, menuId, menuItem }) => [certainty, menuId, menuItem.name]),
    [
      [null, pubMenu, 'Cheese and Onion Pie'],
      [null, pubMenu, 'Chickpea Pie'],
    ],
  );

  const noMilk = await search([{ excludeAllergens: ['dairy'] }], { dishes: '1', allergenCertainty: 'any' });
  const wheel = noMilk.restaurants.find(({ restaurantId }) => restaurantId === pub);
  t.like(wheel?.eaters[0], { name: null, found: 2, byCertainty: { stated: 1, likely: 0, unknown: 1 } });
  const all = await search([{ excludeAllergens: ['MILK'] }], { dishes: '2', allergenCertainty: 'any', city: 'leek' });
  t.deepEqual(
    all.restaurants[0]?.eaters[0]?.dishes.map(({ certainty, menuItem }) => [certainty, menuItem.name]),
    [
      ['stated', 'Chickpea Pie'],
      ['unknown', 'Market Pie'],
    ],
  );
  const sure = await search([{ excludeAllergens: ['MILK'] }, { halal: true }], { dishes: '1' });
  t.deepEqual(sure.totalByCertainty, { stated: 1, likely: 1, any: 1 });
  t.is(sure.restaurants[0]?.restaurantId, cafe);
  const three = await search([{ excludeAllergens: ['MILK'] }], { dishes: '3' });
  t.deepEqual([three.total, three.restaurants], [0, []]);
});

test('a party continues at the next link', async (t) => {
  const { get, read, pub, cafe } = await seededService(t);
  const first = await get(address([{}], { limit: '1' }));
  const [, next = ''] = /<[^>]*(\/v1\/parties[^>]*)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];
  const { total, restaurants } = await read<Party>('searchParties', next);
  t.is(total, 2);
  const [best] = ((await first.json()) as Party).restaurants;
  t.deepEqual([best?.restaurantId, restaurants[0]?.restaurantId].toSorted(), [pub, cafe].toSorted());
  t.notRegex((await get(next)).headers.get('link') ?? '', /rel="next"/);
});

test('names the fault of an eater, and never ignores a mistyped condition', async (t) => {
  const { refuses } = await apiService(t);
  await refuses('/v1/parties/search', 400, 'eaters_required');
  const wrong = async (eaters: unknown, message: RegExp, more?: Readonly<Record<string, string>>) => {
    const { errors } = await refuses(address(eaters, more), 400, 'invalid_parameter');
    t.regex(errors?.[0]?.detail ?? '', message);
  };
  await wrong('vegan', /expected JSON, such as/);
  await wrong('{}', /expected a list of eaters/);
  await wrong([], /at least one eater/);
  await wrong(
    Array.from({ length: 9 }, () => ({})),
    /at most 8 eaters/,
  );
  await wrong(
    [{}, { excludeAllergen: ['nuts'] }],
    /^\[1\]: there is no "excludeAllergen" here. Known: .*excludeAllergens/,
  );
  await wrong(
    [{ excludeAllergens: ['nutz'] }],
    /^\[0\]\.excludeAllergens: "nutz" is none of the \d+ allergens. Did you mean Nuts/,
  );
  await wrong([{ excludeAllergens: 'nuts' }], /^\[0\]\.excludeAllergens: expected a list/);
  await wrong([{ maxPrice: '9' }], /^\[0\]\.maxPrice: expected a number/);
  await wrong([{ vegan: 'yes' }], /^\[0\]\.vegan: expected true or false/);
  await wrong([{}], /from 1 to 10/, { dishes: '0' });
  await wrong([{}], /expected one of stated, likely, any/, { allergenCertainty: 'sure' });
  await refuses(`${address([{}])}&vegan=true`, 400, 'unknown_parameter');
});
