import { isSizeLabel } from '../price/size-label.ts';
import type { VisualLine } from './visual-line.ts';

/** Lines without the heads of columns of prices: "Price", or several that are one below the other in the tree, "Hot", "Iced". */
export const withoutColumnHeads = (lines: readonly VisualLine[]): VisualLine[] =>
  lines.filter(
    (line, i) => !/^prices?$/i.test(textOf(line)) && !(isHead(line) && (isHead(lines[i - 1]) || isHead(lines[i + 1]))),
  );

function isHead(line: VisualLine | undefined): boolean {
  const text = textOf(line);
  return isSizeLabel(text) || /^(?:hot|cold|iced?)$/i.test(text);
}

/** The text of a line of one cell. */
const textOf = (line: VisualLine | undefined): string =>
  line?.cells.length === 1
    ? (line.cells[0] ?? [])
        .map((run) => run.text)
        .join('')
        .trim()
    : '';
