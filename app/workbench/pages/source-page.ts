import { isTaught } from '../../../ingest/corrections.ts';
import { reviewSeverity } from '../../../src/domain/review-severity.ts';
import { type Html, html } from '../../../src/pages/html.ts';
import type { ReviewItem } from '../../../src/ports/review-store.ts';
import { causesOf } from '../causes.ts';
import type { DishPlace } from '../dish-id.ts';
import type { LatestChanges } from '../latest-changes.ts';
import type { SeenMenu, SourceView } from '../source-view.ts';
import { decisionForm, undoNotice } from './decision-form.ts';
import { dishBlock } from './dish-block.ts';
import { drawingOf, lineFinder, teachingForm } from './drawing.ts';
import { keysPanel } from './keys-panel.ts';
import { additionForm, headingForms, renameMenuForm, wholeSource } from './section-forms.ts';
import {
  allergensPath,
  day,
  documentPath,
  sourceFields,
  sourceName,
  sourcePath,
  workbenchPage,
} from './workbench-page.ts';

/** What is said above a source. */
export interface SourceWords {
  /** What became of the last form. */
  readonly said?: string | undefined;
  /** Entries that were decided a moment ago. */
  readonly decided: readonly number[];
  /** An entry of another source that waits. */
  readonly next: ReviewItem | undefined;
}

const KEYS = [
  ['j, k', 'next, last'],
  ['n', 'next in doubt, then the next source'],
  ['a', 'right as it is'],
  ['e, p, t, s', 'mend the name, price, text, section'],
  ['x', 'no dish: take it out'],
  ['i', 'add a dish below'],
  ['h', 'mend the heading'],
  ['l', 'say what a line of the source is'],
  ['c', 'say in which currency all prices are'],
  ['u', 'undo'],
] as const;

/** A source beside what was understood of it; each dish can be mended in its place. */
export function sourcePage(
  view: SourceView,
  entries: readonly ReviewItem[],
  { said, decided, next }: SourceWords,
): string {
  const { restaurant, state, menus, changes } = view;
  const back = sourcePath(state);
  const general = causesOf(entries.filter(({ kind }) => kind !== 'dish'));
  const sectionNames = [...new Set(menus.flatMap(({ sections }) => sections.map(({ name }) => name)))].filter(Boolean);
  const main = html`<ul class="crumbs"><li><a href="/workbench">Worklist</a></li><li><a href="/workbench/sources">Sources</a></li></ul>
<h1>${restaurant.name}</h1>
<p class="quiet small">${sourceName(state.sourceUrl)}, ${state.lastOutcome ?? 'not checked'}${state.lastCheck ? ` ${day(state.lastCheck)}` : ''}. ${view.isPartial && html`<span class="tag warn">read in part</span> `}<a href="${documentPath(state)}">The document itself</a></p>
${said !== undefined && html`<p class="notice" role="status">${said}</p>`}${undoNotice(decided, back)}
${general.map((cause) => html`<div class="notice bad"><p><strong>${cause[0].menu}</strong> ${cause[0].reason}</p>${decisionForm(cause, back)}</div>`)}
<div class="folded">${changes.map(changesBlock)}${wholeSource(view)}${keysPanel(KEYS)}</div>
<p class="actions">${doubtLinks(view, entries)}${next && html`<a rel="next" href="${sourcePath(next)}">Next in the worklist: ${next.restaurantName}</a>`}</p>
<datalist id="sections">${sectionNames.map((name) => html`<option value="${name}"></option>`)}</datalist>
<div class="beside">
<div class="source">${teachingForm(view)}
<div class="drawing" tabindex="0" role="region" aria-label="The source" data-taught="${JSON.stringify(view.decisions.corrections.filter(isTaught))}">${drawingOf(view)}</div></div>
<div class="understood stops">${understood(view, entries, back)}</div>
</div>`;
  return workbenchPage({ path: '/workbench/sources', title: restaurant.name, main, broad: true });
}

function changesBlock({ menu, version, lines }: LatestChanges): Html {
  return html`<details class="panel"><summary>What changed with version ${version} of ${menu}</summary>
<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></details>`;
}

const entriesAt = (entries: readonly ReviewItem[], { menu, section, item }: DishPlace): readonly ReviewItem[] =>
  entries.filter((one) => one.item === item && one.section === section && one.menu === menu);

const WORST_FIRST = ['allergens', 'diet', 'other'];

/** The dishes in doubt, the worst first, whatever their place in the menu. */
function doubtLinks({ menus }: SourceView, entries: readonly ReviewItem[]): Html | undefined {
  const doubtful = menus.flatMap((menu) =>
    menu.sections.flatMap(({ name, dishes }) =>
      dishes.flatMap(({ id, item, doubt }) => {
        const own = entriesAt(entries, { menu: menu.name, section: name, item: item.name });
        const worst = Math.min(...own.map(({ reason }) => WORST_FIRST.indexOf(reviewSeverity(reason))));
        return own.length === 0 ? [] : [{ id, name: item.name, worst, doubt }];
      }),
    ),
  );
  if (doubtful.length === 0) return undefined;
  const sorted = doubtful.toSorted((a, b) => a.worst - b.worst || b.doubt - a.doubt);
  return html`<span>${doubtful.length} to look at: ${sorted.map(({ id, name }, i) => html`${i > 0 && ', '}<a class="in-doubt" href="#${id}">${name}</a>`)}</span> `;
}

function understood(view: SourceView, entries: readonly ReviewItem[], back: string): readonly Html[] {
  const { state, menus } = view;
  const findLine = lineFinder(view);
  const hidden = sourceFields(state);
  const section = (menu: SeenMenu, { name, dishes }: SeenMenu['sections'][number], at: string): Html => {
    const fields = html`${hidden}<input type="hidden" name="menu" value="${menu.name}"><input type="hidden" name="section" value="${name}">`;
    const blocks = dishes.map((dish) =>
      dishBlock(dish, {
        ...{ section: name, back, hidden: fields },
        own: causesOf(entriesAt(entries, { menu: menu.name, section: name, item: dish.item.name })),
        mendAllergens: allergensPath(state, dish.id),
        place: dish.place ?? findLine(dish.item.name),
      }),
    );
    return html`<section class="read"><h3>${name || '(no heading)'}</h3>${headingForms(name, at, fields)}<ul class="cards">${blocks}</ul>${additionForm(dishes.at(-1)?.item.name ?? '', at, fields)}</section>`;
  };
  return menus.map((menu, m) => {
    const sections = menu.sections.map((one, s) => section(menu, one, `section-${m}-${s}`));
    return html`<h2>${menu.name}</h2>${renameMenuForm(menu.name, `menu-${m}`, hidden)}${sections}`;
  });
}
