import type { EngineQuery } from '../engine.ts';
import type { Conditions } from '../item-filter.ts';
import { parseQuery } from '../search-text.ts';
import { placeConditionsOf } from './conditions.ts';
import { isFood } from './foods.ts';
import { type Interpretation, interpretationOf } from './interpretation.ts';
import type { Parse } from './parse.ts';
import { hasText, rendered, typedOf } from './rewrite-term.ts';
import type { Meaning, Span } from './span.ts';

/** Counts the results of several queries in one round trip. */
export type Count = (queries: readonly Omit<EngineQuery, 'index' | 'offset' | 'limit'>[]) => Promise<readonly number[]>;

const PLACES: ReadonlySet<Meaning['kind']> = new Set(['city', 'district', 'cuisine', 'restaurant', 'course']);
/** Ambiguous words are tried both ways up to this number, since interpretations double with each. Further ones are text. */
const MAX_OPEN = 3;
const NAMES = ['name', 'alternativeNames'];

function isOpen(span: Span): boolean {
  return !span.certain && PLACES.has(span.meanings[0]?.kind ?? 'dish');
}

/** A town or cuisine that is not spelled like a food may be mentioned anywhere, so it also counts as a field of the item. */
function isTextFirst(parse: Parse, span: Span): boolean {
  const kind = span.meanings[0]?.kind;
  return (kind === 'city' || kind === 'cuisine') && !isFood(typedOf(parse, span).toLowerCase());
}

function mayBeDish(parse: Parse, span: Span): boolean {
  return span.meanings[0]?.kind === 'city' && isFood(typedOf(parse, span).toLowerCase());
}

/** Empty set first, the full one last. */
function subsets<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((__, at) => (bits >> at) % 2 === 1));
}

const inOrder = (spans: readonly Span[]): readonly Span[] => [...spans].sort((a, b) => a.from - b.from);

/**
 * Chooses the interpretation that the index supports. Words that may be a town, a cuisine, a restaurant or a course, but also part of a
 * dish, are part of the dish if dishes of such a name exist, and a condition otherwise.
 * @param conditions those of the request, for the counts
 */
export async function chooseInterpretation(
  parse: Parse,
  conditions: (certain: Interpretation) => Conditions,
  count: Count,
): Promise<Interpretation> {
  const open = parse.spans.filter(isOpen).slice(0, MAX_OPEN);
  const certain = parse.spans.filter((span) => !isOpen(span));
  if (open.length === 0) return interpretationOf(parse, certain);

  const base = conditions(interpretationOf(parse, certain));
  const mistyped = open.filter((span) =>
    parse.tokens.slice(span.from, span.to).some(({ typed }) => typed !== undefined),
  );
  const candidates = subsets(open).map((chosen) => {
    const spans = inOrder([...certain, ...chosen]);
    const q = parseQuery(rendered(parse, spans)).text;
    const filter = [...base, ...placeConditionsOf(chosen)];
    return { chosen, spans, query: { q, filter, matchingStrategy: 'all' as const } };
  });
  const alone = !hasText(parse, parse.spans);
  // only conditions, none of which may be a dish: nothing to weigh
  if (alone && mistyped.length === 0 && !open.some((span) => mayBeDish(parse, span)))
    return interpretationOf(parse, inOrder(parse.spans));

  const inPart = candidates.slice(0, -1);
  const totals = await count([
    ...candidates.map(({ query }) => query),
    ...inPart.map(({ query }) => ({ ...query, attributesToSearchOn: NAMES })),
    ...mistyped.map((span) => ({ q: `"${typedOf(parse, span)}"`, filter: [], matchingStrategy: 'all' as const })),
  ]);
  const rightlySpelled = new Set(mistyped.filter((_, i) => (totals[candidates.length + inPart.length + i] ?? 0) > 0));

  let best = candidates.at(-1) as (typeof candidates)[number];
  let most = 0;
  for (const [i, candidate] of candidates.entries()) {
    const total = totals[i] ?? 0;
    const named = i < inPart.length ? (totals[candidates.length + i] ?? 0) : 0;
    if (total === 0 || candidate.chosen.some((span) => rightlySpelled.has(span))) continue;
    const weights = open.map((span) => {
      if (candidate.chosen.includes(span)) return span.weight;
      if (alone && !mayBeDish(parse, span)) return 0;
      if (named > 0) return 2 * span.weight;
      // searched as text first, then as a condition
      return isTextFirst(parse, span) ? 1.5 * span.weight : 0;
    });
    const weight = 1 + weights.reduce((sum, one) => sum + one, 0);
    if (weight > most) [best, most] = [candidate, weight];
  }
  if (most === 0 && rightlySpelled.size > 0) best = candidates[0] as (typeof candidates)[number];
  const left = open.filter((span) => !best.chosen.includes(span) && !rightlySpelled.has(span));
  const [textFirst = null] = left.filter((span) => isTextFirst(parse, span));
  return interpretationOf(parse, best.spans, left.length === 1 ? textFirst : null);
}
