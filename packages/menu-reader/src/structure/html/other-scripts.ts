import type { HtmlRun, VisualLine } from './visual-line.ts';

/** Lines in which a name in another script goes on the name before it, whatever its element: "Beef Ribs" "갈비". */
export const withOtherScripts = (lines: readonly VisualLine[]): VisualLine[] =>
  lines.map((line) => ({ ...line, cells: line.cells.map(joinScripts) }));

function joinScripts(cell: readonly HtmlRun[]): HtmlRun[] {
  const joined: HtmlRun[] = [];
  for (const run of cell) {
    const last = joined.at(-1);
    if (last && /\p{Script=Latin}/u.test(last.text) && isOtherScript(run.text))
      joined[joined.length - 1] = { ...last, text: `${last.text.trimEnd()} ${run.text.trimStart()}` };
    else joined.push(run);
  }
  return joined;
}

const isOtherScript = (text: string): boolean =>
  /\p{L}/u.test(text) && !/\p{Script=Latin}|[\d£$€]/u.test(text) && text.trim().length <= 40;
