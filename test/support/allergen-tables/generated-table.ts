import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { ReadTables } from '@menu-data-service/menu-reader';
import type { Random } from '@menu-data-service/seeded-random';
import { asCsv } from './invented-table.ts';
import { marking, NOTES, type State, TURNED, type Unsure } from './table-marking.ts';
import { htmlOf, type Merge, pageOf } from './table-media.ts';
import { workbook } from './workbook.ts';

/** A column of a generated table: an allergen, or one kind of it. */
interface Leaf {
  readonly code: AllergenCode;
  /** The second allergen of a heading such as "Nuts/Peanuts". */
  readonly also?: AllergenCode;
  readonly group: string;
  readonly kind?: string;
}

interface Dish {
  readonly name: string;
  readonly states: readonly State[];
}

export interface GeneratedTable {
  readonly label: string;
  readonly bytes: Buffer;
  /** Replaces the bytes, for a page of a PDF. */
  readonly pages?: ReadTables;
  readonly leaves: readonly Leaf[];
  readonly dishes: readonly Dish[];
  readonly unsure?: Unsure | undefined;
  /** Description of the random table, to reproduce it. */
  readonly drawn: string;
}

const GROUPS: readonly (readonly [code: AllergenCode, name: string, kinds: readonly string[]])[] = [
  ['GLUTEN', 'Gluten', ['Wheat', 'Rye', 'Barley', 'Oats']],
  ['NUTS', 'Nuts', ['Almonds', 'Cashews', 'Walnuts']],
  ['CRUSTACEANS', 'Crustaceans', ['Prawns', 'Crab']],
  ['MOLLUSCS', 'Molluscs', ['Mussels', 'Squid']],
  ['FISH', 'Fish', ['Cod', 'Tuna']],
  ...(['MILK', 'EGGS', 'CELERY', 'SOYA', 'SESAME', 'MUSTARD', 'PEANUTS'] as const).map(
    (code) => [code, `${code[0]}${code.slice(1).toLowerCase()}`, []] as const,
  ),
];
const DOUBLES: readonly (readonly [AllergenCode, AllergenCode, string])[] = [
  ['NUTS', 'PEANUTS', 'Nuts/Peanuts'],
  ['CRUSTACEANS', 'MOLLUSCS', 'Crustaceans and molluscs'],
  ['FISH', 'CRUSTACEANS', 'Fish & Crustaceans'],
  ['GLUTEN', 'MILK', 'Gluten / Milk'],
];
const NAMES = ['Leek Tart', 'Plum Cake', 'Bean Pot', 'Turnip Pie', 'Barn Loaf', 'Squash Curry', 'Beet Salad'];

