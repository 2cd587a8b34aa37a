import test from 'ava';
import type { Relaxation } from '../../src/api/items/relaxations.ts';
import { seededService } from './seeded.ts';

interface Relaxations {
  readonly items: readonly Relaxation[];
}

test('a search without hits has relaxations, each with the stated number of hits', async (t) => {
  const { read, get } = await seededService(t);
  for (const query of [
    'search=lobster',
    'search=vegan%20pie%20in%20Leek%20under%20%C2%A31',
    'search=zzzz',
    'search=crumble&city=stone',
  ]) {
    const { items } = await read<Relaxations>('relaxItemSearch', `/v1/menus/items/relaxations?${query}`);
    t.true(items.length > 0 && items.length <= 5, query);
    for (const { href, total, title } of items) {
      const { pathname, search } = new URL(href);
      const answer = await get(`${pathname}${search}`);
      t.is(answer.headers.get('x-total-count'), String(total), `${query}: ${title}`);
    }
  }
});

test('relaxations say which condition they drop, and where else the dish is', async (t) => {
  const { read } = await seededService(t);
  const ways = async (query: string) =>
    (await read<Relaxations>('relaxItemSearch', `/v1/menus/items/relaxations?${query}`)).items;
  const elsewhere = await ways('search=crumble&city=stone');
  t.true(
    elsewhere.some(({ without, instead }) => without[0] === 'city' && instead === 'Leek'),
    JSON.stringify(elsewhere),
  );
  const dear = await ways('search=pie&maxPrice=1');
  t.true(
    dear.some(({ without }) => without[0] === 'price'),
    JSON.stringify(dear),
  );
});

test('never drops an excluded allergen', async (t) => {
  const { read } = await seededService(t);
  const { items } = await read<Relaxations>(
    'relaxItemSearch',
    '/v1/menus/items/relaxations?search=pie&excludeAllergens=gluten,milk&maxPrice=1',
  );
  for (const { href } of items) t.is(new URL(href).searchParams.get('excludeAllergens'), 'gluten,milk');
});

test('says so if dishes of a relaxation are not known to be without an allergen', async (t) => {
  const { read } = await seededService(t);
  let told = 0;
  for (const words of ['cheese oatcake', 'vegan cheese oatcake', 'halal oatcake cheese onion']) {
    const query = `search=${encodeURIComponent(words)}&excludeAllergens=nuts&maxCalories=1`;
    const { items } = await read<Relaxations>('relaxItemSearch', `/v1/menus/items/relaxations?${query}`);
    for (const { href, title } of items.filter((way) => /allergenCertainty=any/.test(way.href))) {
      t.regex(title, /not known to (?:contain|be without) nuts.*ask the restaurant/, href);
      told += 1;
    }
  }
  t.true(told > 0);
});

test('an empty answer of the item search has relaxations as links, an answer with items has none', async (t) => {
  const { get } = await seededService(t);
  t.regex(
    (await get('/v1/menus/items?search=pie&maxPrice=1')).headers.get('link') ?? '',
    /rel="alternate"; title="without price: \d+"/,
  );
  t.notRegex((await get('/v1/menus/items?search=pie')).headers.get('link') ?? '', /alternate/);
});

test('leads first to the other reading of an allergen that was left out in doubt, hits or not', async (t) => {
  const { get, read } = await seededService(t);
  for (const words of ['cheese and me are enemies', 'cheese is my kryptonite, oatcake']) {
    const query = `search=${encodeURIComponent(words)}`;
    const { items } = await read<Relaxations>('relaxItemSearch', `/v1/menus/items/relaxations?${query}`);
    const [first] = items;
    t.deepEqual(first?.without, ['excludeAllergens'], words);
    const { pathname, search, searchParams } = new URL(first?.href ?? '');
    t.is(searchParams.get('excludeAllergens'), null);
    const answer = await get(`${pathname}${search}`);
    t.is(answer.headers.get('x-total-count'), String(first?.total));
  }
});
