import type { PaperFamily } from '../family.ts';
import type { PrintedDish } from '../printed-dish.ts';
import type { Theme } from '../theme.ts';
import type { Canvas, Mark } from './canvas.ts';
import { type Align, type Block, beside, type Run, space, stackOf, textBlock } from './lines.ts';

export interface Setting {
  readonly canvas: Canvas;
  readonly theme: Theme;
  readonly family: PaperFamily;
  /** Between name and text on one line. */
  readonly dash: string;
  /** Between name and price on one line. */
  readonly mark: string;
  readonly leader: string;
  /** How far prices stand off the line of their name, in sizes. */
  readonly priceShift: number;
  /** Share of the width that texts below names take. */
  readonly textShare: number;
  /** Width of a column of prices. */
  readonly priceColumn: number;
}

/** A dish at a width, in the arrangement of the family. */
export function dishBlock(dish: PrintedDish, width: number, setting: Setting): Block {
  const { theme, family } = setting;
  const small = { ...theme.note, size: theme.name.size * 0.75 };
  const nameRuns: Run[] = [
    ...(dish.number ? [{ text: `${dish.number} `, look: theme.name }] : []),
    { text: dish.name, look: theme.name },
    ...(dish.codes && !dish.codesAfterText ? [{ text: ` ${dish.codes}`, look: small }] : []),
  ];
  const textRuns: Run[] = dish.text
    ? [
        { text: dish.text, look: theme.text },
        ...(dish.codes && dish.codesAfterText ? [{ text: ` ${dish.codes}`, look: small }] : []),
      ]
    : [];
  const core = coreBlock({ dish, nameRuns, textRuns }, width, setting);
  const align = family.align;
  const more = [...dish.lines, ...(dish.extra ? [dish.extra] : [])].map((text) =>
    textBlock(setting.canvas, [{ text, look: theme.note }], { width, align, leading: theme.leading }),
  );
  return stackOf([core, ...more]);
}

interface Texts {
  readonly dish: PrintedDish;
  readonly nameRuns: readonly Run[];
  readonly textRuns: readonly Run[];
}

function coreBlock(texts: Texts, width: number, setting: Setting): Block {
  const { theme, family, canvas } = setting;
  const { dish, nameRuns, textRuns } = texts;
  const align: Align = family.align;
  const block = (runs: readonly Run[], wide = width): Block =>
    runs.length ? textBlock(canvas, runs, { width: wide, align, leading: theme.leading }) : space(0);
  const priceRun: Run[] = dish.price ? [{ text: dish.price, look: theme.price }] : [];
  const joined = family.text === 'same line' && textRuns.length > 0;
  const head: readonly Run[] = joined ? [...nameRuns, { text: setting.dash, look: theme.text }, ...textRuns] : nameRuns;
  const below = joined ? [] : textRuns;
  const narrow = width * setting.textShare;
  const wide = canvas.width(dish.price, theme.price) > width * 0.4;
  const cells = dish.prices.length * setting.priceColumn < width * 0.55 ? dish.prices.length : 0;
  switch (cells ? 'right' : wide ? 'below text' : family.price) {
    case 'right':
    case 'leaders':
      return family.text === 'beside' && !cells
        ? threeColumns(texts, width, setting)
        : stackOf([rowWithPrices(head, dish, width, setting), block(below, narrow)]);
    case 'after name':
      return stackOf([
        block(joined ? [...head, ...after(priceRun, ' ')] : [...nameRuns, ...after(priceRun, setting.mark)]),
        block(below),
      ]);
    case 'bar after name':
      return stackOf([
        block(joined ? [...head, ...after(priceRun, ' | ')] : [...nameRuns, ...after(priceRun, ' | ')]),
        block(below),
      ]);
    case 'after text':
      return below.length
        ? stackOf([block(nameRuns), block([...below, ...after(priceRun, ' ')])])
        : block([...head, ...after(priceRun, '  ')]);
    case 'below text':
      return stackOf([block(head), block(below), block(priceRun)]);
    case 'below name':
      return stackOf([block(head), block(priceRun), block(below)]);
    case 'left': {
      const cell = setting.priceColumn;
      return beside([
        [0, block(priceRun, cell)],
        [cell, stackOf([block(head, width - cell), block(below, width - cell)])],
      ]);
    }
    case 'right of text':
      return below.length
        ? stackOf([block(nameRuns), rowWithPrices(below, dish, width, setting)])
        : rowWithPrices(head, dish, width, setting);
  }
}

const after = (price: readonly Run[], mark: string): Run[] =>
  price.map((run) => ({ ...run, text: `${mark}${run.text}` }));

/** Words at the left, prices at the right edge of the first line, dots between where the family has them. */
function rowWithPrices(
  runs: readonly Run[],
  dish: PrintedDish,
  width: number,
  { canvas, theme, family, leader, priceColumn, priceShift }: Setting,
): Block {
  const prices = dish.prices.length ? dish.prices : [dish.price];
  const cell = dish.prices.length > 1 ? priceColumn : canvas.width(dish.price, theme.price);
  const taken = dish.price || dish.prices.length ? cell * prices.length + theme.name.size * 0.8 : 0;
  const words = textBlock(canvas, runs, {
    width: Math.max(width * 0.35, width - taken),
    align: 'left',
    leading: theme.leading,
  });
  const row = family.price === 'leaders' ? words.ends.y : words.first;
  return {
    height: words.height,
    draw: (x, y) => {
      const marks: Mark[] = words.draw(x, y);
      prices.forEach((text, index) => {
        const right = x + width - cell * (prices.length - 1 - index);
        if (text)
          marks.push({
            kind: 'text',
            text,
            x: right - canvas.width(text, theme.price),
            y: y + row + priceShift * theme.price.size,
            look: theme.price,
          });
      });
      if (family.price === 'leaders' && dish.price)
        marks.push(
          ...dots(x + words.ends.x + 3, x + width - taken + theme.name.size * 0.3, y + row, { canvas, theme, leader }),
        );
      return marks;
    },
  };
}

function dots(
  from: number,
  to: number,
  y: number,
  { canvas, theme, leader }: Pick<Setting, 'canvas' | 'theme' | 'leader'>,
): Mark[] {
  if (leader === 'rule')
    return to > from
      ? [{ kind: 'rule', x1: from, y1: y, x2: to, y2: y, colour: theme.name.colour, line: 0.5, dash: true }]
      : [];
  const look = { ...theme.text, italic: false };
  const one = canvas.width(leader, look);
  const count = Math.floor((to - from) / one);
  return count > 0 ? [{ kind: 'text', text: leader.repeat(count).trimEnd(), x: to - count * one, y, look }] : [];
}

/** Name, text and price each in a column of their own. */
function threeColumns({ dish, nameRuns, textRuns }: Texts, width: number, { canvas, theme }: Setting): Block {
  const price = textBlock(canvas, dish.price ? [{ text: dish.price, look: theme.price }] : [], {
    width: width * 0.14,
    align: 'right',
    leading: theme.leading,
  });
  const name = textBlock(canvas, nameRuns, { width: width * 0.33, align: 'left', leading: theme.leading });
  const text = textBlock(canvas, textRuns, { width: width * 0.48, align: 'left', leading: theme.leading });
  return beside([
    [0, name],
    [width * 0.36, text],
    [width * 0.86, price],
  ]);
}
