import test from 'ava';
import { answered, comparable, type RecordedIndexName, recordedIndex, recordedQueries } from './recordings.ts';

const indexes = { items: recordedIndex('items'), sections: recordedIndex('sections'), menus: recordedIndex('menus') };
const queries = recordedQueries();
const groups = new Map(queries.map(({ index, family }) => [`${index}, ${family}`, { index, family }]));

for (const [name, { index, family }] of groups) {
  test(`${name}: ids, order, totals and facets match the real engine`, (t) => {
    for (const query of queries.filter((other) => other.index === index && other.family === family))
      t.deepEqual(
        answered(indexes[index as RecordedIndexName], query),
        comparable(query),
        JSON.stringify(query.request),
      );
  });
}

test('has all 1,169 recorded requests', (t) => {
  t.is(queries.length, 1_169);
});
