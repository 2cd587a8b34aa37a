import type { Menu } from '@menu-data-service/menu-model/menu';
import test from 'ava';
import { partLinks, sectionLinks } from '../../src/api/pages/read/menu-page.ts';
import { dishesIn, menuParts, partOfDish } from '../../src/api/pages/read/menu-parts.ts';
import { taggedItem } from '../support/tagged-menu.ts';
import { textOf } from '../support/text-of.ts';

/** A menu with so many dishes in each of its sections. */
const menu = (...sizes: readonly number[]): Menu =>
  ({
    id: 7,
    sections: sizes.map((length, n) => ({
      id: n,
      name: `Section ${n}`,
      items: Array.from({ length }, () => taggedItem()),
    })),
  }) as unknown as Menu;
const parts = (...sizes: readonly number[]) =>
  menuParts(menu(...sizes)).map((slices) =>
    slices.map(({ section, from, to }) => `${section}:${from}-${to}`).join(' '),
  );

test('a menu of usual length is one page, a longer one is cut between its sections', (t) => {
  t.deepEqual(parts(100, 300), ['0:0-100 1:0-300']);
  t.deepEqual(parts(101, 300), ['0:0-101', '1:0-300']);
  t.deepEqual(parts(100, 200, 101), ['0:0-100 1:0-200', '2:0-101']);
  t.deepEqual(parts(150, 151, 149, 1), ['0:0-150', '1:0-151 2:0-149', '3:0-1']);
});

test('cuts a section that is longer than a page', (t) => {
  t.deepEqual(parts(10, 700), ['0:0-10', '1:0-300', '1:300-600', '1:600-700']);
  t.deepEqual(parts(600, 100), ['0:0-300', '0:300-600', '1:0-100']);
});

test('finds each dish on its page, and each section where it begins', (t) => {
  const long = menu(10, 700, 5, 5);
  const cut = menuParts(long);
  t.deepEqual(
    [partOfDish(cut, 0, 9), partOfDish(cut, 1, 299), partOfDish(cut, 1, 300), partOfDish(cut, 9, 0)],
    [1, 2, 3, 1],
  );
  t.is(dishesIn(cut.flat()), 720);
  const links = sectionLinks(long, { part: 2, parts: cut, slices: cut[1] ?? [] }, undefined)?.html ?? '';
  t.deepEqual(
    [...links.matchAll(/href="([^"]+)"/g)].map(([, to]) => to),
    [...['/menus/7?part=1#section-0', '#section-1', '/menus/7?part=4#section-2', '/menus/7?part=4#section-3']],
  );
  const whole = sectionLinks(long, { part: 'all', parts: cut, slices: cut.flat() }, undefined)?.html ?? '';
  t.is([...whole.matchAll(/href="#section-\d"/g)].length, 4);
  t.is(sectionLinks(menu(1, 1, 1), { part: 1, parts: cut, slices: [] }, undefined), undefined);
});

test('a part of a menu links to its neighbours, the whole menu to none', (t) => {
  const cut = menuParts(menu(10, 700));
  const links = (part: number) =>
    partLinks(7, { part, parts: cut, slices: cut[part - 1] ?? [] }, 'Parts of the menu')?.html;
  const leads = (part: number) =>
    [...(links(part) ?? '').matchAll(/rel="(\w+)" href="([^"]+)"/g)].map(([, rel, to]) => `${rel} ${to}`);
  t.deepEqual(leads(1), ['next /menus/7?part=2']);
  t.deepEqual(leads(2), ['prev /menus/7?part=1', 'next /menus/7?part=3']);
  t.deepEqual(leads(4), ['prev /menus/7?part=3']);
  t.is(textOf(links(1)), 'Part 1 of 4, 10 dishes · All on one page, to print Next part');
  t.is(partLinks(7, { part: 'all', parts: cut, slices: cut.flat() }, 'Parts of the menu'), undefined);
  t.is(partLinks(7, { part: 1, parts: [[]], slices: [] }, 'Parts of the menu'), undefined);
});
