import type { ItemFilter } from '../../ports/search/queries.ts';
import { type Conditions, valuesCondition } from '../item-filter.ts';
import { foodWithin } from '../words/foods-within.ts';
import type { Meaning, Range, Span } from './span.ts';

/** Builds the item filter of the spans; several ranges are intersected. */
export function filterOf(spans: readonly Span[]): ItemFilter {
  let filter: ItemFilter = {};
  for (const meaning of spans.flatMap(({ meanings }) => meanings)) filter = { ...filter, ...narrowed(filter, meaning) };
  return filter;
}

function narrowed(filter: ItemFilter, meaning: Meaning): ItemFilter {
  switch (meaning.kind) {
    case 'flag':
      return { [meaning.flag]: meaning.value };
    case 'absent':
      return { excludeAllergens: [...new Set([...(filter.excludeAllergens ?? []), ...meaning.codes])] };
    case 'price': {
      const { min, max } = common(pick(filter.minPrice, filter.maxPrice), meaning.range);
      return { ...(min !== undefined && { minPrice: min }), ...(max !== undefined && { maxPrice: max }) };
    }
    case 'calories': {
      const { min, max } = common(pick(filter.minCalories, filter.maxCalories), meaning.range);
      return { ...(min !== undefined && { minCalories: min }), ...(max !== undefined && { maxCalories: max }) };
    }
    default:
      return {};
  }
}

function pick(min: number | undefined, max: number | undefined): Range {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function common(a: Range, b: Range): Range {
  return pick(
    a.min === undefined || b.min === undefined ? (a.min ?? b.min) : Math.max(a.min, b.min),
    a.max === undefined || b.max === undefined ? (a.max ?? b.max) : Math.min(a.max, b.max),
  );
}

const PLACE_KINDS = ['city', 'district', 'cuisine', 'restaurant'] as const;

/** Conditions on place, cuisine, restaurant and course, and on foods that a dish must not contain. Of several towns any will do, as no restaurant is in two. */
export function placeConditionsOf(spans: readonly Span[]): Conditions {
  const named = PLACE_KINDS.flatMap((kind) => {
    const values = spans.flatMap(({ meanings }) =>
      meanings.flatMap((meaning) => (meaning.kind === kind && 'values' in meaning ? meaning.values : [])),
    );
    return values.length === 0 ? [] : [valuesCondition(kind, [...new Set(values)])];
  });
  const others = spans.flatMap(({ meanings }) =>
    meanings.flatMap((meaning) => {
      if (meaning.kind === 'course') return [`courses = "${meaning.course}"`];
      if (meaning.kind === 'without') {
        const foods = meaning.words.flatMap(({ forms }) => foodWithin(forms) ?? []);
        return foods.length === 0 ? [] : [valuesCondition('foods', foods, 'NOT IN')];
      }
      return [];
    }),
  );
  return [...named, ...others];
}
