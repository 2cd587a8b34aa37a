import test from 'ava';
import { correctionOf, correctionWords } from '../../src/workbench/correction-of.ts';
import type { SeenMenu } from '../../src/workbench/source-view.ts';
import { taggedItem } from '../support/tagged-menu.ts';

const menu = (name: string, sections: Readonly<Record<string, readonly string[]>>): SeenMenu =>
  ({
    name,
    sections: Object.entries(sections).map(([section, dishes]) => ({
      name: section,
      dishes: dishes.map((dish) => ({ item: taggedItem({ name: dish }) })),
    })),
  }) as unknown as SeenMenu;

const LUNCH = menu('Lunch', { Mains: ['Pie', 'Soup'], Sides: ['Soup'] });
const read = (fields: Readonly<Record<string, string>>, menus: readonly SeenMenu[] = [LUNCH]) =>
  correctionOf(menus, new URLSearchParams(fields));
/** Values in the form of an unchanged dish. */
const pie = {
  ...{ menu: 'Lunch', section: 'Mains', item: 'Pie', name: 'Pie', 'name-before': 'Pie' },
  ...{ price: '9.50', 'price-before': '9.50', description: 'With peas', 'description-before': 'With peas' },
  ...{ 'to-section': 'Mains', 'to-section-before': 'Mains', vegetarian: 'on', 'vegetarian-before': 'on' },
};

test('only changed values of a dish become a correction', (t) => {
  t.is(read(pie), null);
  t.deepEqual(read({ ...pie, name: 'Steak Pie ' }), { item: 'Pie', set: { name: 'Steak Pie' } });
  t.deepEqual(read({ ...pie, price: '10', description: '', 'to-section': 'Sides' }), {
    item: 'Pie',
    set: { description: null, section: 'Sides', price: 10 },
  });
  const { vegetarian: _, ...unticked } = pie;
  t.deepEqual(read({ ...unticked, vegan: 'on' }), { item: 'Pie', set: { vegetarian: false, vegan: true } });
  t.deepEqual(read({ ...pie, remove: 'yes' }), { item: 'Pie', remove: true });
});

test('accepts prices as people write them, and refuses invalid ones', (t) => {
  const priced = (price: string) => (read({ ...pie, price }) as { readonly set: { readonly price: number } }).set.price;
  t.deepEqual(['£12.5', '£ 12,50', '12,5', '12', '', '12345.67'].map(priced), [12.5, 12.5, 12.5, 12, 0, 12345.67]);
  for (const price of ['12.505', '1,250', '123456', 'twelve', '-3', '1 2']) {
    t.throws(() => priced(price), { message: /^Nothing was changed\. The price ".*" is no sum of pounds/ }, price);
  }
});

test('names a dish by its section and menu only if another has its name', (t) => {
  const soup = { ...pie, item: 'Soup', section: 'Sides', remove: 'yes' };
  t.deepEqual(read(soup), { section: 'Sides', item: 'Soup', remove: true });
  const dinner = menu('Dinner', { Mains: ['Stew'] });
  t.deepEqual(read({ ...pie, remove: 'yes' }, [LUNCH, dinner]), { menu: 'Lunch', item: 'Pie', remove: true });
});

test('menus, sections, missing dishes and lines have their own forms', (t) => {
  t.deepEqual(read({ menu: 'Lunch', name: 'Lunches' }), { menu: 'Lunch', set: { name: 'Lunches' } });
  const mains = { menu: 'Lunch', section: 'Mains' };
  t.deepEqual(read({ ...mains, name: 'Main Courses' }), { section: 'Mains', set: { name: 'Main Courses' } });
  t.deepEqual(read({ ...mains, 'no-heading': 'yes' }), { section: 'Mains', heading: false });
  t.deepEqual(read({ ...mains, remove: 'yes' }), { section: 'Mains', remove: true });
  t.deepEqual(read({ ...mains, add: 'yes', item: 'Pie', name: 'Stew', price: '8', vegan: 'on', description: 'Hot' }), {
    section: 'Mains',
    after: 'Pie',
    add: { name: 'Stew', price: 8, description: 'Hot', vegan: true },
  });
  t.deepEqual(read({ ...mains, add: 'yes', name: 'Stew' }), { section: 'Mains', add: { name: 'Stew' } });
  t.deepEqual(read({ line: '{"line":"Hot","nth":1}', role: 'left out', scope: 'line' }), {
    ...{ line: 'Hot', nth: 1, role: 'left out', scope: 'line' },
  });
  t.false('scope' in (read({ line: '{"line":"Hot"}', role: 'dish', scope: '' }) ?? {}));
  t.throws(() => read({ line: '', role: 'dish' }), { message: 'Nothing was changed. Choose the line first.' });
});

test('describes a correction in words', (t) => {
  const told = (correction: object) => correctionWords(correction as Parameters<typeof correctionWords>[0]);
  t.is(told({ item: 'Pie', set: { price: 12.5, description: null } }), 'Pie: price 12.5, description none');
  t.is(told({ item: 'Pie', remove: true }), 'Pie: taken out');
  t.is(told({ section: 'Mains', heading: false }), 'Mains: no heading');
  t.is(told({ section: '', set: { name: 'Mains' } }), '(no heading): name Mains');
  t.is(told({ menu: 'Lunch', set: { name: 'Lunches' } }), 'Lunch: name Lunches');
  t.is(told({ section: '', add: { name: 'Stew' } }), 'Stew: added to (no heading)');
  t.is(told({ line: 'Hot', nth: 1, role: 'left out', scope: 'line' }), '“Hot”: left out');
  t.is(told({ line: 'Hot', nth: 1, role: 'left out' }), '“Hot” and lines like it: left out');
});
