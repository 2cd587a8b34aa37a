import test from 'ava';
import { gatherMenus } from '../../src/structure/assemble/gather-menus.ts';
import { waysToRead } from '../../src/structure/recognise-pages.ts';
import type { UnitFeatures } from '../../src/structure/roles/features.ts';
import { optionsBelow } from '../../src/structure/roles/options-below.ts';
import type { Role } from '../../src/structure/roles/role.ts';
import { type Line, paper } from './paper.ts';

const bold = { bold: true };
const DISHES: readonly Line[] = ['Spring rolls £7', 'Yakitori £6', 'Tartare £11', 'Edamame £4'].flatMap(
  (name): Line[] => [
    [name, 24, bold],
    ['with a little lime', 12],
  ],
);
const withOptions = (name: string): Line[] => [
  [name, 24, bold],
  ['four dumplings with', 12],
  ['Vegetables £5.50', 12],
  ['Shrimps £6.50', 12],
];

/** Prices of the dishes of a page where bold and priced lines were taken for dishes. */
function pricesOf(lines: readonly Line[]): string[] {
  const units = waysToRead([paper(lines)])[0]?.units ?? [];
  const taken = units.map(({ weight, prices }): Role => (weight > 400 || prices.length ? 'item' : 'description'));
  const roles = optionsBelow(units, taken);
  const labelled = units.map((unit, i) => ({
    unit,
    role: roles[i] ?? 'other',
    features: { gap: unit.gap } as UnitFeatures,
    margin: 1,
  }));
  return gatherMenus(labelled, false).menus.flatMap(({ sections }) =>
    sections.flatMap(({ items }) =>
      items.map(({ rawName, prices }) => [rawName, ...prices.map((p) => `${p.label ?? '-'} ${p.value}`)].join(' | ')),
    ),
  );
}

test('short priced lines in the look of descriptions, under names without a price of their own, are options', (t) => {
  const found = pricesOf([...DISHES, ...withOptions('Gyoza'), ...withOptions('Ha cao')]);
  t.is(found.length, 6);
  t.deepEqual(found.slice(-2), ['Gyoza | Vegetables 5.5 | Shrimps 6.5', 'Ha cao | Vegetables 5.5 | Shrimps 6.5']);
});

test('under one name alone, or where names have no prices, they are dishes', (t) => {
  t.is(pricesOf([...DISHES, ...withOptions('Gyoza')]).length, 7);
  t.is(pricesOf([...withOptions('Soups'), ...withOptions('Salads'), ...withOptions('Sides')]).length, 9);
});
