import type { Chance } from './chance.ts';

export interface Money {
  readonly before: string;
  readonly after: string;
  /** two: always two decimals; drop: none for whole amounts; none: whole amounts alone. */
  readonly decimals: 'two' | 'drop' | 'none';
  readonly comma: boolean;
  /** Factor from pounds to this currency. */
  readonly scale: number;
}

type Decimals = Money['decimals'];

const money = (before: string, after: string, decimals: Decimals = 'two', scale = 1, comma = false): Money => ({
  before,
  after,
  decimals,
  comma,
  scale,
});

export const POUNDS = money('£', '');

/** Ways to print amounts with letters that every face has, with their weights. */
const STYLES: readonly (readonly [number, Money])[] = [
  [30, POUNDS],
  [8, money('£', '', 'drop')],
  [3, money('£ ', '')],
  [14, money('', '')],
  [6, money('', '', 'drop')],
  [5, money('', '', 'none')],
  [12, money('$', '', 'two', 1.2)],
  [4, money('$', '', 'none', 1.2)],
  [5, money('€', '')],
  [3, money('', ' €', 'two', 1, true)],
  [2, money('€ ', '', 'drop')],
  [2, money('', ' kr', 'none', 10)],
  [1, money('', ',-', 'none', 10)],
  [1, money('CHF ', '', 'two', 2)],
  [1, money('R', '', 'none', 10)],
  [1, money('Rs. ', '', 'none', 25)],
];

export const drawMoney = (chance: Chance): Money => chance.among(STYLES);

/** Rounds pounds to an amount that the style can print, with two decimals. */
export function amountOf(pounds: number, { decimals, scale }: Money, ending: number): string {
  const step = scale >= 10 ? 5 : 1;
  const whole = Math.max(step, Math.round((pounds * scale) / step) * step);
  return (decimals === 'none' ? whole : Math.max(0.5, Math.floor(pounds * scale) + ending)).toFixed(2);
}

export function print(amount: string, { before, after, decimals, comma }: Money): string {
  const bare = decimals === 'none' || (decimals === 'drop' && amount.endsWith('.00'));
  const digits = bare ? amount.slice(0, -3) : amount;
  return `${before}${comma ? digits.replace('.', ',') : digits}${after}`;
}
