import { type Casing, drawCasings } from '../casing.ts';
import { type Chance, createChance } from '../chance.ts';
import { SIZE_STYLES, type SizeStyle } from '../price-text.ts';
import { FACES, type Style, type Writing } from './pen.ts';

/** Places of prices with their weights, and whether lines may be centred. */
export const PRICE_PLACES = {
  right: { often: 34, centred: false },
  leaders: { often: 10, centred: false },
  'after name': { often: 16, centred: true },
  'bar after name': { often: 4, centred: true },
  'after text': { often: 12, centred: true },
  'below text': { often: 8, centred: true },
  'below name': { often: 5, centred: true },
  left: { often: 4, centred: false },
  'right of text': { often: 7, centred: false },
} as const;
export type PricePlace = keyof typeof PRICE_PLACES;

export const HEADINGS = {
  plain: {},
  ruled: { under: true },
  'between rules': { over: true, under: true },
  bar: { filled: 'column' },
  badge: { filled: 'words' },
  boxed: { boxed: true },
  spaced: { spaced: true },
  'line behind': { behind: true },
  gutter: { gutter: true },
} as const satisfies Readonly<Record<string, Heading>>;

export interface Heading {
  readonly over?: boolean;
  readonly under?: boolean;
  readonly filled?: 'column' | 'words';
  readonly boxed?: boolean;
  readonly spaced?: boolean;
  readonly behind?: boolean;
  /** At the left of its dishes. */
  readonly gutter?: boolean;
}

/** Ways to fill columns: to the foot of the page, to the same height, or sections row by row. */
const FLOWS = ['fill', 'balanced', 'rows'] as const;
const TEXTS = ['below', 'same line', 'beside'] as const;
const PAGES = [
  [595, 842],
  [595, 842],
  [612, 792],
  [842, 595],
  [420, 595],
  [842, 1191],
  [400, 800],
] as const;
const PAPERS = ['#ffffff', '#ffffff', '#ffffff', '#fdf8ec', '#f4efe2', '#e8f0e4'];
const INKS = ['#000000', '#000000', '#231f20', '#1a2c42', '#3b2314'];
const ACCENTS = ['#8b0000', '#b5651d', '#1f5f3f', '#0f4c81', '#5b2a86', '#000000'];

export interface PaperLook {
  readonly columns: 1 | 2 | 3 | 4;
  readonly flow: (typeof FLOWS)[number];
  readonly align: 'left' | 'centre';
  readonly price: PricePlace;
  readonly text: (typeof TEXTS)[number];
  readonly heading: keyof typeof HEADINGS;
  /** Prices of sizes in columns of their own, or as text. */
  readonly sizes: SizeStyle | 'columns';
  readonly panels: boolean;
  readonly numbered: boolean;
  readonly dash: string;
  readonly leader: string;
  readonly page: readonly [width: number, height: number];
  readonly paper: string;
  readonly accent: string;
  readonly leading: number;
  /** Space after a dish and before a heading, in text sizes. */
  readonly gaps: readonly [dish: number, section: number];
  readonly styles: Readonly<Record<'title' | 'heading' | 'name' | 'text' | 'price' | 'note', Style>>;
  readonly casings: { readonly name: Casing; readonly text: Casing; readonly heading: Casing };
  readonly writing: Writing;
}

export const PAPER_LAYOUTS =
  4 *
  FLOWS.length *
  TEXTS.length *
  Object.keys(HEADINGS).length *
  (9 + Object.values(PRICE_PLACES).filter(({ centred }) => centred).length);

