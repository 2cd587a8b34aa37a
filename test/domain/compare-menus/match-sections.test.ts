import type { Section } from '@menu-data-service/menu-model/menu';
import { runSync } from '@menu-data-service/menu-model/time-slices';
import test from 'ava';
import { matchSections } from '../../../src/domain/compare-menus/match-sections.ts';
import { taggedItem } from '../../support/tagged-menu.ts';

const section = (name: string, ...dishes: readonly string[]): Section => ({
  ...{ id: 0, name },
  items: dishes.map((dish) => taggedItem({ name: dish })),
});
const pairs = (before: readonly Section[], after: readonly Section[]): readonly string[] =>
  runSync(matchSections(before, after)).map((pair) => `${before[pair.before]?.name} = ${after[pair.after]?.name}`);

test('matches sections by name, regardless of position and spelling', (t) => {
  t.deepEqual(pairs([section('Mains', 'Pie'), section('Sides')], [section('SIDES', 'Pie'), section('mains')]), [
    'Mains = mains',
    'Sides = SIDES',
  ]);
  t.deepEqual(pairs([section('Mains'), section('Mains')], [section('Mains')]), ['Mains = Mains']);
});

test("a section with another name is the same if it has half of the smaller one's dishes", (t) => {
  t.deepEqual(pairs([section('Mains', 'Pie', 'Stew')], [section('Large', 'Stew', 'Soup', 'Curry')]), ['Mains = Large']);
  t.deepEqual(pairs([section('Mains', 'Pie', 'Stew', 'Hash')], [section('Large', 'Stew', 'Soup', 'Curry')]), []);
  t.deepEqual(pairs([section('Mains')], [section('Large')]), []);
});

test('pairs each section once: with the one that shares most', (t) => {
  const mains = section('Mains', 'Pie', 'Stew');
  t.deepEqual(pairs([mains], [section('A', 'Pie', 'Soup'), section('B', 'Pie', 'Stew')]), ['Mains = B']);
  t.deepEqual(pairs([mains], [section('A', 'Pie', 'Stew'), section('B', 'Pie', 'Stew')]), ['Mains = A']);
  t.deepEqual(pairs([mains, section('Also', 'Pie', 'Stew')], [section('A', 'Pie', 'Stew')]), ['Mains = A']);
});
