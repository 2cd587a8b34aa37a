import type { TaughtRole } from '@menu-data-service/menu-model/taught-line';
import type { DrawnSource } from '@menu-data-service/menu-reader';
import { reviewSeverity } from '../../domain/review-severity.ts';
import { isTaughtLine } from '../../ingest/corrections.ts';
import { type Html, html } from '../../pages/html.ts';
import type { ReviewItem } from '../../ports/review-store.ts';
import { type Cause, causesOf } from '../causes.ts';
import type { DishPlace } from '../dish-id.ts';
import type { LatestChanges } from '../latest-changes.ts';
import type { SeenMenu, SourceView } from '../source-view.ts';
import { decisionForm, undoNotice } from './decision-form.ts';
import { dishBlock } from './dish-block.ts';
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

export interface SourceWords {
  readonly said?: string | undefined;
  readonly decided: readonly number[];
  readonly next: ReviewItem | undefined;
}

const KEYS = [
  ['j, k', 'next, last'],
  ['n', 'next doubt, then the next source'],
  ['a', 'right as it is'],
  ['e, p, t, s', 'edit the name, price, text, section'],
  ['x', 'not a dish: remove'],
  ['i', 'add a dish below'],
  ['h', 'edit the heading'],
  ['l', 'say what a line of the source is'],
  ['c', 'say in which currency all prices are'],
  ['u', 'undo'],
] as const;

export function sourcePage(
  view: SourceView,
  entries: readonly ReviewItem[],
  { said, decided, next }: SourceWords,
): string {
  const { restaurant, state, menus, changes } = view;
  const back = sourcePath(state);
  const general = causesOf(entries.filter(({ kind }) => kind !== 'dish'));
  const others = general.filter((cause) => !isHeld(cause));
  const doubt = (cause: Cause) =>
    html`<p><strong>${cause[0].menu}</strong> ${cause[0].reason}</p>${decisionForm(cause, back)}`;
  const sectionNames = [...new Set(menus.flatMap(({ sections }) => sections.map(({ name }) => name)))].filter(Boolean);
  const main = html`<ul class="crumbs"><li><a href="/workbench">Worklist</a></li><li><a href="/workbench/sources">Sources</a></li></ul>
<h1>${restaurant.name}</h1>
<p class="quiet small">${sourceName(state.sourceUrl)}, ${state.lastOutcome ?? 'not checked'}${state.lastCheck ? ` ${day(state.lastCheck)}` : ''}. ${view.isPartial && html`<span class="tag warn">read in part</span> `}<a href="${documentPath(state)}">The document itself</a></p>
${said !== undefined && html`<p class="notice" role="status">${said}</p>`}${undoNotice(decided, back)}
${general.filter(isHeld).map((cause) => html`<div class="notice bad">${doubt(cause)}</div>`)}
${others.length > 0 && html`<details class="notice bad"><summary>${others.length === 1 ? 'A doubt' : `${others.length} doubts`} about the whole document: ${others[0]?.[0].reason}</summary>${others.map(doubt)}</details>`}
<div class="folded">${changes.map(changesBlock)}${wholeSource(view)}${keysPanel(KEYS)}</div>
<div class="actions">${doubtLinks(view, entries)}${next && html`<a rel="next" href="${sourcePath(next)}">Next in the worklist: ${next.restaurantName}</a>`}</div>
<datalist id="sections">${sectionNames.map((name) => html`<option value="${name}"></option>`)}</datalist>
<div class="beside">
<div class="source">${teachingForm(view)}
${view.isPicture && html`<label class="choice overlay"><input type="checkbox" id="overlay"> Show the words as read over the picture</label>`}
<div class="drawing${view.isPicture && ' photo'}" tabindex="0" role="region" aria-label="The source" data-taught="${JSON.stringify(view.decisions.corrections.filter(isTaughtLine))}">${drawingOf(view)}</div></div>
<div class="understood stops">${understood(view, entries, back)}</div>
</div>`;
  return workbenchPage({ path: '/workbench/sources', title: restaurant.name, main, broad: true });
}

const isHeld = ([{ kind }]: Cause): boolean => kind === 'held';

function changesBlock({ menu, version, lines }: LatestChanges): Html {
  return html`<details class="panel"><summary>What changed with version ${version} of ${menu}</summary>
<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></details>`;
}

const entriesAt = (entries: readonly ReviewItem[], { menu, section, item }: DishPlace): readonly ReviewItem[] =>
  entries.filter((one) => one.item === item && one.section === section && one.menu === menu);

const WORST_FIRST = ['allergens', 'diet', 'other'];

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
  return html`<details class="to-check"><summary>${doubtful.length} to check, the most doubtful first</summary>${sorted.map(({ id, name }, i) => html`${i > 0 && ', '}<a class="in-doubt" href="#${id}">${name}</a>`)}</details> `;
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
        editAllergens: allergensPath(state, dish.id),
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

const ROLES: Readonly<Record<DrawnSource['lines'][number]['role'], string>> = {
  title: 'name of a menu',
  heading: 'heading',
  item: 'dish',
  nameRest: 'rest of the name',
  description: 'description',
  price: 'price',
  other: 'left out',
};

/** The empty first page of a drawing. */
const PAPER = /<rect width="([\d.]{1,12})" height="([\d.]{1,12})" fill="#ffffff"[^<>]{0,100}>/;

/** The source as printed, with a place for each dish and selectable lines. */
function drawingOf({ drawn: { pages, lines }, isPicture, state }: SourceView): Html {
  // The reader writes the SVG and escapes the words of the document.
  if (pages !== null) {
    const named = pages.replace('<svg', '<svg role="img" aria-label="The pages of the document"');
    const address = html`${documentPath(state)}`.html;
    const under = (paper: string, width: string, height: string) =>
      `${paper}<image href="${address}" width="${width}" height="${height}"/>`;
    return { html: isPicture ? named.replace(PAPER, under) : named };
  }
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

/** Sets the role of a line and of similar ones. With scripts a click on the line selects it. */
function teachingForm({ drawn: { lines }, state }: SourceView): Html {
  const options = lines.flatMap(({ line, nth, look, role, column }, at) =>
    line === ''
      ? []
      : html`<option value="${JSON.stringify({ line, nth, look })}" data-line="${at}" data-look="${look}" data-column="${column}" data-role="${role}">${line}: ${ROLES[role]}</option>`,
  );
  const buttons = SAID.map(
    ([role, words]) => html`<button class="button plain" name="role" value="${role}">${words}</button>`,
  );
  return html`<form class="edit teach" method="post" action="/workbench/corrections">${sourceFields(state)}
<div class="field"><label for="line">What is this line?</label><select id="line" name="line" required><option value="">Choose a line or click it</option>${options}</select></div>
<div class="field"><label for="scope">Apply to</label><select id="scope" name="scope"><option value="">similar lines that were read alike</option><option value="look">all lines that look like it</option><option value="column">those of its column that were read alike</option><option value="line">this line only</option></select></div>
<p class="decide">${buttons}</p></form>`;
}
