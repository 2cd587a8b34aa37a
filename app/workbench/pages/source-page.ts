import { type Html, html } from '../../../src/pages/html.ts';
import type { ReviewItem } from '../../../src/ports/review-store.ts';
import type { LatestChanges } from '../latest-changes.ts';
import type { SeenDish, SeenMenu, SourceView } from '../source-view.ts';
import { dishForm } from './dish-form.ts';
import { drawingOf, lineFinder } from './drawing.ts';
import { allergensPath, day, sourceFields, sourceName, sourcePath, workbenchPage } from './workbench-page.ts';
import { decisionForm } from './worklist-page.ts';

/** A source beside what was understood of it; each dish can be mended in its place. */
export function sourcePage(view: SourceView, entries: readonly ReviewItem[], said?: string): string {
  const { restaurant, state, menus, changes } = view;
  const back = sourcePath(restaurant.id, state.sourceUrl);
  const of = new URLSearchParams({ restaurant: restaurant.id, source: state.sourceUrl });
  const general = entries.filter(({ kind }) => kind !== 'dish');
  const findLine = lineFinder(view);
  const dishBlock =
    (menu: SeenMenu, section: string) =>
    (dish: SeenDish): Html => {
      const own = entries.filter(
        (one) => one.item === dish.item.name && one.section === section && one.menu === menu.name,
      );
      return dishItem(dish, {
        ...{ at: dish.id, menu: menu.name, section, back, own },
        mendAllergens: allergensPath({ restaurantId: restaurant.id, sourceUrl: state.sourceUrl }, dish.id),
        place: dish.place ?? findLine(dish.item.name),
        hidden: sourceFields(restaurant.id, state.sourceUrl),
      });
    };
  const names = [...new Set(menus.flatMap(({ sections }) => sections.map(({ name }) => name)))].filter(Boolean);
  const main = html`<ul class="crumbs"><li><a href="/workbench">Worklist</a></li><li><a href="/workbench/sources">Sources</a></li></ul>
<h1>${restaurant.name}</h1>
<p class="quiet small">${sourceName(state.sourceUrl)}, ${state.lastOutcome ?? 'not checked'}${state.lastCheck ? ` ${day(state.lastCheck)}` : ''}. <a href="/workbench/document?${of.toString()}">The document itself</a></p>
${said === undefined ? undefined : html`<p class="notice" role="status">${said}</p>`}
${general.map((entry) => html`<div class="notice bad"><p><strong>${entry.menu}</strong> ${entry.reason}</p>${decisionForm(entry, back)}</div>`)}
${changes.map(changesBlock)}
<datalist id="sections">${names.map((name) => html`<option value="${name}"></option>`)}</datalist>
<div class="beside">
<div class="drawing" tabindex="0" role="region" aria-label="The source">${drawingOf(view)}</div>
<div class="understood">${menus.map((menu) => menuBlock(menu, dishBlock))}</div>
</div>`;
  return workbenchPage({ path: '/workbench/sources', title: restaurant.name, main, broad: true });
}

function changesBlock({ menu, version, lines }: LatestChanges): Html {
  return html`<details class="panel"><summary>What changed with version ${version} of ${menu}</summary>
<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></details>`;
}

function menuBlock(menu: SeenMenu, dishBlock: (menu: SeenMenu, section: string) => (dish: SeenDish) => Html): Html {
  const sections = menu.sections.map(
    ({ name, dishes }) =>
      html`<section><h3>${name || '(no heading)'}</h3><ul class="cards">${dishes.map(dishBlock(menu, name))}</ul></section>`,
  );
  return html`<h2>${menu.name}</h2>${sections}`;
}

interface DishPlace {
  readonly at: string;
  readonly menu: string;
  readonly section: string;
  readonly back: string;
  /** Address of the form for its allergens. */
  readonly mendAllergens: string;
  /** What is to look at of the dish. */
  readonly own: readonly ReviewItem[];
  readonly place: string | null;
  readonly hidden: Html;
}

function dishItem({ item }: SeenDish, { at, menu, section, back, mendAllergens, own, place, hidden }: DishPlace): Html {
  const flags = (['vegetarian', 'vegan', 'halal', 'spicy'] as const).filter((flag) => item[flag]);
  const shown =
    place === null
      ? undefined
      : html` <a class="show" href="#${place}">Show in the source<span class="visually-hidden">: ${item.name}</span></a>`;
  const fields = html`${hidden}<input type="hidden" name="menu" value="${menu}"><input type="hidden" name="at" value="${at}">`;
  return html`<li class="card dish" id="${at}" data-place="${place ?? ''}">
<div class="priced"><h4>${item.name}</h4><span class="price">${item.price === 0 ? '–' : `£${item.price.toFixed(2)}`}</span></div>
${item.description === null ? undefined : html`<p>${item.description}</p>`}
<p class="quiet small">${[...flags, `${item.calories} kcal`, item.allergens].join(' · ')}</p>
${own.map((entry) => html`<p class="doubt">${entry.reason}</p>${decisionForm(entry, `${back}#${at}`)}`)}
<details class="more"><summary>Mend<span class="visually-hidden"> ${item.name}</span></summary>${dishForm(item, section, at, fields)}
<p><a href="${mendAllergens}">Mend its allergens<span class="visually-hidden">: ${item.name}</span></a></p></details>${shown}
</li>`;
}
