import { type Html, html } from '../../pages/html.ts';

/** The keys of a page, with a switch for those whose tools use letters themselves (WCAG 2.1.4). Without scripts there are none. */
export function keysPanel(keys: readonly (readonly [string, string])[]): Html {
  const entries = keys.map(
    ([key, does]) => html`<dt>${key.split(', ').map((one) => html`<kbd>${one}</kbd> `)}</dt><dd>${does}</dd>`,
  );
  return html`<details class="panel keys" hidden><summary>Keys</summary><dl class="facts">${entries}</dl>
<label class="choice"><input type="checkbox" id="keys" checked> Use single-letter keys</label></details>`;
}
