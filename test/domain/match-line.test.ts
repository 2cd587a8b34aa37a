import test from 'ava';
import { type MenuLine, matchLine } from '../../src/domain/match-line.ts';

const [a, b] = ['https://a.example/', 'https://b.example/'];

function line(lineId: number, sourceUrl: string, name: string, active = true): MenuLine {
  return { lineId, sourceUrl, name, active };
}

function match(
  lines: readonly MenuLine[],
  sourceUrl: string,
  name: string,
  menusInDocument = 1,
  presentSources: ReadonlySet<string> = new Set(),
): number | null {
  return matchLine(lines, { sourceUrl, name }, { menusInDocument, presentSources })?.lineId ?? null;
}

test('same source and name is the same line', (t) => {
  t.is(match([line(1, a, 'Lunch'), line(2, a, 'Dinner')], a, 'Dinner', 2), 2);
});

test('an active line wins over a withdrawn one of the same source and name', (t) => {
  t.is(match([line(1, a, 'Lunch', false), line(2, a, 'Lunch')], a, 'Lunch'), 2);
  t.is(match([line(1, a, 'Lunch', false), line(2, a, 'Lunch', false)], a, 'Lunch'), 2);
});

test('one active menu of the source and one in the document: renamed', (t) => {
  t.is(match([line(1, a, 'Lunch')], a, 'Midday'), 1);
  t.is(match([line(1, a, 'Lunch'), line(2, a, 'Old', false)], a, 'Midday'), 1);
});

test('not renamed if the source or the document holds several', (t) => {
  t.is(match([line(1, a, 'Lunch'), line(2, a, 'Dinner')], a, 'Midday'), null);
  t.is(match([line(1, a, 'Lunch')], a, 'Midday', 2), null);
});

test('the same name at another source: moved', (t) => {
  t.is(match([line(1, a, 'Lunch'), line(2, a, 'Dinner')], b, 'Lunch', 2), 1);
});

test('a menu whose source still exists has not moved', (t) => {
  t.is(match([line(1, a, 'Lunch')], b, 'Lunch', 1, new Set([a, b])), null);
  t.is(match([line(1, a, 'Lunch'), line(2, b, 'Lunch')], b, 'Lunch', 1, new Set([a, b])), 2);
  t.is(match([line(1, a, 'Lunch'), line(2, 'https://c.example/', 'Lunch')], b, 'Lunch', 1, new Set([a, b])), 2);
});

test('does not guess at a name that several lines have', (t) => {
  t.is(match([line(1, a, 'Lunch'), line(2, 'https://c.example/', 'Lunch')], b, 'Lunch'), null);
});

test('distinguishes menus without a name by their source alone', (t) => {
  t.is(match([line(1, a, 'Menu')], b, 'Menu'), null);
  t.is(match([line(1, a, 'Menu')], a, 'Menu'), 1);
  t.is(match([line(1, a, 'Menu')], a, 'Lunch'), 1);
});

test('another name at another source is new', (t) => {
  t.is(match([line(1, a, 'Lunch')], b, 'Dinner'), null);
  t.is(match([], a, 'Lunch'), null);
});
