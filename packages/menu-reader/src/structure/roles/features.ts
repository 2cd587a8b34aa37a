import { isSizeLabel } from '../price/size-label.ts';
import { isLegendOfOne, LEGEND_OF } from '../stated/legend.ts';
import { isCodes } from '../text/codes.ts';
import { listedNames } from '../text/listed-names.ts';
import { isAddition, isLegendEntry, isNotePhrase, isWeekday } from '../text/note-phrases.ts';
import { endsOpen, isCapitals, readsLikeDescription, startsLower, startsOpen, wordCount } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import { type DocumentFacts, isHeavy, styleClass } from './document-facts.ts';
import {
  countNames,
  farFromPrices,
  flows,
  goesOnAbove,
  isStronger,
  isUnderAddition,
  isWrappedName,
  listLines,
  underPrices,
  unpricedLines,
} from './neighbours.ts';
import { findPriceTails } from './price-tails.ts';
import { endsInSectionWord, isSectionWord } from './section-words.ts';
import type { StyleStatistics } from './style-statistics.ts';
import { namesMenu } from './title-words.ts';

/** Minimum share of priced lines in the look of names, and minimum number of lines of a look. */
const MOSTLY = 0.8;
const MIN = 5;

export type UnitFeatures = ReturnType<typeof unitFeatures>[number];

/** Features of each unit; sizes are relative, gaps in usual leadings, shares 0 to 1. */
export function unitFeatures(units: readonly Unit[], facts: DocumentFacts) {
  const spans = pageSpans(units);
  const notes = units.map((unit) => isNote(unit.text));
  const after = unpricedLines(units, notes);
  const under = underPrices(units, after);
  const overTails = findPriceTails(units);
  const lists = listLines(units);
  const legend = legendLines(units);
  const pagesOf = pagesByText(units);
  const textCount = Math.max(1, units.filter((unit) => unit.text).length);
  return units.map((unit, i) => {
    const previous = units[i - 1];
    const next = units[i + 1];
    const { text } = unit;
    return {
      priced: isPriced(unit),
      priceInline: unit.place === 'inline',
      size: unit.size / facts.itemSize,
      sizeToBody: unit.size / facts.bodySize,
      sizeToLargest: unit.size / facts.largestSize,
      bold: isHeavy(unit),
      capitals: isCapitals(text),
      otherColour: unit.colour !== facts.mainColour,
      lower: startsLower(text),
      text,
      length: text.length,
      words: wordCount(text),
      commas: Math.min(6, (text.match(/,/g) ?? []).length),
      fullStop: /[.!]$/.test(text),
      colon: /:$/.test(text),
      bracket: /^\(/.test(text),
      joiner: /\b(?:with|and|in|on|of|or|served|topped)\b/i.test(text),
      open: endsOpen(text),
      startsOpen: startsOpen(text),
      itemStyle: unit.styleKey === facts.itemStyle,
      underAddition: isUnderAddition(units, i),
      description: readsLikeDescription(text),
      sectionWord: isSectionWord(withoutAside(text)),
      sectionEnd: endsInSectionWord(text),
      sizeLabels: unit.sizeLabels && !unit.prices.length,
      codes: isCodes(text) && !isSectionInCodes(unit, facts),
      legend: isLegendEntry(unit.rawText || text) || legend.has(unit),
      menu: namesMenu(text),
      note: notes[i] ?? false,
      addition: isAddition(text),
      weekday: isWeekday(text) && !unit.html?.heading,
      star: /^[*†•+~]/.test(unit.rawText || text),
      gap: Math.min(6, unit.gap / facts.leading),
      sameLine: unit.sameLine,
      dash: unit.dash,
      first: previous?.block !== unit.block,
      last: next?.block !== unit.block,
      down: shareDown(unit, spans.get(unit.page)),
      repeated: (pagesOf.get(textKey(text))?.size ?? 0) > 1,
      previousOpen: endsOpen(previous?.text ?? ''),
      previousPriced: isPriced(previous),
      sameStyleAsPrevious: previous?.styleKey === unit.styleKey,
      amongNames: isAmongNames(previous, unit, facts.styles.get(styleClass(unit))),
      overList: overList(unit, next),
      overLike: next !== undefined && isOverLike(unit, next),
      nextPriceAlone: next?.place === 'alone',
      nextSameLine: next?.sameLine === true,
      opensName: next !== undefined && isWrappedName(unit, next, previous),
      endsName: previous !== undefined && isWrappedName(previous, unit, units[i - 2]),
      afterStronger: previous !== undefined && isStronger(previous, unit),
      heading: unit.html?.heading ?? 0,
      unpricedAfter: flows(after[i] ?? []) ? 1 : (after[i]?.length ?? 0),
      namesAfter: countNames(after[i] ?? []),
      underPrice: under.has(unit),
      farFromPrices: farFromPrices(units, i),
      goesOnAbove: goesOnAbove(units, i),
      overTail: overTails.names.has(unit),
      underName: overTails.tails.has(unit),
      listed: lists.has(unit),
      style: styleFeatures(unit, facts, textCount),
    };
  });
}

const isPriced = (unit: Unit | undefined): boolean => unit !== undefined && unit.prices.length > 0;

const isOverLike = ({ styleKey }: Unit, next: Unit): boolean => next.styleKey === styleKey && !next.sameLine;

/** 0 at the top of the page's text, 1 at its foot. */
const shareDown = ({ y }: Unit, [top, bottom]: readonly [number, number] = [0, 0]): number =>
  bottom > top ? (y - top) / (bottom - top) : 0;

/** A large line of its own such as "V" may be the heading of a section. */
const isSectionInCodes = ({ text, sameLine, size }: Unit, { itemSize }: DocumentFacts): boolean =>
  isSectionWord(text) && !sameLine && size > 1.1 * itemSize;

/** True for a line like the priced one above, in a look in which nearly all lines have prices. */
function isAmongNames(above: Unit | undefined, unit: Unit, style: StyleStatistics | undefined): boolean {
  if (!above?.prices.length || !style || style.priced < MOSTLY * style.count || style.count < MIN) return false;
  if (above.styleKey !== unit.styleKey || above.block !== unit.block || unit.sameLine || above.sameLine) return false;
  return !endsOpen(above.text) && !startsOpen(unit.text) && /^[\p{Lu}\d]/u.test(unit.text);
}

/** "Extra sides 3" over "chips, peas, salad". */
const overList = (unit: Unit, next: Unit | undefined): boolean =>
  next !== undefined &&
  !next.sameLine &&
  !next.prices.length &&
  next.styleKey !== unit.styleKey &&
  listedNames([next.text], unit.text) !== null;

/** "Breakfast (until 11.30)" is a heading, not opening hours. */
const withoutAside = (text: string): string => text.replace(/\s*\([^)]*\)\s*$/, '');

