import test from 'ava';
import { readValuesCondition, valuesCondition } from '../../src/search/value-conditions.ts';

test('a condition on values is read as it was made, and no other is', (t) => {
  for (const values of [['stone'], ['stoke on trent', 'st16'], ['a, b', 'c']])
    t.deepEqual(readValuesCondition(valuesCondition('city', values)), { field: 'city', values });
  const others = ['menuId IN [1, 2]', 'city = "stone"', 'city NOT IN ["stone"]', 'price <= 3', 'city IN []'];
  for (const other of [...others, ['city IN ["stone"]']]) t.is(readValuesCondition(other), null, String(other));
});
