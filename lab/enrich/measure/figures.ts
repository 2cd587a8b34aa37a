import type { EnrichedItem } from '@menu-data-service/food-knowledge/enrich-item';
import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import { median } from '../../bench/statistics.ts';
import type { LabelledRow, LabelledSet } from './labelled-sets.ts';

export interface Counts {
  hit: number;
  wrong: number;
  missed: number;
}

export interface Figures {
  readonly rows: number;
  readonly total: Counts;
  readonly byCode: ReadonlyMap<AllergenCode, Counts>;
  readonly unknownShare: number;
  readonly noneShare: number;
  readonly wronglyVegan: readonly string[];
  readonly missedVegan: number;
  readonly vegan: number;
  readonly notVegan: number;
  readonly wronglyVegetarian: readonly string[];
  readonly missedVegetarian: number;
  readonly vegetarian: number;
  readonly notVegetarian: number;
  readonly spicy: Counts;
  readonly kcal: { n: number; medianError: number; always: number; within25: number; inRange: number; zero: number };
}

export const precision = ({ hit, wrong }: Counts): number => hit / (hit + wrong);
export const recall = ({ hit, missed }: Counts): number => hit / (hit + missed);
export const f1 = ({ hit, wrong, missed }: Counts): number => (2 * hit) / (2 * hit + wrong + missed);

const count = (counts: Counts, claimed: boolean, holds: boolean) => {
  if (claimed && holds) counts.hit += 1;
  else if (claimed) counts.wrong += 1;
  else if (holds) counts.missed += 1;
};

/** Scores the tags of labelled rows. "May contain" counts as claimed. */
export function figuresOf(set: LabelledSet, rows: readonly LabelledRow[], answers: readonly EnrichedItem[]): Figures {
  const byCode = new Map(set.labels.map((code): [AllergenCode, Counts] => [code, { hit: 0, wrong: 0, missed: 0 }]));
  const shellfishAsOne = set.name.startsWith('canteen');
  const tally = { unknown: 0, none: 0 };
  const spicy: Counts = { hit: 0, wrong: 0, missed: 0 };
  for (const [i, row] of rows.entries()) {
    const answer = answers[i];
    if (!answer) continue;
    const claimed = new Set(answer.allergenCodes);
    if (shellfishAsOne && claimed.has('MOLLUSCS')) claimed.add('CRUSTACEANS');
    for (const [code, counts] of byCode) count(counts, claimed.has(code), row.truth.has(code));
    if (answer.allergens.startsWith('Unknown')) tally.unknown += 1;
    if (answer.allergens === '-') tally.none += 1;
    if (row.spicy !== undefined) count(spicy, answer.spicy, row.spicy);
  }
  const answered = rows.flatMap((row, i) => {
    const answer = answers[i];
    return answer ? [{ row, answer }] : [];
  });
  const sum = (key: keyof Counts) => [...byCode.values()].reduce((total, counts) => total + counts[key], 0);
  const vegan = dietFigures(answered, 'vegan');
  const vegetarian = dietFigures(answered, 'vegetarian');
  return {
    rows: rows.length,
    total: { hit: sum('hit'), wrong: sum('wrong'), missed: sum('missed') },
    byCode,
    unknownShare: tally.unknown / rows.length,
    noneShare: tally.none / rows.length,
    wronglyVegan: vegan.wrongly,
    wronglyVegetarian: vegetarian.wrongly,
    missedVegan: vegan.missed,
    vegan: vegan.holds,
    notVegan: vegan.fails,
    missedVegetarian: vegetarian.missed,
    vegetarian: vegetarian.holds,
    notVegetarian: vegetarian.fails,
    spicy,
    kcal: kcalFigures(answered),
  };
}

interface Answered {
  readonly row: LabelledRow;
  readonly answer: EnrichedItem;
}

function dietFigures(answered: readonly Answered[], diet: 'vegan' | 'vegetarian') {
  const labelled = answered.filter(({ row }) => row[diet] !== undefined);
  const holding = labelled.filter(({ row }) => row[diet]);
  const failing = labelled.filter(({ row }) => !row[diet]);
  return {
    holds: holding.length,
    fails: failing.length,
    missed: holding.filter(({ answer }) => !answer[diet]).length,
    wrongly: failing.filter(({ answer }) => answer[diet]).map(({ row }) => row.input.name),
  };
}

function kcalFigures(answered: readonly Answered[]): Figures['kcal'] {
  const labelled = answered.flatMap(({ row: { kcal }, answer }) => (kcal === undefined ? [] : [{ kcal, answer }]));
  const errors = labelled.map(({ kcal, answer }) => Math.abs(answer.calories - kcal) / kcal);
  const middle = median(labelled.map(({ kcal }) => kcal));
  const inRange = labelled.filter(({ kcal, answer: { calories, evidence } }) => {
    const [low, high] = evidence.find(({ field }) => field === 'calories')?.range ?? [calories, calories];
    return kcal >= low && kcal <= high;
  });
  return {
    n: errors.length,
    medianError: median(errors),
    always: median(labelled.map(({ kcal }) => Math.abs(middle - kcal) / kcal)),
    within25: errors.filter((error) => error <= 0.25).length / errors.length,
    inRange: inRange.length / errors.length,
    zero: labelled.filter(({ answer }) => answer.calories === 0).length,
  };
}
