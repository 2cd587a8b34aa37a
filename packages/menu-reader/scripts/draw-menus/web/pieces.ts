import type { Chance } from '../chance.ts';
import type { DrawnDish, DrawnSection, Money } from '../content/types.ts';
import type { ClassNames } from './class-names.ts';
import { escaped } from './escape.ts';

/** A dish in pieces of markup, ready to be put in an order. Empty text where it has no such piece. */
export interface Pieces {
  /** Number, name and codes, without an element around. */
  readonly name: string;
  /** Name, where codes stand elsewhere. */
  readonly text: string;
  readonly price: string;
  /** The prices one by one, for columns; empty texts where a size is not sold. */
  readonly prices: readonly string[];
  readonly extra: string;
  readonly badge: string;
}

/** How pieces are printed on one page. */
export interface PieceStyle {
  readonly money: Money;
  readonly names: ClassNames;
  readonly codes: 'after name' | 'in an element' | 'raised' | 'after text' | 'before name';
  readonly number: 'text' | 'element';
  readonly severalPrices: 'labels' | 'labels after' | 'slash' | 'bar' | 'bare slash' | 'lines';
  readonly badge: 'before' | 'after' | 'inside name';
  readonly extraTag: string;
}

export const drawPieceStyle = (chance: Chance, money: Money, names: ClassNames): PieceStyle => ({
  money,
  names,
  codes: chance.weighted({ 'after name': 50, 'in an element': 22, raised: 10, 'after text': 10, 'before name': 8 }),
  number: chance.weighted({ text: 7, element: 3 }),
  severalPrices: chance.weighted({ labels: 38, 'labels after': 8, slash: 24, bar: 8, 'bare slash': 10, lines: 12 }),
  badge: chance.weighted({ before: 3, after: 4, 'inside name': 2 }),
  extraTag: chance.pick(['p', 'em', 'small', 'span', 'div', 'li']),
});

export function piecesOf(dish: DrawnDish, section: DrawnSection, style: PieceStyle): Pieces {
  const { names, money } = style;
  const marks = dish.codes.map(escaped).join(' ');
  const code = !marks
    ? ''
    : style.codes === 'raised'
      ? `<sup>${marks}</sup>`
      : style.codes === 'in an element'
        ? ` <span${names('code')}>${marks}</span>`
        : ` ${marks}`;
  const number = !dish.number
    ? ''
    : style.number === 'element'
      ? `<span${names('number')}>${dish.number}</span> `
      : `${dish.number} `;
  const badge = dish.badge ? `<span${names('badge')}>${escaped(dish.badge)}</span>` : '';
  const before = style.codes === 'before name' ? `${code.trim()}${code && ' '}` : '';
  const after = style.codes === 'after text' || style.codes === 'before name' ? '' : code;
  const inside = style.badge === 'inside name' && badge ? ` ${badge}` : '';
  const about = dish.description ? escaped(dish.description) : '';
  const calories = dish.calories === null ? '' : ` <span>${dish.calories} kcal</span>`;
  const printed = dish.prices.map((amount) => (amount === null ? '' : escaped(money.print(amount))));
  return {
    name: `${before}${number}${escaped(dish.name)}${after}${inside}${about ? '' : calories}`,
    text: about + (about && style.codes === 'after text' ? code : '') + (about ? calories : ''),
    price: dish.priceWord ?? priceText(printed, section.sizes, style.severalPrices),
    prices: printed,
    extra: dish.extra ? `<${style.extraTag}${names('extra')}>${escaped(dish.extra)}</${style.extraTag}>` : '',
    badge: style.badge === 'inside name' ? '' : badge,
  };
}

function priceText(
  printed: readonly string[],
  sizes: readonly string[] | null,
  way: PieceStyle['severalPrices'],
): string {
  const sold = printed.flatMap((text, index) => (text ? [{ text, size: escaped(sizes?.[index] ?? '') }] : []));
  if (!sizes || way === 'slash') return sold.map(({ text }) => text).join(' / ');
  if (way === 'bare slash') return sold.map(({ text }) => text).join('/');
  if (way === 'bar') return sold.map(({ text }) => text).join(' | ');
  if (way === 'labels after') return sold.map(({ text, size }) => `${text} ${size}`).join(', ');
  return sold.map(({ text, size }) => `${size} ${text}`).join(way === 'lines' ? '<br>' : ' / ');
}
