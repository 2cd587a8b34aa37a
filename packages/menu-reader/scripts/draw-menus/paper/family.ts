import type { Chance } from '../chance.ts';
import { isHeldOut } from '../held-out.ts';

export const PAPER_PRICES = [
  'right',
  'leaders',
  'after name',
  'bar after name',
  'after text',
  'below text',
  'below name',
  'left',
  'right of text',
] as const;
export type PaperPrice = (typeof PAPER_PRICES)[number];
export type PaperText = 'below' | 'same line' | 'beside';
export const PAPER_HEADINGS = [
  'plain',
  'ruled',
  'between rules',
  'bar',
  'boxed',
  'spaced',
  'underlined',
  'turned',
  'gutter',
  'drop capital',
  'badge',
  'tab line',
] as const;
export type PaperHeading = (typeof PAPER_HEADINGS)[number];
export type PaperSizes = 'columns' | 'labels' | 'bare' | 'lines';

/** The layout of a printed menu, as far as its documents share it. */
export interface PaperFamily {
  readonly columns: 1 | 2 | 3 | 4;
  readonly flow: 'fill' | 'balanced' | 'across' | 'spread';
  readonly align: 'left' | 'centre' | 'right';
  readonly price: PaperPrice;
  readonly text: PaperText;
  readonly heading: PaperHeading;
  readonly sizes: PaperSizes;
  readonly panels: boolean;
  /** Every other section is set in another manner: drinks as a list below dishes with texts. */
  readonly second: { readonly price: PaperPrice; readonly text: PaperText } | null;
}

export const paperFamilyName = (maker: string, family: PaperFamily): string =>
  [
    maker,
    `${family.columns} ${family.flow}`,
    family.align,
    family.price,
    family.text,
    family.heading,
    ...(family.panels ? ['panels'] : []),
    ...(family.second ? [`and ${family.second.price} ${family.second.text}`] : []),
  ].join('/');

/** Held out by what makes the reading hard (order of columns, place of price and text), whoever makes the file, and whole kinds of headings with it. */
const paperIsHeldOut = (family: PaperFamily): boolean =>
  isHeldOut(`paper/${family.price}/${family.text}/${family.align}`) ||
  isHeldOut(`paper/${family.columns}/${family.flow}/${family.heading}`);

function draw(chance: Chance): PaperFamily {
  const align = chance.weighted({ left: 66, centre: 31, right: 3 });
  const price: PaperPrice =
    align === 'left'
      ? chance.weighted({
          right: 40,
          leaders: 12,
          'after name': 14,
          'bar after name': 4,
          'after text': 11,
          'below text': 4,
          'below name': 4,
          left: 3,
          'right of text': 8,
        })
      : chance.weighted({
          right: 0,
          leaders: 0,
          'after name': 34,
          'bar after name': 10,
          'after text': 26,
          'below text': 18,
          'below name': 12,
          left: 0,
          'right of text': 0,
        });
  const beside = align === 'left' && (price === 'right' || price === 'leaders');
  const columns = Number(chance.weighted({ 1: 38, 2: 42, 3: 15, 4: 5 })) as 1 | 2 | 3 | 4;
  return {
    columns,
    flow: columns === 1 ? 'fill' : chance.weighted({ fill: 35, balanced: 35, across: 22, spread: 8 }),
    align,
    price,
    text:
      price === 'below name'
        ? 'below'
        : chance.weighted({ below: 80, 'same line': 16, beside: beside && columns < 3 ? 6 : 0 }),
    heading:
      align === 'left'
        ? chance.pick(PAPER_HEADINGS)
        : chance.pick(PAPER_HEADINGS.filter((kind) => kind !== 'gutter' && kind !== 'turned')),
    sizes: chance.weighted({ columns: price === 'right' ? 55 : 0, labels: 25, bare: 35, lines: 10 }),
    panels: chance.chance(0.12),
    second: chance.chance(0.22)
      ? {
          price:
            align === 'left'
              ? chance.pick(PAPER_PRICES)
              : chance.pick(['after name', 'after text', 'below text'] as const),
          text: chance.pick(['below', 'same line'] as const),
        }
      : null,
  };
}

/** A family that is held out, or one that is not. */
export function drawPaperFamily(chance: Chance, heldOut: boolean): PaperFamily {
  for (;;) {
    const family = draw(chance);
    if (paperIsHeldOut(family) === heldOut) return family;
  }
}
