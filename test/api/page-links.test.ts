import test from 'ava';
import { nextLink, numberedLinks, offsetLinks } from '../../src/api/page-links.ts';
import { LAST_OFFSET } from '../../src/ports/search/queries.ts';

const BASE = 'https://menus.example/v1/menus/items';
const GIVEN = new Map([
  ['search', 'pie & peas'],
  ['offset', '7'],
]);
/** "first 0": the relation and where it leads to. */
const relations = (links: readonly string[], parameter: string): readonly string[] =>
  links.map((link) => {
    const [, url = '', rel] = /^<([^>]+)>; rel="(\w+)"$/.exec(link) ?? [];
    return `${rel} ${new URL(url).searchParams.get(parameter)}`;
  });
const offsets = (limit: number, offset: number, total: number) =>
  relations(offsetLinks(BASE, GIVEN, { limit, offset, total }), 'offset');

test('a list by limit and offset leads to its first, previous, next and last page', (t) => {
  t.deepEqual(offsets(10, 0, 0), ['first 0', 'last 0']);
  t.deepEqual(offsets(10, 0, 10), ['first 0', 'last 0']);
  t.deepEqual(offsets(10, 0, 11), ['first 0', 'next 10', 'last 10']);
  t.deepEqual(offsets(10, 10, 30), ['first 0', 'prev 0', 'next 20', 'last 20']);
  t.deepEqual(offsets(10, 20, 30), ['first 0', 'prev 10', 'last 20']);
  t.deepEqual(offsets(10, 5, 30), ['first 0', 'prev 0', 'next 15', 'last 20']);
  t.deepEqual(offsets(10, 500, 30), ['first 0', 'prev 20', 'last 20']);
});

test('no link leads past the last offset that is answered', (t) => {
  const many = LAST_OFFSET * 3;
  t.deepEqual(offsets(10, LAST_OFFSET - 10, many).slice(2), [`next ${LAST_OFFSET}`, `last ${LAST_OFFSET}`]);
  t.deepEqual(offsets(10, LAST_OFFSET, many).slice(1), [`prev ${LAST_OFFSET - 10}`, `last ${LAST_OFFSET}`]);
  const next = (offset: number, total: number) => nextLink(BASE, GIVEN, { limit: 10, offset, total }).length;
  t.deepEqual([next(0, 10), next(0, 11), next(LAST_OFFSET - 10, many), next(LAST_OFFSET - 9, many)], [0, 1, 1, 0]);
});

test('links keep what was asked for', (t) => {
  const [first = ''] = offsetLinks(BASE, GIVEN, { limit: 10, offset: 0, total: 5 });
  t.is(first, `<${BASE}?search=pie+%26+peas&offset=0&limit=10>; rel="first"`);
});

test('a list by numbered pages leads to its first, previous, next and last page', (t) => {
  const pages = (page: number, totalPages: number) =>
    relations(numberedLinks(BASE, GIVEN, { page, pageSize: 20, totalPages }), 'page');
  t.deepEqual(pages(1, 0), ['first 1', 'last 1']);
  t.deepEqual(pages(1, 3), ['first 1', 'next 2', 'last 3']);
  t.deepEqual(pages(2, 3), ['first 1', 'prev 1', 'next 3', 'last 3']);
  t.deepEqual(pages(3, 3), ['first 1', 'prev 2', 'last 3']);
  t.deepEqual(pages(9, 3), ['first 1', 'prev 3', 'last 3']);
});
