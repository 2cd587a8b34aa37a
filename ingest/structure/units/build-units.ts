import type { Run, Segment } from '../layout/segment.ts';
import { type SegmentRow, segmentRows } from '../layout/segment-rows.ts';
import { labelledPrices, variantPrices } from '../price/labelled-prices.ts';
import { priceCell } from '../price/price-cell.ts';
import type { PriceRegime } from '../price/price-regime.ts';
import type { PriceToken } from '../price/price-token.ts';
import { isAddition } from '../roles/note-phrases.ts';
import { letterCount } from '../text/text-shape.ts';
import { attachCodeLines } from './attach-code-lines.ts';
import { isCodes } from './codes.ts';
import { dayPrices } from './day-prices.ts';
import { joinPartBold } from './join-part-bold.ts';
import { joinTableNames } from './join-table-names.ts';
import { type LinePart, lineParts } from './line-parts.ts';
import { mergeRuns } from './merge-runs.ts';
import { sizesAsPrices } from './size-units.ts';
import type { PricePlace, Unit } from './unit.ts';

/** A unit further than this from the one before on its line, in type sizes, stands apart. */
const WIDE = 1.4;
/** The strength of a drink says something of it without a letter. */
const STRENGTH = /^\d{1,2}(?:\.\d)?\s?%$/;
/** One to three letters of this size beside those of the name. */
const MARK = /^\p{Lu}(?:\/?\p{Lu}){0,2}$/u;
const MARK_SIZE = 0.75;
/** Gap of a line at the top of its block. */
const TOP = 9;

/** Cuts the lines of blocks in reading order into units. */
export function buildUnits(blocks: readonly Segment[][], regime: PriceRegime): Unit[] {
  const units: Unit[] = [];
  let line = 0;
  blocks.forEach((block, index) => {
    let above: number | null = null;
    for (const row of segmentRows(block)) {
      line++;
      const first = row.segments[0];
      if (!first) continue;
      const gap = first.gap ?? (above === null ? TOP : (row.y - above) / first.size);
      const added = lineUnits(row, { block: index, line, gap }, regime);
      units.push(...added);
      if (added.length) above = row.y;
    }
  });
  return joinTableNames(dayPrices(sizesAsPrices(joinPartBold(attachCodeLines(units)))));
}

interface LinePlace {
  readonly block: number;
  readonly line: number;
  readonly gap: number;
}

/** The units of one line while it is read. */
interface OpenLine {
  readonly place: LinePlace;
  readonly regime: PriceRegime;
  readonly units: Unit[];
  /** Prices met before any text. */
  readonly waiting: PriceToken[];
  previousEnd: number | null;
}

function lineUnits(row: SegmentRow, place: LinePlace, regime: PriceRegime): Unit[] {
  const line: OpenLine = { place, regime, units: [], waiting: [], previousEnd: null };
  const segments = row.segments.sort((a, b) => a.x - b.x);
  const celled = segments.filter((segment) => segment.cells.some((cell) => cell.price?.length)).length;
  for (const segment of segments) {
    const start = line.units.length;
    const sized = sizedPrices(segment);
    if (sized) takePrices(line, sized);
    else for (const run of mergeRuns(segment.runs)) if (run.text.trim()) readRun(line, segment, run, start);
    const own = line.units[start];
    // "Salads, add chicken 3.00": the price is not that of all salads
    const shared = celled === 1 && !isAddition(own?.text ?? '');
    if (segment.cells.length) takeCells(line, segment, (shared ? line.units[0] : own) ?? line.units[0]);
  }
  takeMark(line.units);
  const [first] = line.units;
  if (line.waiting.length && first) addPrices(first, line.waiting, 'cellBefore');
  else if (line.waiting.length && segments[0]) line.units.push(priceAlone(segments[0], row.y, place, line.waiting));
  return line.units;
}

/** Prices with their sizes in another style: "7.50" and a small "SML". */
const sizedPrices = (segment: Segment): PriceToken[] | null =>
  segment.runs.length > 1 &&
  segment.price?.length &&
  segment.price.every((price) => price.label && price.form !== 'integer')
    ? segment.price
    : null;

function takePrices({ units, waiting }: OpenLine, prices: readonly PriceToken[]): void {
  const [host] = units;
  if (host) addPrices(host, prices, 'cell');
  else waiting.push(...prices);
}