/** A table with random layout, signs and legend, and its true content. */
export function generateTable(random: Random): GeneratedTable {
  const { pick, shuffle, integer, chance } = {
    ...random,
    chance: (share: number) => random.integer(100) < 100 * share,
  };
  const layout = pick(['flat', 'grouped', 'grouped', 'titled', 'repeated', 'empty'] as const);
  const groups = shuffle(GROUPS).slice(0, 4 + integer(4));
  const leaves = groups.flatMap(([code, group, kinds]): Leaf[] => {
    const some = shuffle(kinds).slice(0, 1 + integer(kinds.length || 1));
    if (layout === 'empty')
      return kinds.length > 0
        ? [
            { code, group },
            { code, group },
          ]
        : [{ code, group }];
    if (kinds.length === 0 || (layout === 'flat' && chance(0.5))) return [{ code, group }];
    return some.map((kind) => ({ code, group, kind }));
  });
  if (chance(0.2)) {
    const [code, also, group] = pick(DOUBLES);
    const others = leaves.filter((leaf) => leaf.code !== code && leaf.code !== also);
    leaves.splice(0, leaves.length, ...others, { code, also, group });
  }
  const [note, effect] = chance(0.4) ? pick(NOTES) : [undefined, undefined];
  const isTurned = effect === 'turned';
  const drawnMarks = marking(random);
  const marks = isTurned ? { ...drawnMarks, legend: '' } : drawnMarks;
  const isMay = marks.legend.includes(marks.may);
  const dishes = shuffle(NAMES)
    .slice(0, 3 + integer(4))
    .map((name) => ({
      name,
      states: leaves.map((): State => (chance(0.3) ? 'contains' : isMay && chance(0.1) ? 'may contain' : 'no')),
    }));
  const heads = headRows(layout, leaves, chance(0.5));
  const medium = pick(['csv', 'xlsx', 'html', 'pages'] as const);
  const signs = { contains: marks.contains, 'may contain': marks.may, no: marks.no };
  const merges: Merge[] = [...heads.merges];
  const rows = dishes.map(({ name, states }, at) => {
    const cells = states.map((state) => signs[state]);
    // Two neighbours of one state under one mark.
    const pair = states.findIndex((state, i) => i > 0 && state === 'contains' && states[i - 1] === 'contains');
    if (pair > 0 && medium !== 'csv' && chance(0.2)) {
      merges.push([heads.rows.length + at, pair, pair + 1]);
      cells[pair] = '';
    }
    return [name, ...cells];
  });
  const all = [...heads.rows, ...rows];
  const isAbove = chance(0.5);
  const drawn = JSON.stringify({ layout, medium, legend: marks.legend, note, isAbove, rows: all, merges });
  const truly = isTurned
    ? dishes.map(({ name, states }) => ({ name, states: states.map((state) => TURNED[state]) }))
    : dishes;
  const unsure = effect === 'turned' ? undefined : effect === 'empty' && marks.no !== '' ? undefined : effect;
  const base = { leaves, dishes: truly, unsure, drawn };
  const around = [marks.legend, note ?? ''].filter(Boolean);
  if (medium === 'pages')
    return {
      ...base,
      label: 'table.pdf',
      bytes: Buffer.alloc(0),
      pages: pageOf(all, merges, around, heads.rows.length),
    };
  if (medium === 'html')
    return { ...base, label: 'table.html', bytes: Buffer.from(htmlOf(all, merges, around, isAbove)) };
  const notes = around.map((text) => [text, ...leaves.map(() => '')]);
  const withLegend = isAbove ? [...notes, ...all] : [...all, ...notes];
  if (medium === 'csv') return { ...base, label: 'table.csv', bytes: Buffer.from(asCsv(withLegend)) };
  const down = isAbove ? notes.length : 0;
  const refs = merges.map(
    ([row, from, to, toRow = row]) => `${letter(from)}${row + down + 1}:${letter(to)}${toRow + down + 1}`,
  );
  return { ...base, label: 'table.xlsx', bytes: workbook(withLegend, refs) };
}

const letter = (column: number): string => String.fromCharCode(65 + column);

/** @param isLow true if headings without kinds stand in the lower row */
function headRows(
  layout: 'flat' | 'grouped' | 'titled' | 'repeated' | 'empty',
  leaves: readonly Leaf[],
  isLow: boolean,
): { readonly rows: readonly (readonly string[])[]; readonly merges: readonly Merge[] } {
  const isFirst = (i: number) => leaves[i]?.code !== leaves[i - 1]?.code;
  if (layout === 'flat') return { rows: [['Dish', ...leaves.map(({ group, kind }) => kind ?? group)]], merges: [] };
  const merges: Merge[] = [];
  const at = layout === 'titled' ? 1 : 0;
  for (const [i, { code }] of leaves.entries()) {
    const last = leaves.findLastIndex((one) => one.code === code);
    if (isFirst(i) && last > i && layout !== 'repeated') merges.push([at, i + 1, last + 1]);
  }
  const groups = leaves.map(({ group }, i) => (isFirst(i) || layout === 'repeated' ? group : ''));
  if (layout === 'empty') return { rows: [['Dish', ...groups]], merges };
  const upper = leaves.map(({ kind }, i) => (kind === undefined && isLow ? '' : (groups[i] ?? '')));
  const lower = leaves.map(({ kind, group }) => kind ?? (isLow ? group : ''));
  const rows = [isLow ? ['', ...upper] : ['Dish', ...upper], isLow ? ['Dish', ...lower] : ['', ...lower]];
  if (layout !== 'titled') return { rows, merges };
  return {
    rows: [['', 'Allergens', ...leaves.slice(1).map(() => '')], ...rows],
    merges: [[0, 1, leaves.length], ...merges],
  };
}
