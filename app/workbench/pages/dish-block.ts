import { type Html, html } from '../../../src/pages/html.ts';
import type { Cause } from '../causes.ts';
import { FLAGS } from '../correction-of.ts';
import type { SeenDish } from '../source-view.ts';
import { decisionForm } from './decision-form.ts';
import { dishForm } from './dish-form.ts';

interface DishPlace {
  readonly section: string;
  /** Address of the page. */
  readonly back: string;
  /** Address of the form for its allergens. */
  readonly mendAllergens: string;
  /** What is to look at of the dish. */
  readonly own: readonly Cause[];
  /** Id of its place in the drawing. */
  readonly place: string | null;
  /** Fields that say where it is read. */
  readonly hidden: Html;
}

/** A dish as it is understood, with what is in doubt of it and the form that mends it. */
export function dishBlock(
  { id, item }: SeenDish,
  { section, back, mendAllergens, own, place, hidden }: DishPlace,
): Html {
  const flags = FLAGS.filter((flag) => item[flag]);
  const shown =
    place !== null &&
    html` <a class="show" href="#${place}">Show in the source<span class="visually-hidden">: ${item.name}</span></a>`;
  return html`<li class="card dish stop${own.length > 0 && ' doubtful'}" id="${id}" tabindex="-1" data-place="${place ?? ''}">
<div class="priced"><h4>${item.name}</h4><span class="price">${item.price === 0 ? '–' : `£${item.price.toFixed(2)}`}</span></div>
<p class="text">${item.description}</p>
<p class="quiet small">${[...flags, `${item.calories} kcal`, item.allergens].join(' · ')}</p>
${own.map((cause) => html`<div class="doubt">${cause.map(({ reason }) => html`<p>${reason}</p>`)}${decisionForm(cause, `${back}#${id}`)}</div>`)}
<details class="more"><summary>Mend<span class="visually-hidden"> ${item.name}</span></summary>${dishForm(item, section, id, hidden)}
<p><a href="${mendAllergens}">Mend its allergens<span class="visually-hidden">: ${item.name}</span></a></p></details>${shown}
</li>`;
}
