import { stripVTControlCharacters } from 'node:util';
import test from 'ava';
import { menuOutline, type OutlinedMenu, outline } from '../../../app/cli/terminal/outline.ts';
import { taggedItem } from '../../support/tagged-menu.ts';

const item = (facts: object) => ({ ...taggedItem({ name: 'Pie', description: null }), review: [], ...facts });
const menu = (items: readonly object[]): OutlinedMenu => ({
  name: 'Lunch',
  sections: [
    { name: 'Mains', items: items.map(item) },
    { name: '', items: [] },
  ],
});
const plain = (lines: readonly string[]): readonly string[] => lines.map(stripVTControlCharacters);

test('shows a price and known facts for each dish of a menu', (t) => {
  const tags = { calories: 400, allergens: 'Milk', vegan: false, vegetarian: true, halal: true, spicy: false };
  t.deepEqual(
    plain(
      menuOutline(
        menu([
          { ...tags, price: 9.5, description: 'With peas' },
          { ...tags, name: 'Stew', price: 0, description: null, vegan: true, spicy: true, halal: false },
        ]),
        Number.POSITIVE_INFINITY,
      ),
    ),
    [
      '',
      '  Lunch  2 sections, 2 items',
      '',
      '  Mains',
      '     £9.50   Pie',
      '             With peas',
      '             vegetarian · halal · 400 kcal · Milk',
      '         –   Stew',
      '             vegan · spicy · 400 kcal · Milk',
      '',
      '  (no heading)',
    ],
  );
});

test('wraps long lines at the width of the terminal, and at 110 columns on a wide one', (t) => {
  const long = menu([{ name: 'Pie '.repeat(60).trim(), description: 'Peas '.repeat(60).trim() }]);
  for (const [columns, widest] of [
    [60, 60],
    [400, 110],
    [Number.POSITIVE_INFINITY, 110],
  ] as const) {
    const widths = plain(menuOutline(long, columns)).map((line) => line.length);
    t.true(Math.max(...widths) <= widest && Math.max(...widths) > widest - 12, `${columns}: ${Math.max(...widths)}`);
  }
});

test('marks, explains and counts doubts', (t) => {
  const doubtful = menu([{ review: ['the price is odd'] }, {}]);
  const shown = (of: OutlinedMenu, review: readonly string[], notes: readonly string[] = []) =>
    plain(
      outline('lunch.html', { menus: [{ menu: of }], notes, review } as unknown as Parameters<typeof outline>[1], 80),
    );
  const lines = shown(doubtful, ['a page was skipped'], ['Open from noon']);
  t.is(lines[0], 'lunch.html');
  t.is(lines.filter((line) => line.startsWith('?')).length, 1);
  t.true(lines.includes('             ? the price is odd'));
  t.deepEqual(lines.slice(-8), [
    '',
    '  Notes (no items)',
    '    Open from noon',
    '',
    '  To look at',
    '    a page was skipped',
    '    1 item marked with ?',
    '',
  ]);
  t.false(shown(menu([{}]), []).some((line) => line.includes('To look at') || line.includes('Notes')));
  t.true(shown(menu([{}]), ['a page was skipped']).includes('  To look at'));
});
