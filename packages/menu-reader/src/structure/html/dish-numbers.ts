import type { HtmlRun, VisualLine } from './visual-line.ts';

/** "A1", "D12-B": a letter keeps it apart from a price. */
const NUMBER = /^\s*\p{Lu}{1,2}\d{1,3}(?:-[\p{Lu}\d])?[.):]?\s*$/u;
/** Fewer lines that begin so may begin with a word. */
const FEWEST = 4;

/** Lines without the numbers of dishes that are before the names in elements of their own. */
export function withoutDishNumbers(blocks: readonly VisualLine[][]): VisualLine[][] {
  if (blocks.flat().filter(isNumbered).length < FEWEST) return blocks.map((lines) => [...lines]);
  return blocks.map((lines) => lines.map((line) => (isNumbered(line) ? withoutFirst(line) : line)));
}

function isNumbered({ cells }: VisualLine): boolean {
  const runs = cells.flat();
  return NUMBER.test(runs[0]?.text ?? '') && runs.slice(1).some(({ text }) => /\p{L}{2}/u.test(text));
}

function withoutFirst(line: VisualLine): VisualLine {
  const [first, ...others] = line.cells;
  const rest: HtmlRun[] = (first ?? []).slice(1);
  return { ...line, cells: rest.length ? [rest, ...others] : others };
}
