import { endsOpen, isCapitals, readsLikeDescription, startsLower, startsOpen, wordCount } from '../text/text-shape.ts';
import { isCodes } from '../units/codes.ts';
import type { Unit } from '../units/unit.ts';
import { type DocumentFacts, isHeavy, styleClass } from './document-facts.ts';
import { isAddition, isLegendEntry, isMealPrice, isNotePhrase } from './note-phrases.ts';
import { endsInSectionWord, isSectionWord, namesMenu } from './section-words.ts';

/** What the scores look at, for one unit. Sizes are relative, gaps in usual leadings, shares 0 to 1. */
export interface UnitFeatures {
  readonly priced: boolean;
  readonly priceInline: boolean;
  readonly size: number;
  readonly sizeToBody: number;
  readonly sizeToLargest: number;
  readonly bold: boolean;
  readonly capitals: boolean;
  readonly otherColour: boolean;
  readonly lower: boolean;
  readonly text: string;
  readonly length: number;
  readonly words: number;
  readonly commas: number;
  readonly fullStop: boolean;
  readonly colon: boolean;
  readonly bracket: boolean;
  readonly joiner: boolean;
  readonly open: boolean;
  readonly startsOpen: boolean;
  /** Looks like most units with prices. */
  readonly itemStyle: boolean;
  /** Stands on one line after an addition. */
  readonly afterAddition: boolean;
  readonly description: boolean;
  readonly sectionWord: boolean;
  readonly sectionEnd: boolean;
  readonly sizeLabels: boolean;
  readonly codes: boolean;
  readonly legend: boolean;
  readonly menu: boolean;
  readonly note: boolean;
  readonly addition: boolean;
  readonly mealPrice: boolean;
  readonly star: boolean;
  readonly gap: number;
  readonly sameLine: boolean;
  readonly dash: boolean;
  readonly first: boolean;
  readonly last: boolean;
  /** 0 at the top of the page's text, 1 at its foot. */
  readonly down: number;
  readonly repeated: boolean;
  readonly previousOpen: boolean;
  readonly previousPriced: boolean;
  readonly sameStyleAsPrevious: boolean;
  readonly nextPriceAlone: boolean;
  readonly nextSameLine: boolean;
  /** The unit before has no price and is set stronger: heavier, larger or in capitals. */
  readonly afterStronger: boolean;
  readonly heading: number;
  /** Short lines without price that follow at once, each a line of its own in another style, up to 9. */
  readonly unpricedAfter: number;
  /** Those among them that read like names and share the style of the first. */
  readonly namesAfter: number;
  /** One of the names that follow a unit whose price seems to hold for all of them. */
  readonly underPrice: boolean;
  /** No price stands near on its page. */
  readonly farFromPrices: boolean;
  readonly style: StyleFeatures;
}

/** Of the unit's style class, smoothed where it says so. */
export interface StyleFeatures {
  readonly count: number;
  readonly share: number;
  readonly priced: number;
  readonly followed: number;
  readonly length: number;
  readonly sectionWords: number;
  readonly gapped: number;
  readonly descriptions: number;
  readonly beforeDescription: number;
  readonly beforeName: number;
  readonly beforePriceAlone: number;
  readonly distance: number;
}

export function unitFeatures(units: readonly Unit[], facts: DocumentFacts): UnitFeatures[] {
  const spans = pageSpans(units);
  const under = underPrices(units);
  const pagesOf = pagesByText(units);
  const textCount = Math.max(1, units.filter((unit) => unit.text).length);
  return units.map((unit, i) => {
    const previous = units[i - 1];
    const next = units[i + 1];
    const [top, bottom] = spans.get(unit.page) ?? [0, 0];
    const { text } = unit;
    return {
      priced: unit.prices.length > 0,
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
      afterAddition: followsAddition(units, i),
      description: readsLikeDescription(text),
      sectionWord: isSectionWord(text),
      sectionEnd: endsInSectionWord(text),
      sizeLabels: unit.sizeLabels && !unit.prices.length,
      codes: isCodes(text),
      legend: isLegendEntry(unit.rawText || text),
      menu: namesMenu(text),
      note: isNotePhrase(text),
      addition: isAddition(text),
      mealPrice: isMealPrice(text),
      star: /^[*†•+~]/.test(unit.rawText || text),
      gap: Math.min(6, unit.gap / facts.leading),
      sameLine: unit.sameLine,
      dash: unit.dash,
      first: !previous || previous.block !== unit.block,
      last: !next || next.block !== unit.block,
      down: bottom > top ? (unit.y - top) / (bottom - top) : 0,
      repeated: (pagesOf.get(textKey(text))?.size ?? 0) > 1,
      previousOpen: endsOpen(previous?.text ?? ''),
      previousPriced: (previous?.prices.length ?? 0) > 0,
      sameStyleAsPrevious: previous?.styleKey === unit.styleKey,
      nextPriceAlone: next?.place === 'alone',
      nextSameLine: next?.sameLine ?? false,
      afterStronger: previous !== undefined && isStronger(previous, unit),
      heading: unit.html?.heading ?? 0,
      unpricedAfter: unpricedAfter(units, i).length,
      namesAfter: namesAfter(units, i),
      underPrice: under.has(unit),
      farFromPrices: farFromPrices(units, i),
      style: styleFeatures(unit, facts, textCount),
    };
  });
}

function styleFeatures(unit: Unit, facts: DocumentFacts, textCount: number): StyleFeatures {
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

/** Pages on which each text stands; running heads and feet stand on several. */
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

function unpricedAfter(units: readonly Unit[], index: number): Unit[] {
  const unit = units[index];
  const found: Unit[] = [];
  for (const other of units.slice(index + 1, index + 12)) {
    if (other.sameLine && found.length) continue;
    if (other.prices.length || other.styleKey === unit?.styleKey || other.block !== unit?.block) break;
    if (other.sameLine || other.text.length > 70 || startsLower(other.text) || isNotePhrase(other.text)) break;
    found.push(other);
  }
  return found;
}

function namesAfter(units: readonly Unit[], index: number): number {
  const after = unpricedAfter(units, index);
  return after.filter((unit) => unit.styleKey === after[0]?.styleKey && !readsLikeDescription(unit.text)).length;
}

function followsAddition(units: readonly Unit[], index: number): boolean {
  for (let i = index; i > 0 && units[i]?.sameLine; i--) if (isAddition(units[i - 1]?.text ?? '')) return true;
  return false;
}

function isStronger(unit: Unit, than: Unit): boolean {
  if (!unit.text || unit.prices.length || unit.block !== than.block || unit.styleKey === than.styleKey) return false;
  if (isHeavy(unit) !== isHeavy(than)) return isHeavy(unit);
  return unit.size > 1.04 * than.size || (isCapitals(unit.text) && !isCapitals(than.text));
}

/** Names that must follow a price for it to hold for all of them. */
const SHARED = 3;

function underPrices(units: readonly Unit[]): Set<Unit> {
  const found = new Set<Unit>();
  let style: string | undefined;
  units.forEach((unit, i) => {
    if (unit.prices.length) style = namesAfter(units, i) >= SHARED ? unpricedAfter(units, i)[0]?.styleKey : undefined;
    else if (style !== undefined && unit.styleKey === style && unit.text) found.add(unit);
  });
  return found;
}

/** Units on either side among which a price would count as near. */
const NEAR = 7;

const farFromPrices = (units: readonly Unit[], index: number): boolean =>
  !units
    .slice(Math.max(0, index - NEAR), index + NEAR + 1)
    .some((other) => other.prices.length && other.page === units[index]?.page);
