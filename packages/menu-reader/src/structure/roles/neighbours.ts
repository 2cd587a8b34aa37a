import { isHeavier } from '../segments/style-key.ts';
import { isAddition } from '../text/note-phrases.ts';
import { endsOpen, isCapitals, readsLikeDescription, startsLower, startsOpen, wordCount } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import { endsInSectionWord, isSectionWord } from './section-words.ts';

const BEHIND = 11;
const NAME_LENGTH = 70;
const SHARED = 3;
const NEAR = 7;

/** Short lines without price that directly follow each unit, each a line of its own in another style. */
export function unpricedLines(units: readonly Unit[], notes: readonly boolean[]): Unit[][] {
  return units.map((unit, index) => {
    const found: Unit[] = [];
    for (let i = index + 1; i <= index + BEHIND; i++) {
      const other = units[i];
      if (other && found.length > 0 && isBesideName(units[i - 1], other)) continue;
      if (!other || notes[i] || !mayBeNameBelow(unit, other)) break;
      if (!goesOn(found.at(-1), other)) found.push(other);
    }
    return found;
  });
}

/** True beside a name, or for the second line of a description that began there. */
const isBesideName = (above: Unit | undefined, { sameLine, text, prices }: Unit): boolean =>
  sameLine || (above?.sameLine === true && startsLower(text) && prices.length === 0);

function mayBeNameBelow({ styleKey, block }: Unit, other: Unit): boolean {
  if (other.prices.length > 0 || other.styleKey === styleKey || other.block !== block || other.sameLine) return false;
  return other.text.length <= NAME_LENGTH && !startsLower(other.text) && !isAddition(other.text);
}

/** True for close lines with commas, one of which breaks off: one description. */
export const flows = (lines: readonly Unit[]): boolean =>
  lines.length > 1 &&
  lines.slice(1).every((unit) => unit.gap < FAR && !unit.html && unit.confidence === 1) &&
  lines.slice(0, -1).some(({ text }) => endsOpen(text)) &&
  lines.filter(({ text }) => /,/.test(text)).length >= 0.5 * lines.length;

/** True for the rest of a sentence: the line above breaks off, or a last word with a full stop is left. */
const goesOn = (above: Unit | undefined, { text }: Unit): boolean =>
  above !== undefined && (endsOpen(above.text) || (/\.$/.test(text) && wordCount(text) <= 2));

export const countNames = (lines: readonly Unit[]): number =>
  lines.filter((unit) => unit.styleKey === lines[0]?.styleKey && !readsLikeDescription(unit.text)).length;

export function underPrices(units: readonly Unit[], after: readonly (readonly Unit[])[]): Set<Unit> {
  const found = new Set<Unit>();
  let style: string | undefined;
  units.forEach((unit, i) => {
    const lines = after[i] ?? [];
    if (unit.prices.length) style = countNames(lines) >= SHARED ? lines[0]?.styleKey : undefined;
    else if (style !== undefined && unit.styleKey === style && unit.text) found.add(unit);
  });
  return found;
}

/** True for lines under "Add: bacon 2" that begin behind its first word and continue the list of additions. */
export function isUnderAddition(units: readonly Unit[], index: number): boolean {
  const unit = units[index];
  for (let i = index; unit?.text && i > 0; i--) {
    const [here, above] = [units[i], units[i - 1]];
    if (!here || !above?.text || here.gap > FAR || above.styleKey !== unit.styleKey || above.block !== unit.block)
      return false;
    if (ADDS.test(above.text)) return unit.x > above.x + unit.size;
    if (Math.abs(above.x - unit.x) > 0.5 * unit.size) return false;
  }
  return false;
}

const ADDS = /^\W*adds?\b/i;

/** True for a unit without price that is heavier, larger or in capitals beside the other. */
export function isStronger(unit: Unit, than: Unit): boolean {
  if (!unit.text || unit.prices.length || unit.block !== than.block || unit.styleKey === than.styleKey) return false;
  if (isHeavier(unit.weight, than.weight)) return true;
  if (isHeavier(than.weight, unit.weight)) return false;
  return unit.size > 1.04 * than.size || (isCapitals(unit.text) && !isCapitals(than.text));
}

export const farFromPrices = (units: readonly Unit[], index: number): boolean =>
  !units
    .slice(Math.max(0, index - NEAR), index + NEAR + 1)
    .some((other) => other.prices.length && other.page === units[index]?.page);

/** Maximum ratio of the distance within a wrapped name to the space above it, in one style. */
const TIGHT = 0.7;
const FAR = 1.7;
const TOP = 6;

/** Lines of names separated by signs, "Cola | Tonic | Lemonade", without prices; the last line may hold fewer. */
export function listLines(units: readonly Unit[]): Set<Unit> {
  const found = new Set<Unit>();
  units.forEach((unit, i) => {
    const above = units[i - 1];
    const signs = unit.rawText.match(/\s[|•·∙●](?=\s|$)/g)?.length ?? 0;
    const goesOn = above !== undefined && found.has(above) && above.styleKey === unit.styleKey && unit.gap < FAR;
    if (!unit.prices.length && !unit.sameLine && (signs >= 2 || (signs === 1 && goesOn))) found.add(unit);
  });
  return found;
}

const NAME_LINES = 3;

/** True directly under unpriced lines of its look and over a lesser text or a price: it continues the name that began above. */
export function goesOnAbove(units: readonly Unit[], index: number): boolean {
  const lower = units[index];
  if (!lower?.text || lower.sameLine || lower.prices.length || lower.confidence < 1 || lower.gap > FAR) return false;
  const isPart = (unit: Unit | undefined): unit is Unit =>
    !!unit?.text && unit.styleKey === lower.styleKey && unit.block === lower.block && !unit.prices.length;
  let first = index;
  while (index - first < NAME_LINES && isPart(units[first - 1]) && (units[first]?.gap ?? TOP) <= 1.1 * lower.gap)
    first--;
  let last = index;
  while (last - first < NAME_LINES && isPart(units[last + 1]) && (units[last + 1]?.gap ?? TOP) <= 1.1 * lower.gap)
    last++;
  const [top, next] = [units[first], units[last + 1]];
  if (!top || !next || first === index || last - first >= NAME_LINES || next.block !== lower.block) return false;
  return lower.gap < TIGHT * top.gap && (next.place === 'alone' || isStronger(lower, next));
}

/** True for two lines in one style of which the upper begins the name and the lower ends it with the price. */
export function isWrappedName(upper: Unit, lower: Unit, above: Unit | undefined): boolean {
  if (upper.prices.length || !lower.prices.length || !upper.text || !lower.text) return false;
  if (upper.styleKey !== lower.styleKey || upper.block !== lower.block || lower.sameLine || upper.sameLine)
    return false;
  // lines of pictures are uneven and have no styles
  if (upper.confidence < 1 || lower.gap > FAR || upper.text.length > NAME_LENGTH || isAddition(lower.text))
    return false;
  // under a name both are its description
  if (above && !above.sameLine && upper.gap <= 1.1 * lower.gap && isStronger(above, upper)) return false;
  if (endsOpen(upper.text) || startsOpen(lower.text)) return true;
  // the distance of the first line of a block says nothing
  return (
    upper.gap < TOP && lower.gap < TIGHT * upper.gap && !isSectionWord(upper.text) && !endsInSectionWord(upper.text)
  );
}
