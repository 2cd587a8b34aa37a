import { styleClass } from '../structure/roles/document-facts.ts';
import { lowerShare } from '../structure/roles/style-statistics.ts';
import { isCapitals } from '../structure/text/text-shape.ts';
import type { SeenUnit } from './seen-unit.ts';

/** What holds for a document or its pages, worked out once for all features. */
export interface Outline {
  readonly units: readonly SeenUnit[];
  /** Left and right end of the text of each page. */
  readonly spans: ReadonlyMap<number, { readonly left: number; readonly right: number }>;
  readonly web: boolean;
  /** Words were recognised from a picture. */
  readonly picture: boolean;
  readonly texts: number;
  /** Shares of the units with text: with prices, in capitals, that begin with a small letter, in records of the tree. */
  readonly priced: number;
  readonly capitals: number;
  readonly lower: number;
  readonly records: number;
  /** Lone prices for each unit with text. */
  readonly alone: number;
  /** Number of looks for each unit with text. */
  readonly styles: number;
}

export function outlineOf(units: readonly SeenUnit[]): Outline {
  const spans = new Map<number, { left: number; right: number }>();
  for (const { unit } of units) {
    const span = spans.get(unit.page) ?? { left: unit.x, right: unit.x1 };
    spans.set(unit.page, { left: Math.min(span.left, unit.x), right: Math.max(span.right, unit.x1) });
  }
  const texts = units.flatMap(({ unit }) => (unit.text ? [unit] : []));
  const share = (count: number): number => count / Math.max(1, texts.length);
  return {
    units,
    spans,
    web: units.some(({ unit }) => unit.html),
    picture: texts.some((unit) => unit.confidence < 1),
    texts: texts.length,
    priced: share(texts.filter((unit) => unit.prices.length).length),
    capitals: share(texts.filter((unit) => isCapitals(unit.text)).length),
    lower: lowerShare(texts),
    records: share(texts.filter((unit) => unit.record).length),
    alone: share(units.filter(({ unit }) => unit.place === 'alone').length),
    styles: share(new Set(texts.map(styleClass)).size),
  };
}
