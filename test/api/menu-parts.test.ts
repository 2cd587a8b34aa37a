import { ALLERGENS } from '@menu-data-service/allergens';
import test from 'ava';
import { allergenGlance } from '../../src/api/pages/read/allergen-glance.ts';
import { changeEntry } from '../../src/api/pages/read/change-entry.ts';
import { dishesIn, menuParts, partOfDish } from '../../src/api/pages/read/menu-parts.ts';
import { partLinks, sectionLinks } from '../../src/api/pages/read/part-links.ts';
import type { Menu } from '../../src/domain/menu.ts';
import { taggedItem } from '../support/tagged-menu.ts';

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
const text = (html: string | undefined): string =>
  (html ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('a menu of usual length is one page, a longer one is cut between its sections', (t) => {
  t.deepEqual(parts(100, 300), ['0:0-100 1:0-300']);
  t.deepEqual(parts(101, 300), ['0:0-101', '1:0-300']);
  t.deepEqual(parts(100, 200, 101), ['0:0-100 1:0-200', '2:0-101']);
  t.deepEqual(parts(150, 151, 149, 1), ['0:0-150', '1:0-151 2:0-149', '3:0-1']);
});

test('a section is cut where it is longer than a page', (t) => {
  t.deepEqual(parts(10, 700), ['0:0-10', '1:0-300', '1:300-600', '1:600-700']);
  t.deepEqual(parts(600, 100), ['0:0-300', '0:300-600', '1:0-100']);
});

test('each dish is found on its page, and each section where it begins', (t) => {
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

test('a part of a menu leads to its neighbours, and all of it nowhere', (t) => {
  const cut = menuParts(menu(10, 700));
  const links = (part: number) =>
    partLinks(7, { part, parts: cut, slices: cut[part - 1] ?? [] }, 'Parts of the menu')?.html;
  const leads = (part: number) =>
    [...(links(part) ?? '').matchAll(/rel="(\w+)" href="([^"]+)"/g)].map(([, rel, to]) => `${rel} ${to}`);
  t.deepEqual(leads(1), ['next /menus/7?part=2']);
  t.deepEqual(leads(2), ['prev /menus/7?part=1', 'next /menus/7?part=3']);
  t.deepEqual(leads(4), ['prev /menus/7?part=3']);
  t.is(text(links(1)), 'Part 1 of 4, 10 dishes · All on one page, to print Next part');
  t.is(partLinks(7, { part: 'all', parts: cut, slices: cut.flat() }, 'Parts of the menu'), undefined);
  t.is(partLinks(7, { part: 1, parts: [[]], slices: [] }, 'Parts of the menu'), undefined);
});

test('allergens at a glance count what is said, what is our estimate, and what nobody has said', (t) => {
  const dish = (allergens: string, evidence: readonly object[] = []) => ({ item: taggedItem({ allergens }), evidence });
  const free = { field: 'allergens', value: 'MILK', state: 'free', basis: 'stated' };
  const dishes = [
    dish('Milk'),
    dish('Milk (estimated)'),
    dish('Milk (may contain)'),
    dish('-'),
    dish('Unknown (ask the restaurant)'),
    dish('Unknown (stated milk free; ask the restaurant about the rest)', [free]),
    // an estimate, and a statement of another allergen, say nothing of milk
    dish('Unknown (ask the restaurant)', [{ ...free, basis: 'estimated' }]),
    dish('Unknown (ask the restaurant)', [{ ...free, value: 'EGGS' }]),
    dish('Unknown (ask the restaurant)', [{ ...free, state: 'contains' }]),
  ] as unknown as Parameters<typeof allergenGlance>[0];
  const page = allergenGlance(dishes)?.html ?? '';
  const counts = (name: string) => text(new RegExp(`<th scope="row">${name}</th>(.*?)</tr>`).exec(page)?.[1]);
  t.is(counts('Milk'), '1 1 1 2 4');
  // a complete list says what is not on it, too
  t.is(counts('Nuts'), '0 0 0 3 6');
  t.is([...page.matchAll(/<th scope="row">/g)].length, ALLERGENS.length);
  t.is(allergenGlance([]), undefined);
});

test('a change of a dish is told as what it was and is', (t) => {
  const [was, is] = [
    taggedItem({ name: 'Pie', price: 9, description: null }),
    taggedItem({ name: 'Steak Pie', price: 9 }),
  ];
  const known = { languages: { before: undefined, after: undefined }, printedPrices: new Map() };
  const told = (group: string, before: object, after: object, more: object = {}) =>
    text(
      changeEntry(
        {
          ...{ kind: 'changed', fields: [], allergens: [] },
          ...{ before: { sectionName: 'Mains', item: { ...was, ...before } } },
          ...{ after: { sectionName: 'Mains', item: { ...is, ...after } } },
          ...more,
        } as unknown as Parameters<typeof changeEntry>[0],
        group,
        known as unknown as Parameters<typeof changeEntry>[2],
      ).html,
    );
  t.is(told('renamed', {}, {}), 'Pie → Steak Pie');
  t.is(told('dearer', { price: 9 }, { price: 10.5 }), 'Steak Pie £9.00 → £10.50 (+£1.50)');
  t.is(told('cheaper', { price: 9 }, { price: 8 }), 'Steak Pie £9.00 → £8.00 (−£1.00)');
  const other = (fields: readonly string[], before: object, after: object, more: object = {}) =>
    told('other', before, after, { fields, ...more });
  t.is(other(['description'], {}, { description: 'With peas' }), 'Steak Pie Description: none → “With peas”');
  t.is(other(['calories'], { calories: 0 }, { calories: 400 }), 'Steak Pie Calories: not known → 400 kcal');
  t.is(other(['vegan'], { vegan: false }, { vegan: true }), 'Steak Pie Is vegan now');
  t.is(other(['halal'], { halal: true }, { halal: false }), 'Steak Pie Is no longer known to be halal');
  t.is(other(['place'], {}, {}), 'Steak Pie Stands in another place in its section');
  const moved = { before: { sectionName: '', item: was }, after: { sectionName: 'Pies', item: is } };
  t.is(other(['place'], {}, {}, moved), 'Steak Pie Moved from no section to Pies');
  const claim = (state: string, estimated: boolean) => ({ state, estimated });
  const allergens = [
    { code: 'MILK', before: claim('unknown', false), after: claim('contains', true) },
    { code: 'EGGS', before: claim('may contain', false), after: claim('free', false) },
  ];
  t.is(
    told('allergens', {}, {}, { allergens }),
    'Steak Pie Milk: not said → contains it (our estimate) Eggs: may contain it → is free from it',
  );
  t.is(
    told('allergens', { allergens: 'Milk' }, { allergens: 'Milk, Eggs' }),
    'Steak Pie The wording changed: “Milk” became “Milk, Eggs”.',
  );
  const added = { kind: 'added', after: { sectionName: '', item: was } };
  t.is(told('added', {}, {}, added), 'Pie £9.00');
});
