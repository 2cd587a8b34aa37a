import type { SegmentRow } from '../layout/segment-rows.ts';
import { labelledPrices, variantPrices } from '../price/labelled-prices.ts';
import { codesBeside, priceCell } from '../price/price-cell.ts';
import type { PriceRegime } from '../price/price-regime.ts';
import type { PriceToken } from '../price/price-token.ts';
import type { Run, Segment } from '../segments/segment.ts';
import { withIntroduction } from '../stated/introduced-codes.ts';
import { isCodes } from '../text/codes.ts';
import { isAddition } from '../text/note-phrases.ts';
import { letterCount } from '../text/text-shape.ts';
import { type LinePart, lineParts } from './line-parts.ts';
import { mergeRuns } from './merge-runs.ts';
import { lowest, priceAlone } from './price-alone.ts';
import { takeMark } from './take-mark.ts';
import { addPrices, type LinePlace, type PricePlace, type Unit } from './unit.ts';

/** Minimum distance in type sizes from which a unit stands apart on its line. */
const WIDE = 1.4;

/** "with maple syrup | + bacon" before a price that is not the last of the line. */
const ENDS_IN_ADDITION = /(?:^|[|,;.)\s])\+\s?\p{L}[^+]*$/u;
const ENDS_IN_PLUS = /\(\s*\+\s*$/;

interface OpenLine {
  readonly place: LinePlace;
  readonly regime: PriceRegime;
  readonly units: Unit[];
  readonly waiting: PriceToken[];
  readonly waitingCodes: string[];
  previousEnd: number | null;
}

/** Cuts one line into units where its style changes, and assigns their prices and codes. */
export function lineUnits(row: SegmentRow, place: LinePlace, regime: PriceRegime): Unit[] {
  const line: OpenLine = { place, regime, units: [], waiting: [], waitingCodes: [], previousEnd: null };
  const segments = row.segments.sort((a, b) => a.x - b.x);
  const celled = segments.filter((segment) => segment.cells.some((cell) => cell.price?.length)).length;
  for (const segment of segments) readSegment(line, segment, celled === 1);
  takeMark(line.units);
  const [first] = line.units;
  if (line.waiting.length && first) addPrices(first, line.waiting, 'cellBefore');
  else if (line.waiting.length && segments[0]) line.units.push(priceAlone(segments[0], row.y, line));
  return line.units;
}

/** @param shared true where the prices of its cells may be those of the whole line */
function readSegment(line: OpenLine, segment: Segment, shared: boolean): void {
  const start = line.units.length;
  const sized = sizedPrices(segment);
  if (sized) takePrices(line, line.units[0], sized, 'cell');
  else for (const run of mergeRuns(segment.runs)) if (run.text.trim()) readRun(line, segment, run, start);
  if (!segment.cells.length) return;
  const [first] = line.units;
  const own = line.units[start];
  // "Salads, add chicken 3.00": the price is not that of all salads
  const isOfFirst = shared && !isAddition(own?.text ?? '');
  takeCells(line, segment, isOfFirst ? first : (own ?? first));
}

/** Prices with their sizes in another style: "7.50" and a small "SML". */
const sizedPrices = (segment: Segment): PriceToken[] | null =>
  segment.runs.length > 1 &&
  segment.price?.length &&
  segment.price.every((price) => price.label && price.form !== 'integer')
    ? segment.price
    : null;

function takePrices(
  { waiting }: OpenLine,
  host: Unit | undefined,
  prices: readonly PriceToken[],
  place: PricePlace,
): void {
  if (host) addPrices(host, prices, place);
  else waiting.push(...prices);
}

function readRun(line: OpenLine, segment: Segment, run: Run, start: number): void {
  if (line.regime.isAllergenNumbers(run.text.trim())) takeNumbers(line, segment, run);
  else if (!takePriceRun(line, segment, run, start) && !takeCodes(line, run, start))
    readText(line, segment, run, start);
}

function takePriceRun(line: OpenLine, segment: Segment, run: Run, start: number): boolean {
  const { units, regime } = line;
  const text = run.text.trim();
  const cell = priceCell(text) ?? (run.html?.hint === 'price' ? labelledPrices(text) : variantPrices(text));
  const mayBeInteger = regime.integerCell && (units.length > 0 || segment.price);
  if (!cell || !(mayBeInteger || cell.every((token) => token.form !== 'integer'))) return false;
  const host = units[start] ?? units[0];
  const before = units.at(-1)?.rawText ?? '';
  const isAdded = segment.cells.some(({ price }) => price?.length) && ENDS_IN_ADDITION.test(before);
  if (isAdded || ENDS_IN_PLUS.test(before)) return true;
  takePrices(line, host, cell, 'cell');
  (host?.codes ?? line.waitingCodes).push(...codesBeside(text));
  return true;
}

const CODES_AND_PRICE = /^(.*[)\]]|\p{L}{1,4})[\s–-]+(\S+)$/u;

