import { isGroundless } from '@menu-data-service/menu-model/evidence';
import type { TaggedItem } from '@menu-data-service/menu-model/tagged-menu';
import { type Html, html } from '../../pages/html.ts';
import type { Cause } from '../causes.ts';
import { FLAGS } from '../correction-of.ts';
import type { SeenDish } from '../source-view.ts';
import { decisionForm } from './decision-form.ts';

interface DishPlace {
  readonly section: string;
  readonly back: string;
  readonly editAllergens: string;
  readonly own: readonly Cause[];
  readonly place: string | null;
  readonly hidden: Html;
}

export function dishBlock(
  { id, item }: SeenDish,
  { section, back, editAllergens, own, place, hidden }: DishPlace,
): Html {
  const flags = FLAGS.filter((flag) => item[flag]);
  const shown =
    place !== null &&
    html` <a class="show" href="#${place}">Show in the source<span class="visually-hidden">: ${item.name}</span></a>`;
  return html`<li class="card dish stop${own.length > 0 && ' doubtful'}" id="${id}" tabindex="-1" data-place="${place ?? ''}">
<div class="priced"><h4>${item.name}</h4><span class="price">${item.price === 0 ? '–' : `£${item.price.toFixed(2)}`}</span></div>
<p class="text">${item.description}</p>
<p class="quiet small">${[...flags, caloriesOf(item), item.allergens].filter(Boolean).join(' · ')}</p>
${own.map((cause) => html`<div class="doubt">${cause.map(({ reason }) => html`<p>${reason}</p>`)}${decisionForm(cause, `${back}#${id}`)}</div>`)}
<details class="more"><summary>Edit<span class="visually-hidden"> ${item.name}</span></summary>${dishForm(item, section, id, hidden)}
<p><a href="${editAllergens}">Edit allergens<span class="visually-hidden">: ${item.name}</span></a></p></details>${shown}
</li>`;
}

function caloriesOf({ calories, evidence }: TaggedItem): string {
  if (calories === 0 || evidence.some(isGroundless)) return '';
  const isStated = evidence.some(({ field, basis }) => field === 'calories' && basis === 'stated');
  return `${isStated ? '' : 'about '}${calories} kcal`;
}

/** The form that corrects a dish. It carries its original values, so that only changes become a correction. */
function dishForm(item: TaggedItem, section: string, at: string, hidden: Html): Html {
  const price = item.price === 0 ? '' : item.price.toFixed(2);
  const before = (field: string, value: string) => html`<input type="hidden" name="${field}-before" value="${value}">`;
  const text = (
    field: string,
    label: string,
    value: string,
    more?: Html,
  ) => html`<div class="field"><label for="${at}-${field}">${label}</label>
<input id="${at}-${field}" name="${field}" value="${value}"${more}>${before(field, value)}</div>`;
  return html`<form class="edit" method="post" action="/workbench/corrections">
${hidden}<input type="hidden" name="item" value="${item.name}"><input type="hidden" name="at" value="${at}">
${text('name', 'Name', item.name, html` required`)}
<p class="hint">Allergens that the old spelling points to stay; “Edit allergens” changes them.</p>
<div class="pair">${text('price', 'Price in pounds', price, html` inputmode="decimal"`)}${text('to-section', 'Section', section, html` list="sections"`)}</div>
${text('description', 'Description', item.description ?? '')}
<fieldset><legend>The menu says that it is</legend>${FLAGS.map((flag) => flagField(flag, item[flag]))}</fieldset>
<p><button class="button">Save</button> <button class="button plain" name="remove" value="yes">Not a dish: remove</button></p>
</form>`;
}

const flagField = (flag: string, is: boolean) =>
  html`<label class="choice"><input type="checkbox" name="${flag}"${is && html` checked`}> ${flag}</label>${is && html`<input type="hidden" name="${flag}-before" value="on">`}`;
