import test from 'ava';
import { breakingChanges, type OpenApiDocument } from '../../scripts/openapi/breaking-changes.ts';
import { currentDocument, releasedDocument } from '../../scripts/openapi/released-document.ts';
import { API_CHANGES } from '../../src/api/changelog/entries.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { apiService } from './api-service.ts';

test('nothing that clients of the last release rely on is gone or narrower', (t) => {
  t.deepEqual(breakingChanges(releasedDocument(), currentDocument()), []);
});

/** Changes of the text of the document, and the break that must be seen. */
const BREAKS: readonly (readonly [what: string, from: RegExp, to: string, seen: string])[] = [
  ['a path', /"\/v1\/meta"/, '"/v1/about"', 'GET /v1/meta: is gone'],
  ['a parameter', /"name":"cuisine"/, '"name":"kitchen"', 'parameter cuisine is gone'],
  ['what is required', /("name":"city",)/, '$1"required":true,', 'parameter city is required now'],
  [
    'a new requirement',
    /"parameters":\[/,
    '"parameters":[{"in":"query","name":"key","required":true},',
    'parameter key is new and required',
  ],
  ['a value', /"enum":\["price",/, '"enum":[', 'parameter sort: the value price is gone'],
  ['a bound', /"maximum":10000,"default":0/, '"maximum":10,"default":0', 'its maximum was lowered'],
  ['a field', /"sourceUrl":\{/, '"address":{', '200.sourceUrl: is gone'],
  [
    'what was always there',
    /"required":\["id","restaurantId",/,
    '"required":["id",',
    '200.restaurantId: may be missing now',
  ],
  ['a type', /("price":\{[^}]*)"type":"number"/, '$1"type":"string"', '.price: was number, is string'],
  ['null', /("sourceUrl":\{)"type":"string"/, '$1"type":["string","null"]', 'sourceUrl: was string, is string or null'],
  ['a media type', /"application\/json":/g, '"application/hal+json":', '200: application/json is gone'],
];

for (const [what, from, to, seen] of BREAKS) {
  test(`a break of ${what} is seen`, (t) => {
    const released = releasedDocument();
    const text = JSON.stringify(released);
    const changed = text.replace(from, to);
    t.true(changed !== text, 'the document has what is changed here');
    const found = breakingChanges(released, JSON.parse(changed) as OpenApiDocument);
    t.true(
      found.some((line) => line.includes(seen)),
      found.join('\n'),
    );
  });
}

test('what is added breaks nobody', (t) => {
  const released = releasedDocument();
  const text = JSON.stringify(released)
    .replace(/"parameters":\[(?=\{)/g, '"parameters":[{"in":"query","name":"further"},')
    .replace('"sourceUrl":{', '"further":{"type":"string"},"sourceUrl":{')
    .replace('"/v1/meta"', '"/v1/further":{"get":{}},"/v1/meta"');
  t.deepEqual(breakingChanges(released, JSON.parse(text) as OpenApiDocument), []);
});

test('the changelog names every operation that the last release did not have, and no other than there are', (t) => {
  const released = Object.keys(releasedDocument().paths ?? {});
  const named = new Set(API_CHANGES.flatMap(({ operations }) => operations));
  t.deepEqual(
    OPERATIONS.filter(({ id, path }) => !released.includes(path) && !named.has(id)).map(({ id }) => id),
    [],
  );
  const known = new Set(OPERATIONS.map(({ id }) => id));
  t.deepEqual(
    [...named].filter((id) => !known.has(id)),
    [],
  );
  const dates = API_CHANGES.map(({ date }) => date);
  t.deepEqual(dates, dates.toSorted().reverse(), 'newest first');
  t.is(new Set(API_CHANGES.map(({ id }) => id)).size, API_CHANGES.length);
});

test('the changelog is served as JSON, without a token', async (t) => {
  const { url } = await apiService(t);
  const json = await fetch(`${url}/changelog.json`);
  t.deepEqual(await json.json(), { changes: API_CHANGES });
  const etag = json.headers.get('etag') ?? '';
  t.is((await fetch(`${url}/changelog.json`, { headers: { 'If-None-Match': etag } })).status, 304);
});
