import { crossesBlockElement } from '../structure/roles/crosses-block.ts';
import { styleClass } from '../structure/roles/document-facts.ts';
import type { Feature } from './feature.ts';
import { AROUND, neighboursOf } from './neighbours.ts';
import { type Outline, outlineOf } from './outline.ts';
import { OWN_FEATURES } from './own-features.ts';
import { PRICE_FEATURES } from './prices/price-features.ts';
import { LEARNED_ROLES, type SeenUnit } from './seen-unit.ts';
import { classChances, type Forest } from './trees.ts';
import type { WordOdds } from './word-odds.ts';

export interface ReaderModel {
  readonly from: string;
  readonly roles: readonly string[];
  readonly columns: {
    readonly first: readonly string[];
    readonly second: readonly string[];
    readonly prices: readonly string[];
  };
  readonly wordOdds: WordOdds;
  readonly first: Forest;
  readonly second: Forest;
  readonly prices: Forest;
}

export const PRICE_COLUMNS: readonly string[] = PRICE_FEATURES.map(({ name }) => name);

/** @throws Error where a model was trained on other features than this code computes */
export function checkModel(model: ReaderModel): ReaderModel {
  const same = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') === b.join('\n');
  if (
    !same(model.roles, LEARNED_ROLES) ||
    !same(model.columns.first, FIRST_STAGE_COLUMNS) ||
    !same(model.columns.second, SECOND_STAGE_COLUMNS) ||
    !same(model.columns.prices, PRICE_COLUMNS)
  )
    throw new Error('the weights of the reader belong to other features: run npm run train:reader');
  return model;
}

export function roleChances(units: readonly SeenUnit[], { wordOdds, first, second }: ReaderModel): Float32Array[] {
  const seen = seeDocument(units, wordOdds);
  const guesses = firstStageRows(seen).map((row) => classChances(first, LEARNED_ROLES.length, row));
  return secondStageRows(seen, guesses).map((row) => classChances(second, LEARNED_ROLES.length, row));
}

const OF_NEIGHBOURS: ReadonlySet<string> = new Set([
  ...['priced', 'length', 'description', 'sectionWord', 'capitals', 'lower', 'note', 'addition', 'weight', 'italic'],
  ...['fullStop', 'titleCase', 'startsOpen', 'open', 'commas', 'heading', 'hint name', 'hint description', 'record'],
  ...['look priced', 'look share', 'price alone', 'price cell', 'sameLine', 'size', 'gap', 'bold', 'words', 'first'],
  ...['look followed', 'look descriptions', 'look length', 'words heading', 'words item', 'words description'],
  ...['next like', 'priced before next like'],
]);
const NEIGHBOUR_FEATURES = OWN_FEATURES.filter(({ name }) => OF_NEIGHBOURS.has(name));

const RELATIONS: readonly {
  readonly name: string;
  readonly value: (here: SeenUnit, there: SeenUnit) => number | boolean;
}[] = [
  {
    name: 'size',
    value: ({ unit }, { unit: other }) => Math.log(Math.max(0.1, other.size) / Math.max(0.1, unit.size)),
  },
  { name: 'look', value: ({ unit }, { unit: other }) => other.styleKey === unit.styleKey },
  { name: 'block', value: ({ unit }, { unit: other }) => other.block === unit.block },
  { name: 'block element', value: ({ unit }, { unit: other }) => crossesBlockElement(other, unit) },
  { name: 'page', value: ({ unit }, { unit: other }) => other.page === unit.page },
  { name: 'down', value: ({ unit }, { unit: other }) => (other.y - unit.y) / Math.max(0.1, unit.size) },
  { name: 'across', value: ({ unit }, { unit: other }) => (other.x - unit.x) / Math.max(0.1, unit.size) },
];

const NOBODY = -9;

export const FIRST_STAGE_COLUMNS: readonly string[] = [
  ...OWN_FEATURES.map(({ name }) => name),
  ...AROUND.flatMap((place) => [...NEIGHBOUR_FEATURES, ...RELATIONS].map(({ name }) => `${place}: ${name}`)),
];

