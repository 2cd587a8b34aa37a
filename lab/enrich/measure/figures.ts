import type { AllergenCode } from '@menu-data-service/allergens';
import type { EnrichedItem } from '../../../ingest/enrich/enrich-item.ts';
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

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

const count = (counts: Counts, claimed: boolean, holds: boolean) => {
  if (claimed && holds) counts.hit += 1;
  else if (claimed) counts.wrong += 1;
  else if (holds) counts.missed += 1;
};

/** Scores the tags of labelled rows. "May contain" counts as claimed. */
export function figuresOf(set: LabelledSet, rows: readonly LabelledRow[], answers: readonly EnrichedItem[]): Figures {
  const byCode = new Map(set.labels.map((code): [AllergenCode, Counts] => [code, { hit: 0, wrong: 0, missed: 0 }]));
  const shellfishAsOne = set.name.startsWith('canteen');
  const tally = {
    unknown: 0,
    none: 0,
    missedVegan: 0,
    vegan: 0,
    notVegan: 0,
    missedVegetarian: 0,
    vegetarian: 0,
    notVegetarian: 0,
  };
  const wronglyVegan: string[] = [];
  const wronglyVegetarian: string[] = [];
  const spicy: Counts = { hit: 0, wrong: 0, missed: 0 };
  const errors: number[] = [];
  const truths: number[] = [];
  let [inRange, zero] = [0, 0];
  for (const [i, row] of rows.entries()) {
    const answer = answers[i];
    if (!answer) continue;
    const claimed = new Set(answer.allergenCodes);
    if (shellfishAsOne && claimed.has('MOLLUSCS')) claimed.add('CRUSTACEANS');
    for (const [code, counts] of byCode) count(counts, claimed.has(code), row.truth.has(code));
    if (answer.allergens.startsWith('Unknown')) tally.unknown += 1;
    if (answer.allergens === '-') tally.none += 1;
    if (row.vegan !== undefined) {
      tally[row.vegan ? 'vegan' : 'notVegan'] += 1;
      if (answer.vegan && !row.vegan) wronglyVegan.push(row.input.name);
      if (!answer.vegan && row.vegan) tally.missedVegan += 1;
    }
    if (row.vegetarian !== undefined) {
      tally[row.vegetarian ? 'vegetarian' : 'notVegetarian'] += 1;
      if (answer.vegetarian && !row.vegetarian) wronglyVegetarian.push(row.input.name);
      if (!answer.vegetarian && row.vegetarian) tally.missedVegetarian += 1;
    }
    if (row.spicy !== undefined) count(spicy, answer.spicy, row.spicy);
    if (row.kcal !== undefined) {
      truths.push(row.kcal);
      errors.push(Math.abs(answer.calories - row.kcal) / row.kcal);
      if (answer.calories === 0) zero += 1;
      const range = answer.evidence.find(({ field }) => field === 'calories')?.range ?? [
        answer.calories,
        answer.calories,
      ];
      if (row.kcal >= range[0] && row.kcal <= range[1]) inRange += 1;
    }
  }
  const sum = (key: keyof Counts) => [...byCode.values()].reduce((total, counts) => total + counts[key], 0);
  const middle = median(truths);
  return {
    rows: rows.length,
    total: { hit: sum('hit'), wrong: sum('wrong'), missed: sum('missed') },
    byCode,
    unknownShare: tally.unknown / rows.length,
    noneShare: tally.none / rows.length,
    wronglyVegan,
    wronglyVegetarian,
    missedVegan: tally.missedVegan,
    vegan: tally.vegan,
    notVegan: tally.notVegan,
    missedVegetarian: tally.missedVegetarian,
    vegetarian: tally.vegetarian,
    notVegetarian: tally.notVegetarian,
    spicy,
    kcal: {
      n: errors.length,
      medianError: median(errors),
      always: median(truths.map((kcal) => Math.abs(middle - kcal) / kcal)),
      within25: errors.filter((error) => error <= 0.25).length / errors.length,
      inRange: inRange / errors.length,
      zero,
    },
  };
}
