import test from 'ava';
import { rowPrices } from '../../src/structure/assemble/row-prices.ts';
import type { Unit } from '../../src/structure/units/unit.ts';
import { unitsOnPaper } from '../model/model-units.ts';

const [PLAIN] = unitsOnPaper([['Cava', 40]]);
const [PRICED] = unitsOnPaper([['Cava £9', 40]]);

function unit(text: string, y: number, price: number | null): Unit {
  const [plain, token] = [PLAIN?.unit, PRICED?.unit.prices[0]];
  if (!plain || !token) throw new Error('no unit to begin with');
  const side = price === null ? { x: 50, x1: 150, block: 0 } : { x: 300, x1: 320, block: 1 };
  return {
    ...plain,
    ...side,
    text,
    y,
    prices: price === null ? [] : [{ ...token, value: price }],
    place: price === null ? null : 'alone',
  };
}

const WINES = [unit('Cava', 100, null), unit('Prosecco', 120, null), unit('Brut', 140, null), unit('Rosé', 160, null)];
const ROLES = ['item', 'item', 'item', 'item', 'price', 'price', 'price'] as const;
const pricesOf = (units: readonly Unit[]): (number | null)[] => units.map(({ prices }) => prices[0]?.value ?? null);

test('prices in a column of their own go to the dishes in their rows', (t) => {
  const units = [...WINES, unit('', 101, 20), unit('', 139, 40), unit('', 160, 50)];
  t.deepEqual(pricesOf(rowPrices(units, ROLES)), [20, null, 40, 50, null, null, null]);
});

test('prices that stand between the rows of dishes stay where they are', (t) => {
  const units = [...WINES, unit('', 110, 20), unit('', 130, 40), unit('', 150, 50)];
  t.deepEqual(pricesOf(rowPrices(units, ROLES)), [null, null, null, null, 20, 40, 50]);
});
