import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { candidatePrices, type PriceContext, priceContext } from '../../../src/model/prices/price-context.ts';
import { PRICE_FEATURES, priceRow } from '../../../src/model/prices/price-features.ts';
import { settlePrices } from '../../../src/model/prices/settle-prices.ts';
import type { Forest } from '../../../src/model/trees.ts';
import { gatherMenus, type LabelledUnit } from '../../../src/structure/assemble/gather-menus.ts';
import type { OpenMenu } from '../../../src/structure/assemble/open-menu.ts';
import type { Role } from '../../../src/structure/roles/role.ts';
import { unitsOnPaper } from '../model-units.ts';

const ROLES: Readonly<Record<string, Role>> = { Starters: 'heading', Soup: 'item', Pie: 'item', '': 'price' };

/** A soup, a pie and between them a price on a line of its own. */
const PAGE = unitsOnPaper([
  ['Starters', 40, { size: 18 }],
  ['Soup', 30],
  ['£4.50', 14],
  ['Pie', 30],
]);

const labelled = (): LabelledUnit[] =>
  PAGE.map(({ unit, features }) => ({ unit, features, role: ROLES[unit.text] ?? 'other', margin: 2 }));

/** Accepts a price with this probability where a feature is above a half, otherwise rejects it. */
function forestOf(feature: string, chance: number): Forest {
  const column = PRICE_FEATURES.findIndex(({ name }) => name === feature);
  const odds = Math.log(chance / (1 - chance));
  return [
    { column: [], threshold: [], yes: [], no: [], leaf: [0] },
    { column: [column], threshold: [0.5], yes: [-1], no: [-2], leaf: [-9, odds] },
  ];
}

function read(forest: Forest | null): OpenMenu[] {
  const units = labelled();
  const { menus } = gatherMenus(units, false);
  if (forest) settlePrices(menus, units, PAGE, forest);
  return menus;
}

const pricesOf = (menus: readonly OpenMenu[]): (number | undefined)[] =>
  itemsOf(menus).map(({ prices }) => prices[0]?.value);

test('a price that probably belongs to its dish stays', (t) => {
  t.deepEqual(pricesOf(read(null)), [4.5, undefined]);
  const menus = read(forestOf('gathered', 0.9));
  t.deepEqual(pricesOf(menus), [4.5, undefined]);
  t.true(Math.abs((itemsOf(menus)[0]?.priceChance ?? 0) - 0.9) < 1e-3);
});

test('a doubtful price is left out, and the dish says so', (t) => {
  const menus = read(forestOf('gathered', 0.4));
  t.deepEqual(pricesOf(menus), [undefined, undefined]);
  t.deepEqual(
    itemsOf(menus).map(({ priceLeftOut }) => priceLeftOut),
    [true, false],
  );
});

test('a price goes to its most likely dish', (t) => {
  // the price stands one step before the second name: a negative step falls to "no"
  const column = PRICE_FEATURES.findIndex(({ name }) => name === 'steps');
  const before: Forest = [
    { column: [], threshold: [], yes: [], no: [], leaf: [0] },
    { column: [column], threshold: [-0.5], yes: [-1], no: [-2], leaf: [3, -9] },
  ];
  t.deepEqual(pricesOf(read(before)), [undefined, 4.5]);
});

function contextOf(): PriceContext {
  const units = labelled();
  return priceContext(units, gatherMenus(units, false).menus, PAGE);
}

test('every feature is a number for every price near a dish', (t) => {
  const context = contextOf();
  for (const dish of context.dishes)
    for (const there of candidatePrices(dish, context))
      for (const { name, value } of PRICE_FEATURES)
        t.true(Number.isFinite(Number(value({ dish, there, context }))), name);
});

const EXPECTED: Readonly<Record<string, readonly [soup: number, pie: number]>> = {
  gathered: [1, 0],
  taken: [0, 1],
  itself: [0, 0],
  part: [0, 0],
  steps: [1, -1],
  names: [1, 0],
  descriptions: [0, 0],
  line: [0, 0],
  page: [1, 1],
  down: [1.4, -3],
  amount: [Math.log1p(4.5), Math.log1p(4.5)],
  'has price': [1, 0],
  served: [1, 1],
  'usual relation': [0.5, 0],
  'possible relation': [0.5, 0.5],
  'priced share': [0.5, 0.5],
  'rules gathered': [1, 0],
  'rules otherwise': [0, 0],
  'rules elsewhere': [0, 1],
  'rules name': [1, 0],
  web: [0, 0],
};

for (const [name, values] of Object.entries(EXPECTED))
  test(`"${name}" of the price between two dishes is ${values.join(' and ')}`, (t) => {
    const context = contextOf();
    const column = PRICE_FEATURES.findIndex((feature) => feature.name === name);
    const seen = context.dishes.map((dish) =>
      candidatePrices(dish, context).map((there) => priceRow({ dish, there, context })[column] ?? Number.NaN),
    );
    t.deepEqual(
      seen.map((own) => own.length),
      [1, 1],
    );
    values.forEach((value, dish) => {
      t.true(Math.abs((seen[dish]?.[0] ?? Number.NaN) - value) < 1e-5, `${seen[dish]?.[0]}`);
    });
  });
