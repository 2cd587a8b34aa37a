import { frequencies } from '../../frequencies.ts';
import { median } from '../../median.ts';
import { isBold } from '../segments/style-key.ts';
import { isCapitals, readsLikeDescription } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import { lowerShare, styleStatistics } from './style-statistics.ts';

export type DocumentFacts = ReturnType<typeof documentFacts>;

/** Units of one class look alike and are alike on their lines. */
export const styleClass = (unit: Unit): string =>
  `${unit.styleKey}${isCapitals(unit.text) ? '|C' : ''}${unit.sameLine ? '|s' : ''}`;

/** `named` are the units that carry the names of dishes, by the reading of prices being tried. */
export function documentFacts(units: readonly Unit[], named: readonly Unit[]) {
  const texts = units.filter((unit) => unit.text);
  const priced = texts.filter((unit) => unit.prices.length);
  const alone = units.filter((unit) => unit.place === 'alone').length;
  const bodySize = heaviest(texts, (unit) => Math.round(unit.size * 2) / 2) ?? 10;
  const leading = median(units.filter((u) => !u.sameLine && u.gap < 4 && u.gap > 0.5).map((u) => u.gap)) || 1.3;
  return {
    bodySize,
    itemSize: median((named.length >= 3 ? named : texts).map((unit) => unit.size)) || bodySize,
    itemStyle: named.length >= 3 ? (frequencies(named.map((unit) => unit.styleKey))[0]?.[0] ?? '') : '',
    largestSize: Math.max(1, ...texts.map((unit) => unit.size)),
    leading,
    priced: (priced.length + alone) / Math.max(1, texts.length),
    pricedInLine: priced.length / Math.max(1, texts.length),
    priceEndsItem: priceEndsItem(units),
    lowerShare: lowerShare(texts),
    capitalsShare: texts.filter((unit) => isCapitals(unit.text)).length / Math.max(1, texts.length),
    mainColour: heaviest(texts, (unit) => unit.colour) ?? '',
    recordShare: recordShare(units),
    styles: styleStatistics(units, leading, styleClass),
  };
}

function heaviest<Key>(texts: readonly Unit[], keyOf: (unit: Unit) => Key): Key | undefined {
  const weight = new Map<Key, number>();
  for (const unit of texts) weight.set(keyOf(unit), (weight.get(keyOf(unit)) ?? 0) + unit.text.length);
  return [...weight].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** True where fewer than 35 % of the lines after lone prices read like a description. */
export function priceEndsItem(units: readonly Unit[]): boolean {
  const following = units.flatMap((unit, i) => {
    const next = units[i + 1];
    return i > 0 && unit.place === 'alone' && next?.text && next.block === unit.block ? [next] : [];
  });
  const descriptions = following.filter((unit) => readsLikeDescription(unit.text)).length;
  return following.length >= 3 && descriptions < 0.35 * following.length;
}

function recordShare(units: readonly Unit[]): number {
  const priced = units.filter((unit) => unit.prices.length);
  const ofPriced = priced.length > 3 ? priced.filter((unit) => unit.record).length / priced.length : 0;
  return Math.max(ofPriced, units.filter((unit) => unit.record).length / Math.max(1, units.length));
}

export const isHeavy = (unit: Unit): boolean => isBold(unit.weight);
