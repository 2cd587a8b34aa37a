import type { Evidence } from '@menu-data-service/menu-model/evidence';
import type { Steps } from '@menu-data-service/menu-model/time-slices';
import { type EnrichedItem, enrichItem } from '../enrich-item.ts';
import { type Similarity, similarityTo } from './alike-dishes.ts';
import { kitchenAllergens } from './kitchen-allergens.ts';
import type { KnownDish, TaggedDish } from './known-dish.ts';

const MIN = 3;

export type KitchenMemory = (name: string, tags: EnrichedItem) => EnrichedItem;

/** Informs estimates by a kitchen's declarations of other dishes. Nothing ever counts as absent by it. */
export function* kitchenMemory(dishes: readonly KnownDish[]): Steps<KitchenMemory> {
  if (dishes.length < MIN) return (_name, tags) => tags;
  const known = [];
  for (const { contains, told, calories, ...input } of dishes) {
    known.push({ ...input, contains, told, calories, tags: enrichItem(input) });
    yield;
  }
  const likeness = similarityTo(known.map(({ name }) => name));
  const allergensOf = kitchenAllergens(known);
  const caloriesOf = kitchenCalories(known);
  return (name, tags) => {
    const alike = likeness(name);
    const withAllergens = { ...tags, ...allergensOf(tags, alike) };
    return { ...withAllergens, ...caloriesOf(withAllergens, alike) };
  };
}

/** A kitchen's factor is smoothed by this many dishes of the usual portion. */
const USUAL = 2;
const SAME_KIND = 0.4;
/** Declared dishes from which the range is as wide as theirs; below it is that of kitchens at large. */
const FOR_RANGE = 10;
const WHOLE = 0.7;

/** Scales estimates to a kitchen's portions: by its factor, and more by dishes of the same kind. */
export function kitchenCalories(known: readonly TaggedDish[]) {
  const ratios = known.map(({ calories, tags }) => {
    const isTold = calories !== undefined && calories > 0 && tags.calories > 0;
    return isTold ? Math.log(calories / tags.calories) : undefined;
  });
  const told = ratios.filter((ratio) => ratio !== undefined);
  const middle = median(told) * (told.length / (told.length + USUAL));
  const width = told.length < FOR_RANGE ? undefined : widthOf(told.map((ratio) => Math.abs(ratio - middle)));
  return (tags: EnrichedItem, alike: readonly Similarity[]): Pick<EnrichedItem, 'calories' | 'evidence'> => {
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

/** Width that contains 80 in 100 of the distances, and one more that is not measured yet. */
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
