import { priceEndsItem, styleClass } from '../structure/roles/document-facts.ts';
import { lowerShare } from '../structure/roles/style-statistics.ts';
import { isCapitals } from '../structure/text/text-shape.ts';
import type { SeenUnit } from './seen-unit.ts';
import { type WordOdds, wordHints } from './word-odds.ts';

export type Outline = ReturnType<typeof outlineOf>;

interface UntilNext {
  readonly units: number;
  readonly priced: number;
}

export function outlineOf(units: readonly SeenUnit[], wordOdds: WordOdds) {
  const spans = new Map<number, { left: number; right: number }>();
  for (const { unit } of units) {
    const span = spans.get(unit.page) ?? { left: unit.x, right: unit.x1 };
    spans.set(unit.page, { left: Math.min(span.left, unit.x), right: Math.max(span.right, unit.x1) });
  }
  const texts = units.flatMap(({ unit }) => (unit.text ? [unit] : []));
  const share = (count: number): number => count / Math.max(1, texts.length);
  return {
    units,
    next: untilNext(units),
    words: new Map(units.map((here) => [here, wordHints(here.unit.text, wordOdds)])),
    spans,
    web: units.some(({ unit }) => unit.html),
    picture: texts.some((unit) => unit.confidence < 1),
    texts: texts.length,
    priced: share(texts.filter((unit) => unit.prices.length).length),
    capitals: share(texts.filter((unit) => isCapitals(unit.text)).length),
    lower: lowerShare(texts),
    records: share(texts.filter((unit) => unit.record).length),
    priceEndsItem: priceEndsItem(units.map(({ unit }) => unit)),
    alone: share(units.filter(({ unit }) => unit.place === 'alone').length),
    styles: share(new Set(texts.map(styleClass)).size),
  };
}

function untilNext(units: readonly SeenUnit[]): Map<SeenUnit, UntilNext> {
  const found = new Map<SeenUnit, UntilNext>();
  const last = new Map<string, { readonly index: number; readonly priced: number }>();
  let priced = 0;
  for (let index = units.length - 1; index >= 0; index--) {
    const here = units[index];
    if (!here) continue;
    const next = last.get(styleClass(here.unit)) ?? { index: units.length, priced: 0 };
    found.set(here, { units: next.index - index - 1, priced: priced - next.priced });
    if (here.unit.prices.length) priced++;
    last.set(styleClass(here.unit), { index, priced });
  }
  return found;
}
