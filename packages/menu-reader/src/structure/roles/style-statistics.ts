import { isHeavier } from '../segments/style-key.ts';
import { readsLikeDescription, startsLower } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import { isSectionWord } from './section-words.ts';

/** What the units of one look have in common over a document; sums, divided by the reader. */
export type StyleStatistics = ReturnType<typeof empty>;

const empty = () => ({
  count: 0,
  priced: 0,
  /** Followed by a unit of lesser look. */
  followed: 0,
  characters: 0,
  sectionWords: 0,
  /** After a gap wider than the usual leading. */
  gapped: 0,
  descriptions: 0,
  beforeDescription: 0,
  beforeName: 0,
  beforePriceAlone: 0,
  /** Sum of the distances between two neighbours of the style, each 20 at most. */
  distance: 0,
});

/** Statistics by style class; `classOf` names the class of a unit with text. */
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

/** Share of units that start with a small letter. */
export const lowerShare = (units: readonly Unit[]): number =>
  units.filter((unit) => startsLower(unit.text)).length / Math.max(1, units.length);
