import test from 'ava';
import { nextLink, numberedLinks, offsetLinks } from '../../src/api/shared/page-links.ts';
import { MAX_OFFSET } from '../../src/ports/search/queries.ts';

const BASE = 'https://menus.example/v1/menus/items';
const GIVEN = new Map([
  ['search', 'pie & peas'],
  ['offset', '7'],
]);
/** "first 0": the relation and its target. */
const relations = (links: readonly string[], parameter: string): readonly string[] =>
  links.map((link) => {
    const [, url = '', rel] = /^<([^>]+)>; rel="(\w+)"$/.exec(link) ?? [];
    return `${rel} ${new URL(url).searchParams.get(parameter)}`;
  });
const offsets = (limit: number, offset: number, total: number) =>
  relations(offsetLinks(BASE, GIVEN, { limit, offset, total }), 'offset');

test('a list by limit and offset links to its first, previous, next and last page', (t) => {
  t.deepEqual(offsets(10, 0, 0), ['first 0', 'last 0']);
  t.deepEqual(offsets(10, 0, 10), ['first 0', 'last 0']);
  t.deepEqual(offsets(10, 0, 11), ['first 0', 'next 10', 'last 10']);
  t.deepEqual(offsets(10, 10, 30), ['first 0', 'prev 0', 'next 20', 'last 20']);
  t.deepEqual(offsets(10, 20, 30), ['first 0', 'prev 10', 'last 20']);
  t.deepEqual(offsets(10, 5, 30), ['first 0', 'prev 0', 'next 15', 'last 20']);
  t.deepEqual(offsets(10, 500, 30), ['first 0', 'prev 20', 'last 20']);
});

test('no link goes past the last allowed offset', (t) => {
  const many = MAX_OFFSET * 3;
  t.deepEqual(offsets(10, MAX_OFFSET - 10, many).slice(2), [`next ${MAX_OFFSET}`, `last ${MAX_OFFSET}`]);
  t.deepEqual(offsets(10, MAX_OFFSET, many).slice(1), [`prev ${MAX_OFFSET - 10}`, `last ${MAX_OFFSET}`]);
  const next = (offset: number, total: number) => nextLink(BASE, GIVEN, { limit: 10, offset, total }).length;
  t.deepEqual([next(0, 10), next(0, 11), next(MAX_OFFSET - 10, many), next(MAX_OFFSET - 9, many)], [0, 1, 1, 0]);
});

test('links keep the query', (t) => {
  const [first = ''] = offsetLinks(BASE, GIVEN, { limit: 10, offset: 0, total: 5 });
  t.is(first, `<${BASE}?search=pie+%26+peas&offset=0&limit=10>; rel="first"`);
});

test('a list by numbered pages links to its first, previous, next and last page', (t) => {
  const pages = (page: number, totalPages: number) =>
    relations(numberedLinks(BASE, GIVEN, { page, pageSize: 20, totalPages }), 'page');
  t.deepEqual(pages(1, 0), ['first 1', 'last 1']);
  t.deepEqual(pages(1, 3), ['first 1', 'next 2', 'last 3']);
  t.deepEqual(pages(2, 3), ['first 1', 'prev 1', 'next 3', 'last 3']);
  t.deepEqual(pages(3, 3), ['first 1', 'prev 2', 'last 3']);
  t.deepEqual(pages(9, 3), ['first 1', 'prev 3', 'last 3']);
});
