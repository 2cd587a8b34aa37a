import { labelledPrices } from '../price/labelled-prices.ts';
import { priceCell } from '../price/price-cell.ts';
import type { PriceToken } from '../price/price-token.ts';
import type { TreeElement } from '../segments/html-origin.ts';
import { classHint } from './class-hint.ts';
import type { LineWalk } from './line-walk.ts';
import { BLOCK_TAGS } from './tags.ts';
import { childElements } from './tree.ts';
import type { HtmlLook, HtmlRun } from './visual-line.ts';

const flatText = (element: TreeElement): string => element.text.replace(/\s+/g, ' ').trim();

/** Prices of a cell; in a price cell by its class, also prices that are each behind a name. */
function cellPrices(cell: TreeElement): PriceToken[] | null {
  const text = flatText(cell);
  const labelled = (): PriceToken[] | null => (classHint(cell) === 'price' ? labelledPrices(text) : null);
  return priceCell(text) ?? labelled();
}

/** Reads a row of single-line cells as one line; where several cells have several lines, each cell is a block. */
export function readTableRow(walk: LineWalk, row: TreeElement, look: HtmlLook): void {
  const { lines } = walk;
  const cells = childElements(row).filter((child) => child.tag === 'td' || child.tag === 'th');
  const filled = cells.filter((cell) => cell.length > 0);
  if (isTableHead(cells, filled)) {
    const [first] = cells;
    lines.endLine(1.3);
    if (first && !COLUMN_NAME.test(flatText(first))) walk.children(first, cellLook(first, look));
    lines.endLine(1.3);
    return;
  }
  const priceCells = filled.filter(cellPrices);
  const textCells = filled.filter((cell) => !priceCells.includes(cell));
  if (textCells.length > 1 && filled.some((cell) => lineCount(cell) > 1)) {
    for (const cell of cells) {
      lines.endBlock();
      walk.children(cell, cellLook(cell, look));
    }
    lines.endBlock();
    return;
  }
  lines.endLine(1.3);
  const [text] = textCells;
  const [price] = priceCells;
  if (text && price && textCells.length === 1 && cells.indexOf(text) < cells.indexOf(price)) {
    lines.holdCells(priceLines(text, priceCells, look));
    walk.children(text, cellLook(text, look));
    lines.endLine(1.3);
    lines.holdCells([]);
    return;
  }
  cells.forEach((cell, i) => {
    if (i) lines.nextCell();
    walk.children(cell, cellLook(cell, look));
  });
  lines.endLine(1.3);
}

const COLUMN_NAME = /^(?:(?:menu )?items?|names?|dish(?:es)?|products?|descriptions?|details|drinks?|no\.?|#)?$/i;

/** True for a row of header cells over columns; only its first cell can name a section. */
const isTableHead = (cells: readonly TreeElement[], filled: readonly TreeElement[]): boolean =>
  cells.length > 1 && filled.every((cell) => cell.tag === 'th' && !priceCell(flatText(cell)));

function priceLines(text: TreeElement, priceCells: readonly TreeElement[], look: HtmlLook): HtmlRun[][][] {
  const runOf = (cell: TreeElement, words: string): HtmlRun[] => [
    { text: words, look: { ...cellLook(cell, look), hint: 'price' } },
  ];
  const count = lineCount(text);
  const [only] = priceCells;
  const prices = only ? (cellPrices(only) ?? []) : [];
  if (only && priceCells.length === 1 && count > 1 && count === lineCount(only) && prices.length === count) {
    const words = flatText(only);
    return prices.map((price) => [runOf(only, words.slice(price.start, price.end))]);
  }
  return [priceCells.map((cell) => runOf(cell, flatText(cell)))];
}

const cellLook = (cell: TreeElement, look: HtmlLook): HtmlLook => ({
  ...look,
  weight: cell.tag === 'th' ? 700 : look.weight,
  hint: classHint(cell) ?? look.hint,
  element: cell,
});

const lineCount = (cell: TreeElement): number =>
  shownText(cell)
    .split('\n')
    .filter((line) => line.trim()).length;

function shownText(element: TreeElement): string {
  const texts = element.children.map((child) => {
    if (typeof child === 'string') return child.replace(/\s+/g, ' ');
    const isBreak = BLOCK_TAGS.has(child.tag) || child.tag === 'br';
    return isBreak ? `\n${shownText(child)}\n` : shownText(child);
  });
  return texts.join('');
}
