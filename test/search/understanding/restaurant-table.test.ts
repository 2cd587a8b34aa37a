import test from 'ava';
import { createRestaurantTable } from '../../../src/search/understanding/restaurant-table.ts';
import { readTokens } from '../../../src/search/understanding/tokens.ts';

function tableOf(names: readonly string[]) {
  const table = createRestaurantTable();
  for (const name of names) table.add(name);
  const found = (typed: string, from = 0) => table.at(readTokens(typed), from);
  return { table, found };
}

test('finds the longest name that begins at a word, whatever stands between its words', (t) => {
  const { found } = tableOf(['golden lion', 'golden lion and lamb']);
  t.deepEqual(found('pie at Golden-Lion and Lamb', 2), {
    value: { name: 'golden lion and lamb', values: ['golden lion and lamb', 'the golden lion and lamb'] },
    next: 7,
  });
  t.is(found('golden lion and chips')?.value.name, 'golden lion');
  t.is(found('golden'), null);
  t.is(found('golden "lion"'), null);
});

test('a name matches with or without its "the", for all restaurants of that name', (t) => {
  const { found } = tableOf(['the potwheel']);
  t.deepEqual(found('potwheel')?.value, { name: 'potwheel', values: ['potwheel', 'the potwheel'] });
});

test('names that are foods or very short are just words', (t) => {
  const { found } = tableOf(['pizza', 'the pub', 'oak']);
  t.deepEqual([found('pizza'), found('pub'), found('oak')], [null, null, null]);
});

test('a name is known as long as one restaurant has it', (t) => {
  const { table, found } = tableOf(['golden lion', 'golden lion']);
  table.remove('golden lion');
  t.is(found('golden lion')?.next, 2);
  t.true(table.hasWord('lion'));
  table.remove('golden lion');
  t.is(found('golden lion'), null);
  t.false(table.hasWord('lion'));
});
