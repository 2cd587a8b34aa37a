import type { Chance } from '../chance.ts';
import type { DrawnDish, DrawnSection, Money } from '../content/types.ts';
import type { PaperSizes } from './family.ts';

/** The texts of a dish as paper prints them. */
export interface PrintedDish {
  readonly number: string;
  readonly name: string;
  readonly codes: string;
  readonly codesAfterText: boolean;
  readonly text: string;
  /** One text, or one for each column. */
  readonly price: string;
  readonly prices: readonly string[];
  readonly lines: readonly string[];
  readonly extra: string;
}

/** How one document prints prices of several sizes and codes. */
export interface PrintStyle {
  readonly money: Money;
  readonly sizes: PaperSizes;
  readonly bareSign: string;
  readonly codesAfterText: boolean;
  readonly priceMark: string;
}

export const drawPrintStyle = (chance: Chance, money: Money, sizes: PaperSizes): PrintStyle => ({
  money,
  sizes,
  bareSign: chance.pick([' / ', '/', ' | ', '  ', ' / ']),
  codesAfterText: chance.chance(0.2),
  priceMark: chance.pick(['', '', '', '', '', '- ', '– ', '. ']),
});

export function printedDish(dish: DrawnDish, section: DrawnSection, style: PrintStyle): PrintedDish {
  const printed = dish.prices.map((amount) => (amount === null ? '' : style.money.print(amount)));
  const sold = printed.flatMap((text, index) => (text ? [{ text, size: section.sizes?.[index] ?? '' }] : []));
  const several = section.sizes !== null && sold.length > 1;
  const labelled = sold.map(({ text, size }) => `${size} ${text}`.trim());
  const price =
    several || (section.sizes && style.sizes === 'labels')
      ? style.sizes === 'labels'
        ? labelled.join(' / ')
        : sold.map(({ text }) => text).join(style.bareSign)
      : (sold[0]?.text ?? '');
  const about = [dish.description ?? '', dish.calories === null ? '' : `${dish.calories} kcal`]
    .filter(Boolean)
    .join(' ');
  return {
    number: dish.number ?? '',
    name: dish.name,
    codes: dish.codes.join(' '),
    codesAfterText: style.codesAfterText && about !== '',
    text: about,
    price: dish.priceWord ?? (several && style.sizes === 'lines' ? '' : price),
    prices: several && style.sizes === 'columns' ? printed : [],
    lines: several && style.sizes === 'lines' ? labelled : [],
    extra: dish.extra ?? '',
  };
}
