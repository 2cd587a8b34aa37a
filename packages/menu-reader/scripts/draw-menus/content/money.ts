import type { Chance } from '../chance.ts';
import type { Money } from './types.ts';

interface Style {
  readonly before: string;
  readonly after: string;
  readonly scale: number;
  /** two: always two decimals; drop: none for whole amounts; one: 8.5; none: whole amounts. */
  readonly decimals: 'two' | 'drop' | 'one' | 'none';
  readonly comma?: boolean;
  readonly thousands?: string;
}

const style = (before: string, after: string, decimals: Style['decimals'], scale = 1): Style => ({
  before,
  after,
  decimals,
  scale,
});

const STYLES: readonly (readonly [number, Style])[] = [
  [14, style('£', '', 'two')],
  [4, style('£', '', 'drop')],
  [2, style('£', '', 'one')],
  [2, style('£ ', '', 'two')],
  [15, style('$', '', 'two', 1.2)],
  [5, style('$', '', 'none', 1.2)],
  [2, style('$ ', '', 'two', 1.2)],
  [2, style('$', '', 'drop', 1.2)],
  [10, style('', '', 'two')],
  [7, style('', '', 'none')],
  [4, style('', '', 'one')],
  [3, style('', '', 'drop')],
  [4, style('€', '', 'two')],
  [2, style('€ ', '', 'two')],
  [2, { ...style('', ' €', 'two'), comma: true }],
  [2, { ...style('', '€', 'two'), comma: true }],
  [2, { ...style('€ ', '', 'two'), comma: true }],
  [1.5, style('', '€', 'drop')],
  [1, style('', ' €', 'none')],
  [1.5, { ...style('', '', 'two'), comma: true }],
  [1.5, style('', ' kr', 'none', 10)],
  [1, style('', ',-', 'none', 10)],
  [0.7, style('kr. ', ',-', 'none', 10)],
  [0.7, style('', ' kr.', 'none', 10)],
  [0.7, style('', ':-', 'none', 10)],
  [0.7, style('', '.-', 'none', 2)],
  [0.8, style('CHF ', '', 'two', 2)],
  [1.2, style('R', '', 'none', 10)],
  [0.8, style('R ', '', 'two', 10)],
  [1.2, style('₹', '', 'none', 25)],
  [0.8, style('Rs. ', '', 'none', 25)],
  [0.8, style('', '/-', 'none', 25)],
  [0.8, style('', '', 'none', 25)],
  [0.5, { ...style('₦', '', 'none', 400), thousands: ',' }],
  [0.5, { ...style('', '', 'none', 8000), thousands: '.' }],
  [0.5, { ...style('', 'k', 'none', 8) }],
  [0.5, { ...style('Rs ', '', 'none', 300), thousands: ',' }],
  [0.5, { ...style('$', '', 'none', 700), thousands: '.' }],
];

/** A way to print amounts, as often as it is seen. */
export function drawMoney(chance: Chance, latin: boolean): Money {
  const table = Object.fromEntries(
    STYLES.map(([weight, { before }], index) => [index, latin && /[₹₦]/.test(before) ? 0 : weight]),
  );
  const { before, after, decimals, scale, comma, thousands } =
    STYLES[Number(chance.weighted(table))]?.[1] ?? style('£', '', 'two');
  const ending = chance.pick([
    [0.5, 0],
    [0.95, 0.95, 0.5],
    [0.99, 0.99, 0.49],
    [0, 0.25, 0.5, 0.75],
    [0.9, 0.5, 0.2, 0.95, 0],
  ]);
  const step = scale >= 1000 ? 1000 : scale >= 100 ? 50 : scale > 20 ? 10 : scale >= 10 ? 5 : 1;
  return {
    scale,
    round: (amount) => {
      if (decimals === 'none') return Math.max(step, Math.round(amount / step) * step);
      if (decimals === 'one') return Math.max(0.5, Math.round(amount * 2) / 2);
      return Math.round((Math.floor(amount) + chance.pick(ending)) * 100) / 100 || 0.5;
    },
    print: (amount) => {
      const bare = decimals === 'none' || (decimals !== 'two' && Number.isInteger(amount));
      const digits = bare ? String(amount) : decimals === 'one' ? amount.toFixed(1) : amount.toFixed(2);
      const grouped = thousands ? digits.replace(/\B(?=(\d{3})+$)/g, thousands) : digits;
      return `${before}${comma ? grouped.replace('.', ',') : grouped}${after}`;
    },
  };
}
