import { currencyOf } from '../price/currencies.ts';
import { priceCell } from '../price/price-cell.ts';
import type { Run, Segment } from '../segments/segment.ts';
import { isBold } from '../segments/style-key.ts';
import { closeApostrophes, closeLetterSpacing, LEADER } from '../text/clean-text.ts';
import { isCodes } from '../text/codes.ts';
import type { HtmlLook, HtmlRun, VisualLine } from './visual-line.ts';

/** Synthetic geometry: lines 100 apart, letters 5 wide, cells 40 apart. Gaps come from the lines themselves. */
const LINE = 100;
const LETTER = 5;
const CELL = 40;

/** Converts visual lines to segments, so that one recogniser reads pages and documents. */
export function lineSegments(blocks: readonly VisualLine[][]): Segment[][] {
  let y = 0;
  return blocks
    .map((block) =>
      block.flatMap((line) => {
        y += LINE;
        return attachCells(rowSegments(line, y));
      }),
    )
    .filter((block) => block.length);
}

function rowSegments(line: VisualLine, y: number): Segment[] {
  let x = 0;
  const row: Segment[] = [];
  for (const cell of line.cells) {
    const start = x;
    const runs: Run[] = [];
    for (const part of legendLine(cell) ?? joinSigns(cell)) {
      runs.push(runOf(part, runs.at(-1), x));
      x += part.text.length * LETTER;
    }
    x += CELL;
    const text = runs
      .map((run) => run.space + run.text)
      .join('')
      .trim();
    row.push({
      page: 1,
      x: start,
      x1: x - CELL,
      y,
      size: Math.max(...runs.map((run) => run.size)),
      text,
      runs,
      price: priceCell(text),
      isLabel: false,
      cells: [],
      gap: line.gap,
    });
  }
  return row;
}

function joinSigns(cell: readonly HtmlRun[]): HtmlRun[] {
  return cell.flatMap((run, i) => {
    const [before, next] = [cell[i - 1], cell[i + 1]];
    if (isSign(run) && next && /^\s*\d/.test(next.text)) return [];
    if (before && isSign(before) && /^\s*\d/.test(run.text))
      return [{ ...run, text: `${before.text.trimEnd()}${run.text.trimStart()}` }];
    return [run];
  });
}

const isSign = ({ text }: HtmlRun): boolean => currencyOf(text) !== undefined;

const EXPLAINS =
  /^\W*(?:suitable|veg|gluten|dairy|milk|nuts?|contains?|may contain|spicy|mild|medium|hot|halal|plant|non|no |can be)/i;

/** "<sup>v</sup> vegetarian <sup>gf</sup> gluten free" is one text, not codes of dishes. */
function legendLine(cell: readonly HtmlRun[]): HtmlRun[] | null {
  const isMark = ({ text, look }: HtmlRun): boolean => look.hint === 'code' || isCodes(text);
  const explained = cell.filter((run, i) => {
    const next = cell[i + 1];
    return isMark(run) && next && EXPLAINS.test(next.text);
  });
  const words = cell.find((run) => !isMark(run) && run.text.trim());
  return explained.length >= 2 && words ? [{ text: cell.map((run) => run.text).join(' '), look: words.look }] : null;
}

function runOf({ text: raw, look }: HtmlRun, before: Run | undefined, x: number): Run {
  const text = closeApostrophes(closeLetterSpacing(raw.replace(LEADER, ' … ').replace(/\s+/g, ' ')));
  const apart = before !== undefined && (/\s$/.test(before.text) || /^\s/.test(text));
  return {
    text: text.trimStart(),
    space: apart ? ' ' : '',
    x,
    x1: x + text.length * LETTER,
    size: look.size,
    weight: look.weight,
    italic: look.italic,
    colour: look.colour,
    font: '',
    confidence: 1,
    styleKey: styleKeyOf(look),
    html: look,
  };
}

function attachCells(row: Segment[]): Segment[] {
  const texts = row.filter((segment) => !segment.price);
  const [first] = row;
  if (!first) return [];
  if (!texts.length) {
    const prices = row.flatMap((segment) => segment.price ?? []);
    return [{ ...first, text: row.map((s) => s.text).join(' | '), runs: row.flatMap((s) => s.runs), price: prices }];
  }
  for (const cell of row) {
    if (!cell.price) continue;
    const host = texts.findLast((text) => text.x <= cell.x) ?? texts[0];
    host?.cells.push(cell);
  }
  return texts;
}

/** The end of the path stands for the font; weight, slant, size and colour may also come from attributes. */
function styleKeyOf({ element, weight, italic, size, colour }: HtmlLook): string {
  return `${element.path.slice(-3).join('>')}|${isBold(weight) ? 'b' : ''}${italic ? 'i' : ''}|${Math.round(size)}|${colour}`;
}
