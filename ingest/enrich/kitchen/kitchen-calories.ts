import type { Evidence } from '../../../src/domain/evidence.ts';
import type { EnrichedItem } from '../enrich-item.ts';
import type { Likeness } from './alike-dishes.ts';
import type { TaggedDish } from './known-dish.ts';

/** A kitchen's factor counts as if so many dishes more had the usual portion. */
const USUAL = 2;
/** Likeness above which a dish is one of the same kind. */
const SAME_KIND = 0.4;
/** With so many declared dishes the range is as wide as theirs is, else as in kitchens at large. */
const FOR_RANGE = 10;
/** What the kitchen as a whole counts beside its dishes of the same kind. */
const WHOLE = 0.7;

/** Estimates by the portions of a kitchen: its factor to the estimate, more by its dishes of the same kind. */
export function kitchenCalories(known: readonly TaggedDish[]) {
  const ratios = known.map(({ calories, tags }) => {
    const isTold = calories !== undefined && calories > 0 && tags.calories > 0;
    return isTold ? Math.log(calories / tags.calories) : undefined;
  });
  const told = ratios.filter((ratio) => ratio !== undefined);
  const middle = median(told) * (told.length / (told.length + USUAL));
  const width = told.length < FOR_RANGE ? undefined : widthOf(told.map((ratio) => Math.abs(ratio - middle)));
  return (tags: EnrichedItem, alike: readonly Likeness[]): Pick<EnrichedItem, 'calories' | 'evidence'> => {
    const own = tags.evidence.find(({ field }) => field === 'calories');
    if (told.length === 0 || own?.basis !== 'estimated') return tags;
    let [sum, weight] = [WHOLE * middle, WHOLE];
    for (const [i, ratio] of ratios.entries()) {
      const share = alike[i]?.share ?? 0;
      if (ratio === undefined || share < SAME_KIND) continue;
      sum += share * ratio;
      weight += share;
    }
    const factor = Math.exp(sum / weight);
    const calories = Math.max(5, Math.round(tags.calories * factor));
    const rule = `${own.rule}; portions of this kitchen x ${factor.toFixed(2)} by ${told.length} declared dishes`;
    const range = rangeOf(calories, own, factor, width);
    const now: Evidence = { ...own, value: `${calories}`, rule, ...(range && { range }) };
    return { calories, evidence: tags.evidence.map((one) => (one === own ? now : one)) };
  };
}

/** Contains 80 in 100 of such distances, and one more that is not measured yet. */
function widthOf(distances: readonly number[]): number {
  const sorted = distances.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length, Math.ceil(0.8 * (sorted.length + 1))) - 1] ?? 0;
}

function rangeOf(calories: number, { range }: Evidence, factor: number, width: number | undefined): Evidence['range'] {
  if (width !== undefined) return [Math.round(calories * Math.exp(-width)), Math.round(calories * Math.exp(width))];
  return range && [Math.round(range[0] * factor), Math.round(range[1] * factor)];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}
