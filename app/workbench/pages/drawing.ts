import { type Html, html } from '../../../src/pages/html.ts';
import type { SourceView } from '../source-view.ts';

/** The lines of a web page, each with the id that a dish can refer to. */
const linesOf = (drawing: string): readonly string[] => drawing.split('\n');

/** The source as it is printed, in which each dish has a place. */
export function drawingOf({ drawing }: SourceView): Html {
  // The reader writes the SVG and escapes the words of the document.
  if (drawing.startsWith('<svg'))
    return { html: drawing.replace('<svg', '<svg role="img" aria-label="The pages of the document"') };
  const lines = linesOf(drawing).map((line, at) => html`<li id="line-${at}" class="place">${line}</li>`);
  return html`<ol class="lines">${lines}</ol>`;
}

/** Finds the place of each dish by its name in the lines of a web page; a line is the place of one dish only. */
export function lineFinder({ drawing }: SourceView): (name: string) => string | null {
  const lines = drawing.startsWith('<svg') ? [] : linesOf(drawing).map((line) => line.toLowerCase());
  const taken = new Set<number>();
  return (name) => {
    const at = lines.findIndex((line, i) => !taken.has(i) && line.includes(name.toLowerCase()));
    if (at < 0) return null;
    taken.add(at);
    return `line-${at}`;
  };
}
