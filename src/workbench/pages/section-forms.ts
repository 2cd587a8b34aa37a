import { type Html, html } from '../../pages/html.ts';
import { correctionWords } from '../correction-of.ts';
import type { SourceView } from '../source-view.ts';
import { sourceFields } from './workbench-page.ts';

const form = (fields: Html, body: Html, kind = '') =>
  html`<form class="edit${kind}" method="post" action="/workbench/corrections">${fields}${body}</form>`;

const nameField = (at: string, label: string, value: string) =>
  html`<div class="field"><label for="${at}-name">${label}</label><input id="${at}-name" name="name" value="${value}" required></div>`;

/** Corrections of a heading: its words, that it is none, or that no dishes are under it. */
export function headingForms(name: string, at: string, fields: Html): Html {
  const words = name || 'no heading';
  const hidden = html`<span class="visually-hidden">: ${words}</span>`;
  return html`<details class="more heading"><summary>Edit the heading${hidden}</summary>
${form(fields, html`${nameField(`${at}-heading`, 'Heading', name)}<p><button class="button">Edit the heading</button></p>`)}
${form(fields, html`<p><button class="button plain" name="no-heading" value="yes">Not a heading: move its dishes up</button> <button class="button plain" name="remove" value="yes">No dishes: remove all of them</button></p>`)}
</details>`;
}

/** Adds a dish that was not read. It comes behind `last`, and with scripts behind any dish. */
export function additionForm(last: string, at: string, fields: Html): Html {
  const id = `${at}-add`;
  const body = html`<input type="hidden" name="add" value="yes"><input type="hidden" name="item" value="${last}">
${nameField(id, 'Name', '')}
<div class="field"><label for="${id}-price">Price in pounds</label><input id="${id}-price" name="price" inputmode="decimal"></div>
<div class="field"><label for="${id}-description">Description</label><input id="${id}-description" name="description"></div>
<p><button class="button">Add</button></p>`;
  return html`<details class="more addition"><summary>Add a dish that was not read</summary>${form(fields, body)}</details>`;
}

export function renameMenuForm(name: string, at: string, source: Html): Html {
  const fields = html`${source}<input type="hidden" name="menu" value="${name}">`;
  const body = html`${nameField(at, 'Name of the menu', name)}<p><button class="button">Rename</button></p>`;
  return html`<details class="more"><summary>Rename the menu<span class="visually-hidden">: ${name}</span></summary>${form(fields, body)}</details>`;
}

const CURRENCIES = ['pounds', 'euros', 'US dollars', 'Australian dollars', 'Canadian dollars', 'New Zealand dollars'];

/** Decisions about a whole source: the currency of its prices, and its corrections with a button to undo each. */
export function wholeSource({ state, decisions }: SourceView): Html {
  const source = sourceFields(state);
  const { corrections, currencyOk, currency = currencyOk ? 'pounds' : '' } = decisions;
  const others = currency === '' || CURRENCIES.includes(currency) ? [] : [currency];
  const options = ['', ...CURRENCIES, ...others].map(
    (one) =>
      html`<option value="${one}"${one === currency && html` selected`}>${one || 'what the document says'}</option>`,
  );
  const made = corrections.toReversed().map((correction) => {
    const words = correctionWords(correction);
    const hidden = html`${source}<input type="hidden" name="correction" value="${JSON.stringify(correction)}">`;
    const button = html`<button class="button plain" name="take-back" value="yes">Undo<span class="visually-hidden">: ${words}</span></button>`;
    return html`<li>${words} ${form(hidden, button, ' undo')}</li>`;
  });
  return html`<details class="panel whole"><summary>All of this source${made.length > 0 && ` (${made.length} corrected)`}</summary>
${form(source, html`<div class="field"><label for="currency">All prices are in</label><select id="currency" name="currency">${options}</select></div><p><button class="button">Save</button></p>`)}
${made.length > 0 && html`<h2>Corrected</h2><ul class="corrected">${made}</ul>`}</details>`;
}
