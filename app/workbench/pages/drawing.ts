import type { DrawnSource, TaughtRole } from '@menu-data-service/menu-reader';
import { type Html, html } from '../../../src/pages/html.ts';
import type { SourceView } from '../source-view.ts';
import { sourceFields } from './workbench-page.ts';

const ROLES: Readonly<Record<DrawnSource['lines'][number]['role'], string>> = {
  title: 'name of a menu',
  heading: 'heading',
  item: 'dish',
  nameRest: 'rest of the name',
  description: 'description',
  price: 'price',
  other: 'left out',
};

/** The source as it is printed, in which each dish has a place and each line can be pointed at. */
export function drawingOf({ drawn: { pages, lines } }: SourceView): Html {
  // The reader writes the SVG and escapes the words of the document.
  if (pages !== null) return { html: pages.replace('<svg', '<svg role="img" aria-label="The pages of the document"') };
  return html`<ol class="lines">${lines.map(({ line, role, prices }, at) => html`<li id="line-${at}" class="place line" data-line="${at}"><span class="quiet">${ROLES[role]}</span> <span>${line}</span> <span>${prices}</span></li>`)}</ol>`;
}

/** Finds the place of each dish by its name in the lines of a web page; a line is the place of one dish only. */
export function lineFinder({ drawn: { pages, lines } }: SourceView): (name: string) => string | null {
  const words = pages === null ? lines.map(({ line }) => line.toLowerCase()) : [];
  const taken = new Set<number>();
  return (name) => {
    const at = words.findIndex((line, i) => !taken.has(i) && line.includes(name.toLowerCase()));
    if (at < 0) return null;
    taken.add(at);
    return `line-${at}`;
  };
}

const SAID: readonly (readonly [TaughtRole, string])[] = [
  ['dish', 'A dish'],
  ['heading', 'A heading'],
  ['description', 'Part of the dish above'],
  ['price', 'Its price'],
  ['rest of the name', 'More of its name'],
  ['left out', 'Leave out'],
];

/** Says what a line is, and what those are that look like it. With scripts a click on the line chooses it. */
export function teachingForm({ drawn: { lines }, state }: SourceView): Html {
  const options = lines.flatMap(({ line, nth, look, role, column }, at) =>
    line === ''
      ? []
      : html`<option value="${JSON.stringify({ line, nth, look })}" data-line="${at}" data-look="${look}" data-column="${column}" data-role="${role}">${line}: ${ROLES[role]}</option>`,
  );
  const buttons = SAID.map(
    ([role, words]) => html`<button class="button plain" name="role" value="${role}">${words}</button>`,
  );
  return html`<form class="mend teach" method="post" action="/workbench/mend">${sourceFields(state)}
<div class="field"><label for="line">What is this line?</label><select id="line" name="line" required><option value="">Choose a line or click it</option>${options}</select></div>
<div class="field"><label for="scope">With it</label><select id="scope" name="scope"><option value="">those that look like it and were read alike</option><option value="look">all that look like it</option><option value="column">those of its column that were read alike</option><option value="line">no other</option></select></div>
<p class="decide">${buttons}</p></form>`;
}
