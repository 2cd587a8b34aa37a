import { isSizeLabel } from '../price/size-label.ts';
import type { VisualLine } from './visual-line.ts';

/** Lines without the heads of columns of prices, which stand one below the other in the tree: "Hot", "Iced". */
export const withoutColumnHeads = (lines: readonly VisualLine[]): VisualLine[] =>
  lines.filter((line, i) => !isHead(line) || !(isHead(lines[i - 1]) || isHead(lines[i + 1])));

function isHead(line: VisualLine | undefined): boolean {
  if (line?.cells.length !== 1) return false;
  const text = (line.cells[0] ?? [])
    .map((run) => run.text)
    .join('')
    .trim();
  return isSizeLabel(text) || /^(?:hot|cold|iced?)$/i.test(text);
}
