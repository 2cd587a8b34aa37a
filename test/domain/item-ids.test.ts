import test from 'ava';
import { itemIds } from '../../src/domain/item-ids.ts';

const idsOf = (line: number, ...items: readonly (readonly [string, string])[]) => {
  const idOf = itemIds(line);
  return items.map(([section, name]) => idOf(section, name));
};

test('the id of an item depends on menu line, section and name, however they are written', (t) => {
  const [pie] = idsOf(7, ['Mains', "Shepherd's Pie"]);
  t.regex(pie ?? '', /^item_[0-9a-f]{20}$/);
  t.deepEqual(idsOf(7, ['Soups', 'Broth'], ['MAINS', 'Shepherds pie']).at(-1), pie);
  for (const other of [
    idsOf(8, ['Mains', "Shepherd's Pie"]),
    idsOf(7, ['Pies', "Shepherd's Pie"]),
    idsOf(7, ['Mains', 'Pie']),
  ])
    t.notDeepEqual(other, [pie]);
});

test('a repeated name in a section has two ids, whatever is between them', (t) => {
  const [first, between, second] = idsOf(7, ['Mains', 'Curry'], ['Mains', 'Pie'], ['Mains', 'Curry']);
  t.is(new Set([first, between, second]).size, 3);
  t.deepEqual(idsOf(7, ['Mains', 'Curry'], ['Mains', 'Curry']), [first, second]);
});

test('distinguishes names without letters', (t) => {
  t.is(new Set(idsOf(7, ['', '***'], ['', '???'], ['—', '***'])).size, 3);
});