/** Look of a seed; overrides are not drawn. */
export function paperLook(seed: number, given: Partial<PaperLook> = {}): PaperLook {
  const chance = createChance(seed, 'paper look');
  const align = given.align ?? chance.weighted({ left: 70, centre: 30 });
  const places = Object.entries(PRICE_PLACES).map(([place, { often, centred }]) => [
    place,
    align === 'left' || centred ? often : 0,
  ]);
  const price = given.price ?? chance.weighted(Object.fromEntries(places) as Record<PricePlace, number>);
  const columns = given.columns ?? (Number(chance.weighted({ 1: 40, 2: 40, 3: 14, 4: 6 })) as 1 | 2 | 3 | 4);
  const wide = align === 'left' && columns < 3 && (price === 'right' || price === 'leaders');
  const [upright, landscape] = [chance.pick(PAGES), [842, 595] as const];
  const dark = chance.chance(0.08);
  const accent = dark ? '#f2c14e' : chance.pick(ACCENTS);
  return {
    columns,
    flow: chance.pick(FLOWS),
    align,
    price,
    text: chance.weighted({ below: 78, 'same line': 16, beside: wide ? 6 : 0 }),
    heading: chance.pick(
      (Object.keys(HEADINGS) as (keyof typeof HEADINGS)[]).filter(
        (kind) => kind !== 'gutter' || (align === 'left' && columns === 1),
      ),
    ),
    sizes: wide && chance.chance(0.6) ? 'columns' : chance.pick(SIZE_STYLES),
    panels: chance.chance(0.1),
    numbered: chance.chance(0.1),
    dash: chance.pick([' - ', ' – ', '  ', ': ']),
    leader: chance.pick(['.', '. ', '_', ' .']),
    page: columns > 2 && chance.chance(0.7) ? landscape : upright,
    paper: dark ? chance.pick(['#1d1d1b', '#22303c', '#2f4138']) : chance.pick(PAPERS),
    accent,
    leading: chance.between(1.1, 1.4),
    gaps: [chance.pick([0.1, 0.3, 0.5, 0.8, 1.2]), chance.between(0.9, 2.5)],
    styles: drawStyles(chance, columns, dark ? '#ffffff' : chance.pick(INKS), accent),
    casings: drawCasings(chance),
    writing: {
      pieces: chance.weighted({ lines: 70, words: 30 }),
      order: chance.weighted({ 'as laid': 70, 'by style': 22, backwards: 8 }),
    },
    ...given,
  };
}

function drawStyles(chance: Chance, columns: number, ink: string, accent: string): PaperLook['styles'] {
  const face = chance.weighted({ Helvetica: 50, Times: 45, Courier: 5 });
  const size = chance.between(columns > 2 ? 7 : 8.5, columns === 1 ? 12.5 : 10.5);
  const plain: Style = { face, bold: false, italic: false, size, colour: ink, spacing: 0 };
  const name = {
    ...plain,
    bold: chance.chance(0.62),
    size: size * chance.pick([1, 1, 1.05, 1.15]),
    colour: chance.chance(0.15) ? accent : ink,
  };
  const heading = {
    ...plain,
    face: chance.chance(0.5) ? face : chance.pick(FACES),
    bold: chance.chance(0.75),
    size: size * Number(chance.weighted({ 1: 5, 1.15: 14, 1.35: 28, 1.6: 28, 2: 18, 2.6: 7 })),
    colour: accent,
  };
  return {
    name,
    heading,
    title: { ...heading, size: heading.size * chance.between(1.1, 1.8) },
    text: chance.chance(0.07)
      ? { ...name }
      : { ...plain, italic: chance.chance(0.25), size: size * chance.pick([1, 0.95, 0.9, 0.8]) },
    price: { ...(chance.chance(0.6) ? name : plain), bold: chance.chance(0.5) },
    note: { ...plain, size: size * chance.pick([0.75, 0.85, 1]), italic: chance.chance(0.3) },
  };
}

export const paperLayoutName = ({ columns, flow, align, price, text, heading, panels }: PaperLook): string =>
  [`${columns} ${columns > 1 ? flow : 'column'}`, align, price, text, heading, ...(panels ? ['panels'] : [])].join(
    ' / ',
  );