/** Column names of a row of the second stage, which knows the first one's probabilities for each unit and similar ones. */
export const SECOND_STAGE_COLUMNS: readonly string[] = [
  ...OWN_FEATURES.map(({ name }) => name),
  ...['itself', ...AROUND, 'its look', 'its look and price', 'the document'].flatMap((place) =>
    LEARNED_ROLES.map((role) => `${place}: ${role}`),
  ),
];

export interface SeenDocument {
  readonly outline: Outline;
  readonly neighbours: readonly (readonly number[])[];
  readonly own: readonly Float32Array[];
}

export function seeDocument(units: readonly SeenUnit[], wordOdds: WordOdds): SeenDocument {
  const outline = outlineOf(units, wordOdds);
  return {
    outline,
    neighbours: neighboursOf(units.map(({ unit }) => unit)),
    own: units.map((here) => Float32Array.from(OWN_FEATURES, ({ value }) => plain(value(here, outline)))),
  };
}

const plain = (value: number | boolean): number => (Number.isFinite(Number(value)) ? Number(value) : 0);

const NEIGHBOUR_COLUMNS = NEIGHBOUR_FEATURES.map((feature: Feature) => OWN_FEATURES.indexOf(feature));

export function firstStageRows({ outline, neighbours, own }: SeenDocument): Float32Array[] {
  return outline.units.map((here, i) => {
    const row = new Float32Array(FIRST_STAGE_COLUMNS.length);
    row.set(own[i] ?? []);
    let column = OWN_FEATURES.length;
    for (const index of neighbours[i] ?? []) {
      const [there, theirs] = [outline.units[index], own[index]];
      for (const from of NEIGHBOUR_COLUMNS) row[column++] = theirs?.[from] ?? NOBODY;
      for (const { value } of RELATIONS) row[column++] = there ? plain(value(here, there)) : NOBODY;
    }
    return row;
  });
}

/** A row per unit: its own features, and the first stage's probabilities for it, its neighbours and similar units. */
export function secondStageRows(
  { outline, neighbours, own }: SeenDocument,
  chances: readonly Float32Array[],
): Float32Array[] {
  const looks = similarUnitsMean(outline.units, chances, ({ unit }) => styleClass(unit));
  const priced = similarUnitsMean(
    outline.units,
    chances,
    ({ unit }) => `${styleClass(unit)}|${unit.prices.length > 0}`,
  );
  const all = similarUnitsMean(outline.units, chances, () => '');
  return outline.units.map((_here, i) => {
    const row = new Float32Array(SECOND_STAGE_COLUMNS.length);
    row.set(own[i] ?? []);
    const shown = [chances[i], ...(neighbours[i] ?? []).map((index) => chances[index]), looks[i], priced[i], all[i]];
    shown.forEach((values, k) => {
      const start = OWN_FEATURES.length + k * LEARNED_ROLES.length;
      if (values) row.set(values, start);
      else row.fill(NOBODY, start, start + LEARNED_ROLES.length);
    });
    return row;
  });
}

/** Mean probabilities of the other units of its kind, or its own if there are none. */
function similarUnitsMean(
  units: readonly SeenUnit[],
  chances: readonly Float32Array[],
  kindOf: (unit: SeenUnit) => string,
): Float32Array[] {
  const sums = new Map<string, { count: number; readonly total: Float64Array }>();
  units.forEach((here, i) => {
    if (!here.unit.text) return;
    const kind = kindOf(here);
    const sum = sums.get(kind) ?? { count: 0, total: new Float64Array(LEARNED_ROLES.length) };
    sums.set(kind, sum);
    sum.count++;
    chances[i]?.forEach((value, role) => {
      sum.total[role] = (sum.total[role] ?? 0) + value;
    });
  });
  return units.map((here, i) => {
    const own = chances[i] ?? new Float32Array(LEARNED_ROLES.length);
    const sum = sums.get(kindOf(here));
    if (!here.unit.text || !sum || sum.count < 2) return own;
    return own.map((value, role) => ((sum.total[role] ?? 0) - value) / (sum.count - 1));
  });
}
