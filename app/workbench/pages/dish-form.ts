import type { TaggedItem } from '../../../src/domain/published-menu.ts';
import { type Html, html } from '../../../src/pages/html.ts';
import { FLAGS } from '../correction-of.ts';

/** The form that mends a dish. It brings along what it showed, so that only what was changed becomes a correction. */
export function dishForm(item: TaggedItem, section: string, at: string, hidden: Html): Html {
  const price = item.price === 0 ? '' : item.price.toFixed(2);
  const before = (field: string, value: string) => html`<input type="hidden" name="${field}-before" value="${value}">`;
  const text = (
    field: string,
    label: string,
    value: string,
    more?: Html,
  ) => html`<div class="field"><label for="${at}-${field}">${label}</label>
<input id="${at}-${field}" name="${field}" value="${value}"${more}>${before(field, value)}</div>`;
  return html`<form class="mend" method="post" action="/workbench/mend">
${hidden}<input type="hidden" name="item" value="${item.name}"><input type="hidden" name="at" value="${at}">
${text('name', 'Name', item.name, html` required`)}
<div class="pair">${text('price', 'Price in pounds', price, html` inputmode="decimal"`)}${text('to-section', 'Section', section, html` list="sections"`)}</div>
${text('description', 'Description', item.description ?? '')}
<fieldset><legend>The menu says that it is</legend>${FLAGS.map((flag) => flagField(flag, item[flag]))}</fieldset>
<p><button class="button">Mend</button> <button class="button plain" name="remove" value="yes">No dish: take it out</button></p>
</form>`;
}

const flagField = (flag: string, is: boolean) =>
  html`<label class="choice"><input type="checkbox" name="${flag}"${is && html` checked`}> ${flag}</label>${is && html`<input type="hidden" name="${flag}-before" value="on">`}`;
