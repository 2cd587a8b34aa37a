import test from 'ava';
import fc from 'fast-check';
import { createIndex } from '../../src/create-index.ts';
import { DEFAULT_RANKING_RULES } from '../../src/settings.ts';
import type { EngineDocument } from '../../src/store/engine-document.ts';
import { recordedDocuments, recordedIndex, recordedQueries, recordedSettings } from '../recordings.ts';

const settings = recordedSettings('items');
const documents = recordedDocuments('items').slice(0, 120);
const requests = recordedQueries()
  .filter(({ index, id }) => index === 'items' && Number(id.slice(1)) % 29 === 0)
  .map(({ request }) => request);

const numbers = fc.uniqueArray(fc.nat({ max: documents.length - 1 }), { maxLength: 40 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), numbers, from: fc.nat({ max: 9 }) }),
  fc.record({ kind: fc.constant('remove' as const), numbers }),
  fc.record({ kind: fc.constant('compact' as const) }),
);

test('an index answers after any changes, compactions included, as if built at once', (t) => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 8 }),
      fc.array(fc.constantFrom(...requests), { minLength: 3 }),
      (steps, asked) => {
        const changed = createIndex(settings);
        const current = new Map<unknown, EngineDocument>();
        for (const change of steps) {
          if (change.kind === 'compact') {
            changed.compact();
            continue;
          }
          const chosen = change.numbers.map((number) => documents[number]).filter((document) => document !== undefined);
          for (const { id } of chosen) current.delete(id);
          if (change.kind === 'remove') {
            changed.update({ remove: chosen.map(({ id }) => id) });
            continue;
          }
          const put = chosen.map(
            (document, i): EngineDocument => ({ ...document, name: documents[(i * change.from) % 100]?.name }),
          );
          for (const document of put) current.set(document.id, document);
          changed.update({ put });
        }
        const fresh = createIndex(settings);
        fresh.update({ put: [...current.values()] });
        t.is(changed.size(), current.size);
        for (const request of asked)
          t.deepEqual(changed.search(request), fresh.search(request), JSON.stringify(request));
      },
    ),
    { numRuns: 40 },
  );
});

test('any order of ranking rules returns every matching document once', (t) => {
  const matching = (rules: readonly string[]) => {
    const index = createIndex({ ...settings, rankingRules: [...rules, 'order:asc'] });
    index.update({ put: documents });
    return requests.map((request) => {
      const answer = index.search({ ...request, limit: 1_000 });
      const ids = answer.hits.map(({ id }) => id);
      t.is(new Set(ids).size, ids.length);
      return [...ids].sort();
    });
  };
  const expected = matching(DEFAULT_RANKING_RULES);
  fc.assert(
    fc.property(fc.shuffledSubarray([...DEFAULT_RANKING_RULES]), (rules) => {
      t.deepEqual(matching(rules), expected, rules.join(' '));
    }),
    { numRuns: 12 },
  );
});

test('thousands of replacements leave no trace', (t) => {
  const all = recordedDocuments('items');
  const index = recordedIndex('items');
  for (let from = 0; from < all.length; from += 400) {
    const part = all.slice(from, from + 400);
    index.update({ put: part.map((document) => ({ ...document, name: 'xyzzy pie', description: 'plugh' })) });
  }
  t.is(index.search({ q: 'xyzzy' }).total, all.length);
  index.update({ put: all });
  t.is(index.search({ q: 'xyzzy' }).total, 0);
  t.is(index.size(), all.length);
  const fresh = recordedIndex('items');
  for (const request of requests) t.deepEqual(index.search(request), fresh.search(request), JSON.stringify(request));
});

test('a document without a primary key is refused with its whole update', (t) => {
  const index = createIndex(settings);
  index.update({ put: documents.slice(0, 3) });
  t.throws(() => index.update({ put: [documents[4] ?? {}, { name: 'no id' }], remove: [documents[0]?.id] }), {
    instanceOf: TypeError,
    message: /document 1: .*"id"/,
  });
  t.is(index.size(), 3);
  t.is(index.search({}).total, 3);
});

test('a one-letter search reflects additions and removals since the last one', (t) => {
  const index = createIndex(settings);
  index.update({ put: recordedDocuments('items') });
  const request = { q: 'c', limit: 0 };
  const { total } = index.search(request);
  const [model] = documents;
  const nowhere = {
    name: 'x',
    description: null,
    sectionName: null,
    menuName: null,
    restaurantName: null,
    dietWords: [],
    courseWords: [],
  };
  index.update({
    put: [
      { ...model, ...nowhere, id: 'new', name: 'Cxyz' },
      { ...model, ...nowhere, id: 'other' },
    ],
  });
  t.is(index.search(request).total, total + 1);
  index.update({ remove: ['new'] });
  t.is(index.search(request).total, total);
});