function isNote(text: string): boolean {
  const plain = withoutAside(text);
  if (plain !== text && isSectionWord(plain)) return false;
  return isNotePhrase(text) || (/[\d/|]/.test(text) && isSizeLabel(text));
}

function legendLines(units: readonly Unit[]): ReadonlySet<Unit> {
  const lines = units.filter((unit) => unit.prices.length === 0 && isLegendOfOne(unit.rawText || unit.text));
  return new Set(lines.length >= LEGEND_OF ? lines : []);
}

function styleFeatures(unit: Unit, facts: DocumentFacts, textCount: number) {
  const sums = facts.styles.get(styleClass(unit));
  const count = sums?.count ?? 1;
  return {
    count,
    share: count / textCount,
    priced: ((sums?.priced ?? 0) + 0.3) / (count + 1),
    followed: ((sums?.followed ?? 0) + 0.3) / (count + 1),
    length: (sums?.characters ?? 0) / count,
    sectionWords: (sums?.sectionWords ?? 0) / count,
    gapped: (sums?.gapped ?? 0) / count,
    descriptions: (sums?.descriptions ?? 0) / count,
    beforeDescription: ((sums?.beforeDescription ?? 0) + 0.2) / (count + 1),
    beforeName: ((sums?.beforeName ?? 0) + 0.2) / (count + 1),
    beforePriceAlone: (sums?.beforePriceAlone ?? 0) / count,
    distance: count > 1 ? (sums?.distance ?? 0) / (count - 1) : 0,
  };
}

function pageSpans(units: readonly Unit[]): Map<number, [number, number]> {
  const spans = new Map<number, [number, number]>();
  for (const unit of units) {
    const [top, bottom] = spans.get(unit.page) ?? [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    spans.set(unit.page, [Math.min(top, unit.y), Math.max(bottom, unit.y)]);
  }
  return spans;
}

const textKey = (text: string): string => text.toLowerCase().replace(/\d+/g, '#');

function pagesByText(units: readonly Unit[]): Map<string, Set<number>> {
  const pages = new Map<string, Set<number>>();
  for (const unit of units) {
    if (!unit.text) continue;
    const key = textKey(unit.text);
    const set = pages.get(key) ?? new Set<number>();
    pages.set(key, set.add(unit.page));
  }
  return pages;
}
