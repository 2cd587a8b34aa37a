import { cased } from '../casing.ts';
import { printSigns } from '../codes.ts';
import type { InventedMenu } from '../invent-menu.ts';
import type { Dish } from '../menu.ts';
import { print } from '../money.ts';
import { priceText } from '../price-text.ts';
import type { PaperLook } from './paper-look.ts';
import { widthOf } from './pen.ts';
import { type Block, beside, type Run, space, stack, textBlock } from './text-block.ts';

interface Printed {
  readonly name: readonly Run[];
  readonly text: readonly Run[];
  /** One, or one per column of sizes. */
  readonly prices: readonly string[];
}

function printed(dish: Dish, { money, signs }: InventedMenu, look: PaperLook, number: number): Printed {
  const { styles, casings } = look;
  const marks = printSigns(dish.codes, signs);
  const about = [
    dish.description === null ? '' : cased(dish.description, casings.text),
    dish.kcal === null ? '' : `${dish.kcal} kcal`,
  ];
  const text = about.filter(Boolean).join(' ');
  const inColumns = look.sizes === 'columns' && dish.prices.length > 1;
  return {
    name: [
      { text: `${look.numbered ? `${number}. ` : ''}${cased(dish.name, casings.name)}`, style: styles.name },
      ...(marks ? [{ text: ` ${marks}`, style: styles.note }] : []),
    ],
    text: text ? [{ text, style: styles.text }] : [],
    prices: inColumns
      ? dish.prices.map(({ amount }) => print(amount, money))
      : [priceText(dish.prices, money, look.sizes === 'columns' ? 'slash' : look.sizes)],
  };
}

export const priceCell = ({ styles }: PaperLook): number => widthOf('£188.88  ', styles.price);

/** Dish in a column of a width. `number` is its place in the menu. */
export function dishBlock(dish: Dish, menu: InventedMenu, look: PaperLook, width: number, number: number): Block {
  const { styles, align, leading } = look;
  const { name, text, prices } = printed(dish, menu, look, number);
  const block = (runs: readonly Run[], wide = width) => textBlock(runs, wide, align, leading);
  const joined = look.text === 'same line' && text.length > 0;
  const head = joined ? [...name, { text: look.dash, style: styles.text }, ...text] : name;
  const below = joined ? [] : text;
  const [price = ''] = prices;
  const after = (sign: string): Run[] => (price ? [{ text: sign + price, style: styles.price }] : []);
  const place =
    prices.length > 1
      ? 'right'
      : widthOf(price, styles.price) > width * 0.4 || price.includes('\n')
        ? 'below text'
        : look.price;
  switch (place) {
    case 'right':
    case 'leaders':
      if (look.text === 'beside' && prices.length === 1) return threeColumns(name, text, price, look, width);
      return stack([priceRow(head, prices, look, width, place === 'leaders'), block(below, width * 0.9)]);
    case 'after name':
      return stack([block([...name, ...after(look.dash)]), block(text)]);
    case 'bar after name':
      return stack([block([...name, ...after(' | ')]), block(text)]);
    case 'after text':
      return below.length ? stack([block(name), block([...below, ...after(' ')])]) : block([...head, ...after('  ')]);
    case 'below text':
      return stack([block(head), block(below), block(after(''))]);
    case 'below name':
      return stack([block(name), block(after('')), block(text)]);
    case 'left': {
      const cell = priceCell(look);
      return beside([
        [0, block(after(''), cell)],
        [cell, stack([block(head, width - cell), block(below, width - cell)])],
      ]);
    }
    case 'right of text':
      return below.length
        ? stack([block(name), priceRow(below, prices, look, width, false)])
        : priceRow(head, prices, look, width, false);
  }
}

/** Words at the left, prices at the right edge of their first line, with dots between if the look has them. */
function priceRow(
  runs: readonly Run[],
  prices: readonly string[],
  look: PaperLook,
  width: number,
  leaders: boolean,
): Block {
  const { price, text } = look.styles;
  const cell = prices.length > 1 ? priceCell(look) : widthOf(prices[0] ?? '', price);
  const taken = cell * prices.length + price.size * 0.8;
  const words = textBlock(runs, Math.max(width * 0.35, width - taken), 'left', look.leading);
  const row = leaders ? words.ends.y : words.first;
  return {
    height: words.height,
    draw: (pen, x, y) => {
      words.draw(pen, x, y);
      for (const [index, printed] of prices.entries()) {
        if (printed)
          pen.text(printed, x + width - cell * (prices.length - 1 - index) - widthOf(printed, price), y + row, price);
      }
      const one = widthOf(look.leader, text);
      const dots = Math.floor((width - taken - words.ends.x - 4) / one);
      if (leaders && prices[0] && dots > 1)
        pen.text(look.leader.repeat(dots).trimEnd(), x + width - taken - dots * one, y + row, text);
    },
  };
}

function threeColumns(
  name: readonly Run[],
  text: readonly Run[],
  price: string,
  look: PaperLook,
  width: number,
): Block {
  const part = (runs: readonly Run[], share: number): Block => textBlock(runs, width * share, 'left', look.leading);
  return beside([
    [0, part(name, 0.33)],
    [width * 0.36, text.length ? part(text, 0.46) : space(0)],
    [width - widthOf(price, look.styles.price), part(price ? [{ text: price, style: look.styles.price }] : [], 1)],
  ]);
}
