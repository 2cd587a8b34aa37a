import test from 'ava';
import { seededService } from './seeded.ts';

const HEADER = 'x-search-understood';

test('every search answer has the interpretation of its words', async (t) => {
  const { get } = await seededService(t);
  const header = async (path: string) => (await get(path)).headers.get(HEADER);
  t.is(await header('/v1/menus/items?search=pie'), 'text="pie"');
  t.is(
    await header('/v1/menus/items?search=vegan%20pie%20under%20%C2%A312%20no%20nuts'),
    'text="pie", vegan, exclude-allergens=(NUTS PEANUTS), max-price=11.99',
  );
  t.is(await header('/v1/menus/items?search=pie%20in%20leek'), 'text="pie", city="leek"');
  t.is(await header('/v1/menus/items?search=pie%20zzqx'), 'text="pie", ignored=("zzqx")');
  t.is(
    await header('/v1/menus/items?search=vegitarian%20pie'),
    'text="pie", vegetarian, corrected=("vegitarian";to="vegetarian")',
  );
  t.is(await header('/v1/menus/items?search=%E6%8B%89%E9%BA%B5'), 'text=%"%e6%8b%89%e9%ba%b5"');
  t.is(await header('/v1/menus?search=sunday%20lunch'), 'text="sunday lunch"');
});

test('understand=false takes the words literally', async (t) => {
  const { get, refuses } = await seededService(t);
  const literal = await get('/v1/menus/items?search=vegan%20pie&understand=false');
  t.is(literal.headers.get(HEADER), 'text="vegan pie"');
  await refuses('/v1/menus/items?search=pie&understand=maybe', 400, 'invalid_parameter');
});

test('parameters win over words, but allergens excluded by either are excluded', async (t) => {
  const { read } = await seededService(t);
  const names = async (query: string) =>
    (await read<{ menuItem: { name: string; price: number } }[]>('searchItems', `/v1/menus/items?${query}`)).map(
      ({ menuItem }) => menuItem,
    );
  const wide = await names('search=pie%20under%20%C2%A31&maxPrice=100');
  t.true(wide.length > 0);
  t.deepEqual(
    await names('search=pie%20no%20milk&excludeAllergens=gluten'),
    await names('search=pie&excludeAllergens=gluten,milk'),
  );
});

test('explain shows the conditions, the attempted searches, and which word found each item', async (t) => {
  const { read, get } = await seededService(t);
  const path = '/v1/menus/items/explain?search=rubarb%20crumb';
  const explained = await read<{
    understood: { corrected: object[] };
    attempts: { text: string; strategy: string; total: number }[];
    items: { name: string; matches: object[] }[];
  }>('explainItemSearch', path);
  t.deepEqual(explained.attempts, [{ text: 'rhubarb crumb', strategy: 'all', total: 1 }]);
  t.deepEqual(explained.understood.corrected, [{ typed: 'rubarb', to: 'rhubarb' }]);
  t.deepEqual(explained.items[0]?.matches, [
    { field: 'name', word: 'rhubarb', by: 'exact', typed: 'rhubarb' },
    { field: 'name', word: 'crumble', by: 'prefix', typed: 'crumb' },
  ]);
  const conditions = await read<{ understood: object }>(
    'explainItemSearch',
    '/v1/menus/items/explain?search=vegan%20pie%20below%2012%20pounds',
  );
  t.deepEqual(conditions.understood, { text: 'pie', vegan: true, maxPrice: 11.99, corrected: [], ignored: [] });
  t.true((await get('/v1/menus/items/explain?search=pie&limit=1')).ok);
});
