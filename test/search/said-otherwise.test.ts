import test from 'ava';
import { sampleMenus } from '../support/asked/sample-menus.ts';
import { searchOver } from '../support/search-index.ts';

const search = searchOver(sampleMenus());

async function found(typed: string) {
  const query = { search: typed, filter: {}, limit: 20, offset: 0, withoutMenus: [] };
  const { hits, understood } = await search.searchItems(query);
  return { names: hits.map(({ item }) => item.name), prices: hits.map(({ item }) => item.price), understood };
}

test('finds any of several dishes, each first by its name', async (t) => {
  const table: readonly (readonly [typed: string, names: readonly string[]])[] = [
    ['haddock or plaice', ['Haddock', 'Plaice']],
    ['margherita / marinara', ['Margherita', 'Marinara']],
    ['tiramisu, baklava', ['Tiramisù', 'Baklava']],
    ['"pad thai" OR "moussaka"', ['Pad Thai', 'Moussaka']],
    ['chicken or lamb biryani', ['Chicken Biryani', 'Lamb Biryani']],
  ];
  for (const [typed, names] of table) {
    const answer = await found(typed);
    for (const name of names) t.true(answer.names.slice(0, 4).includes(name), `${typed}: ${answer.names}`);
    t.is(new Set(answer.names).size >= names.length, true);
  }
});

test('puts the cheapest first when asked for them', async (t) => {
  const { prices, understood } = await found('cheapest chips');
  t.deepEqual(
    prices,
    prices.toSorted((a, b) => a - b),
  );
  t.is(understood.sort, 'price');
  const dearest = await found('most expensive pie');
  t.deepEqual(
    dearest.prices,
    dearest.prices.toSorted((a, b) => b - a),
  );
});

test('drops words of English before food', async (t) => {
  const table = [
    ['my boss is paying, steak', /steak/i],
    ['dad just moved house, roast beef', /beef/i],
    ['quiet evening alone, mushroom curry', /mushroom/i],
  ] as const;
  for (const [typed, name] of table) {
    const { names, understood } = await found(typed);
    t.regex(names[0] ?? '', name, typed);
    t.deepEqual(understood.corrected, [], typed);
  }
});

test('corrects short words and weighs corrections by the whole search', async (t) => {
  const table = [
    ['tost', /toast/i],
    ['pye', /pie/i],
    ['fsh and chips', /fish/i],
    ['batterd sausage', /^Battered Sausage$/],
  ] as const;
  for (const [typed, name] of table) t.regex((await found(typed)).names[0] ?? '', name, typed);
});

test('a mistyped allergen is left out like a rightly typed one if the words around it are not understood', async (t) => {
  const { names, understood } = await found('fsh and me are enemies');
  t.deepEqual(understood.excludeAllergens ?? ['FISH'], ['FISH']);
  t.false(names.some((name) => /fish/i.test(name)));
});