/** A mark in small letters before a name ("H/C" for hot or cold) is a code of the dish, not its name. */
function takeMark(units: Unit[]): void {
  const [mark, name] = units;
  if (!mark || !name || !MARK.test(mark.text) || mark.size > MARK_SIZE * name.size || isCodes(name.text)) return;
  name.codes.push(mark.text, ...mark.codes);
  name.prices.unshift(...mark.prices);
  name.place ??= mark.place;
  units.splice(0, 2, { ...name, sameLine: false, wide: false });
}

function readRun(line: OpenLine, segment: Segment, run: Run, start: number): void {
  const { units, regime } = line;
  const text = run.text.trim();
  const cell = priceCell(text) ?? (run.html?.hint === 'price' ? labelledPrices(text) : variantPrices(text));
  const last = units.at(-1);
  if (cell && (cell.every((token) => token.form !== 'integer') || (regime.integerCell && (last || segment.price)))) {
    const host = units[start] ?? units[0];
    if (host) addPrices(host, cell, 'cell');
    else line.waiting.push(...cell);
    return;
  }
  const coded = last && /^(.*[)\]]|\p{L}{1,4})[\s–-]+(\S+)$/u.exec(text);
  const codedPrice = coded?.[2] && isCodes(coded[1] ?? '') ? priceCell(coded[2]) : null;
  if (last && coded && codedPrice?.length && (codedPrice[0]?.form !== 'integer' || regime.integerCell)) {
    last.codes.push(coded[1] ?? '');
    addPrices(units[start] ?? last, codedPrice, 'cell');
    return;
  }
  if (last && text.length < 24 && isCodes(text.replace(/…+/g, ' '))) {
    last.codes.push(text);
    return;
  }
  if (last && run.html?.hint === 'code') {
    last.codes.push(text);
    return;
  }
  const parts = lineParts(text, regime);
  parts.forEach((part, i) => {
    readPart(line, segment, run, part, start, i === parts.length - 1);
  });
  line.previousEnd = run.x1;
}

function readPart(line: OpenLine, segment: Segment, run: Run, part: LinePart, start: number, isLast: boolean): void {
  const { units, waiting } = line;
  const text = trimSigns(part.text);
  const host = units[start];
  if (!letterCount(text) && !STRENGTH.test(text)) {
    if (host) addPrices(host, part.prices, 'inline');
    else waiting.push(...part.prices);
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
    line.previousEnd = run.x1;
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
  const html = run.html ?? segment.html;
  return {
    text,
    rawText: part.text,
    page: segment.page,
    block: place.block,
    line: place.line,
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
    gap: place.gap,
    confidence: run.confidence,
    sizeLabels: false,
    ...(html ? { html } : {}),
  };
}

function takeCells(line: OpenLine, segment: Segment, host: Unit | undefined): void {
  if (!host) return;
  const cells = segment.cells.sort((a, b) => a.x - b.x);
  if (cells.some((cell) => cell.isLabel)) host.sizeLabels = true;
  const tokens = cells.flatMap((cell) => cell.price ?? []);
  host.confidence = Math.min(host.confidence, lowest(cells.flatMap((cell) => cell.runs)));
  addCell(
    host,
    tokens.filter((token) => token.form !== 'integer' || line.regime.integerCell),
  );
}

function priceAlone(segment: Segment, y: number, place: LinePlace, prices: readonly PriceToken[]): Unit {
  const html = segment.runs[0]?.html ?? segment.html;
  return {
    text: '',
    rawText: '',
    page: segment.page,
    block: place.block,
    line: place.line,
    x: segment.x,
    x1: segment.x1,
    y,
    size: segment.size,
    weight: 400,
    italic: false,
    colour: segment.runs[0]?.colour ?? '',
    styleKey: 'price',
    sameLine: false,
    wide: false,
    afterPrice: false,
    dash: false,
    prices: [...prices],
    place: 'alone',
    codes: [],
    gap: place.gap,
    confidence: lowest(segment.runs),
    sizeLabels: false,
    ...(html ? { html } : {}),
  };
}

const lowest = (runs: readonly Run[]): number => Math.min(1, ...runs.map((run) => run.confidence));

function addPrices(unit: Unit, prices: readonly PriceToken[], place: PricePlace): void {
  if (prices.length) addTo(unit, prices, place);
}

/** A cell counts even where it holds no price ("POA"). */
const addCell = (unit: Unit, prices: readonly PriceToken[]): void => addTo(unit, prices, 'cell');

function addTo(unit: Unit, prices: readonly PriceToken[], place: PricePlace): void {
  unit.prices.push(...prices);
  unit.place ??= place;
}

function trimSigns(text: string): string {
  return text.replace(/^[\s|–—\-:.,…/]+(?=\S)|[\s|–—:…/]+$|\s+-+$/g, '').trim();
}