/** Takes a run of codes of the preceding unit, with or without a price behind them; returns false for any other. */
function takeCodes({ units, regime }: OpenLine, run: Run, start: number): boolean {
  const last = units.at(-1);
  if (!last) return false;
  const text = run.text.trim();
  const [, codes = '', behind = ''] = CODES_AND_PRICE.exec(text) ?? [];
  const price = behind && isCodes(codes) ? priceCell(behind) : null;
  if (price?.length && (price[0]?.form !== 'integer' || regime.integerCell)) {
    last.codes.push(codes);
    addPrices(units[start] ?? last, price, 'cell');
    return true;
  }
  const areCodes = run.html?.hint === 'code' || (text.length < 24 && isCodes(text.replace(/…+/g, ' ')));
  if (areCodes) last.codes.push(withIntroduction(last.rawText, text));
  return areCodes;
}

function readText(line: OpenLine, segment: Segment, run: Run, start: number): void {
  const parts = lineParts(run.text.trim(), line.regime);
  parts.forEach((part, i) => {
    readPart(line, segment, run, part, start, i === parts.length - 1);
  });
  line.previousEnd = run.x1;
}

/** Takes allergen numbers: those of the line so far, or on a line of their own. */
function takeNumbers(line: OpenLine, segment: Segment, run: Run): void {
  const text = run.text.trim();
  const last = line.units.at(-1);
  if (last) last.codes.push(withIntroduction(last.rawText, text));
  else {
    const part = { text, prices: [], afterPrice: false, codes: [], endsInPrice: false };
    line.units.push(unitOf(line, segment, run, part, text));
  }
}

function readPart(line: OpenLine, segment: Segment, run: Run, part: LinePart, start: number, isLast: boolean): void {
  const { units } = line;
  const text = trimSigns(part.text);
  if (!letterCount(text)) {
    takePrices(line, units[start], part.prices, 'inline');
    return;
  }
  const unit = unitOf(line, segment, run, part, text);
  const last = units.at(-1);
  if (last && last.styleKey === unit.styleKey && !last.prices.length && !unit.wide && !unit.dash) {
    last.text += ` ${unit.text}`;
    last.rawText += ` ${unit.rawText}`;
    last.x1 = unit.x1;
    last.codes.push(...unit.codes);
    addPrices(last, part.prices, 'inline');
    return;
  }
  addPrices(unit, part.prices, 'inline');
  units.push(unit);
  const first = units[0];
  // a price at the end of a later run belongs to the first unit of its line
  if (
    first &&
    isLast &&
    part.endsInPrice &&
    unit.sameLine &&
    !first.prices.length &&
    !isAddition(unit.text) &&
    unit.styleKey !== first.styleKey
  ) {
    addPrices(first, unit.prices, 'cell');
    unit.prices = [];
  }
}

function unitOf(line: OpenLine, segment: Segment, run: Run, part: LinePart, text: string): Unit {
  const { units, place, previousEnd } = line;
  const last = units.at(-1);
  return {
    text,
    rawText: part.text,
    page: segment.page,
    ...place,
    x: run.x,
    x1: run.x1,
    y: segment.y,
    size: run.size,
    weight: run.weight,
    italic: run.italic,
    colour: run.colour,
    styleKey: run.styleKey,
    sameLine: units.length > 0,
    wide: previousEnd !== null && run.x - previousEnd > WIDE * run.size,
    afterPrice: part.afterPrice || (last?.prices.length ?? 0) > 0,
    dash: /^\s*[-–—:|]\s/.test(part.text) || /\s[-–—:]\s*$|:$/.test(last?.rawText ?? ''),
    prices: [],
    place: null,
    codes: [...part.codes],
    confidence: run.confidence,
    sizeLabels: false,
    ...(run.html ? { html: run.html } : {}),
  };
}

function takeCells(line: OpenLine, segment: Segment, host: Unit | undefined): void {
  if (!host) return;
  const cells = segment.cells.sort((a, b) => a.x - b.x);
  if (cells.some((cell) => cell.isLabel)) host.sizeLabels = true;
  const isNumbers = ({ text }: (typeof cells)[number]) => line.regime.isAllergenNumbers(text);
  host.codes.push(...cells.flatMap((cell) => (isNumbers(cell) ? [cell.text] : codesBeside(cell.text))));
  host.confidence = Math.min(host.confidence, lowest(cells.flatMap((cell) => cell.runs)));
  const tokens = cells.flatMap((cell) => (isNumbers(cell) ? [] : (cell.price ?? [])));
  const prices = tokens.filter((token) => token.form !== 'integer' || line.regime.integerCell);
  if (prices.length && host.place === 'inline' && ENDS_IN_ADDITION.test(host.rawText)) host.prices = [];
  host.prices.push(...prices);
  // a cell counts even without a price ("POA")
  host.place ??= 'cell';
}

function trimSigns(text: string): string {
  return text.replace(/^[\s|–—\-:;.,…/]+(?=\S)|[\s|–—:…/·∙•]+$|\s*[.,]*…[\s.,…]*$|\s+-+$/g, '').trim();
}
