import { isHeavier } from '../segments/style-key.ts';
import { readsLikeDescription, startsLower } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import { isSectionWord } from './section-words.ts';

/** Statistics of the units of one look over a document; sums, divided by the reader. */
export type StyleStatistics = ReturnType<typeof empty>;

const empty = () => ({
  count: 0,
  priced: 0,
  followed: 0,
  characters: 0,
  sectionWords: 0,
  gapped: 0,
  descriptions: 0,
  beforeDescription: 0,
  beforeName: 0,
  beforePriceAlone: 0,
  /** Sum of the distances between two neighbours of the style, each 20 at most. */
  distance: 0,
});

export function styleStatistics(
  units: readonly Unit[],
  leading: number,
  classOf: (unit: Unit) => string,
): Map<string, StyleStatistics> {
  const byClass = new Map<string, StyleStatistics>();
  const lastSeen = new Map<string, number>();
  const texts = units.flatMap((unit, index) => (unit.text ? [{ unit, index }] : []));
  texts.forEach(({ unit, index }, i) => {
    const key = classOf(unit);
    const sums = byClass.get(key) ?? empty();
    byClass.set(key, sums);
    sums.count++;
    sums.characters += unit.text.length;
    if (unit.prices.length) sums.priced++;
    if (isSectionWord(unit.text)) sums.sectionWords++;
    if (unit.gap > 1.35 * leading) sums.gapped++;
    if (readsLikeDescription(unit.text)) sums.descriptions++;
    if (units[index + 1]?.place === 'alone') sums.beforePriceAlone++;
    const seen = lastSeen.get(key);
    if (seen !== undefined) sums.distance += Math.min(20, i - seen);
    lastSeen.set(key, i);
    const next = texts[i + 1]?.unit;
    if (!next || next.styleKey === unit.styleKey) return;
    if (readsLikeDescription(next.text)) sums.beforeDescription++;
    else sums.beforeName++;
    if (isLesser(next, unit)) sums.followed++;
  });
  return byClass;
}

function isLesser(next: Unit, unit: Unit): boolean {
  if (next.size < unit.size * 0.97 || next.sameLine) return true;
  if (isHeavier(unit.weight, next.weight)) return true;
  if (isHeavier(next.weight, unit.weight)) return false;
  return next.size <= unit.size * 1.04 && (next.italic !== unit.italic || next.colour !== unit.colour);
}

export const lowerShare = (units: readonly Unit[]): number =>
  units.filter((unit) => startsLower(unit.text)).length / Math.max(1, units.length);
