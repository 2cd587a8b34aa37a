import { ALLERGENS } from '@menu-data-service/allergens';
import { reviewSeverity } from '../../../src/domain/review-severity.ts';
import { type Html, html } from '../../../src/pages/html.ts';
import type { ReviewItem } from '../../../src/ports/review-store.ts';
import { dishId } from '../dish-id.ts';
import type { PrintedDish } from '../printed-dishes.ts';
import { allergensPath, day, sourceName, sourcePath, workbenchPage } from './workbench-page.ts';

/** What a page of the worklist shows. */
export interface Worklist {
  readonly entries: readonly ReviewItem[];
  /** The words of the dish, by the id of the entry. */
  readonly printed: ReadonlyMap<number, PrintedDish>;
  /** How many are open in all. */
  readonly open: number;
}

/** Everything that is to look at, source by source. */
export function worklistPage({ entries, printed, open }: Worklist): string {
  const bySource = new Map<string, ReviewItem[]>();
  for (const entry of entries) {
    const path = sourcePath(entry.restaurantId, entry.sourceUrl);
    bySource.set(path, [...(bySource.get(path) ?? []), entry]);
  }
  const rest = open > entries.length ? html` The first ${entries.length} are shown.` : undefined;
  const main = html`<h1>Worklist</h1>
<p class="quiet">${open === 0 ? 'Nothing is to look at.' : `${open} to look at: allergens in doubt first, then the newest.`}${rest} <a href="/workbench/decided">What was decided</a></p>
${open > 0 && MEANING}
${[...bySource].map(([path, ofSource]) => sourceBlock(path, ofSource, printed))}`;
  return workbenchPage({ path: '/workbench', title: 'Worklist', main });
}

const MEANING = html`<p class="hint"><strong>Right as it is</strong>: the menu really says so. <strong>Dismiss</strong>: it does not matter. What is wrong is mended beside its source. Either stays decided when the source is read again, and can be undone.</p>`;

/** What people decided, the last decision first. */
export function decidedPage({ entries, printed }: Omit<Worklist, 'open'>): string {
  const cards = entries.map((entry) => entryCard(entry, printed, `${entry.restaurantName}, `));
  const main = html`<ul class="crumbs"><li><a href="/workbench">Worklist</a></li></ul>
<h1>Decided</h1>
<p class="quiet">${entries.length === 0 ? 'Nothing was decided yet.' : 'What people decided, the last decision first. Undone, it is in the worklist again.'}</p>
<ul class="cards">${cards}</ul>`;
  return workbenchPage({ path: '/workbench', title: 'Decided', main });
}

function sourceBlock(path: string, entries: readonly ReviewItem[], printed: Worklist['printed']): Html {
  const [first] = entries;
  if (!first) return html``;
  return html`<section>
<h2><a href="${path}">${first.restaurantName}</a></h2>
<p class="quiet small">${sourceName(first.sourceUrl)}, ${day(first.raisedAt)}</p>
<ul class="cards">${entries.map((entry) => entryCard(entry, printed))}</ul>
</section>`;
}

function entryCard(entry: ReviewItem, printed: Worklist['printed'], before = ''): Html {
  const { id, menu, section, item, reason } = entry;
  const place = [menu, section, item].filter(Boolean).join(' › ') || 'The whole document';
  const anchor = item === '' ? '' : `#${dishId({ menu, section, item })}`;
  const source = printed.get(id);
  return html`<li class="card">${tags(entry)}<strong>${before}<a href="${sourcePath(entry.restaurantId, entry.sourceUrl)}${anchor}">${place}</a></strong>
${source && html`<blockquote class="printed">${source.dish}</blockquote>`}
<p>${readable(reason)}${source && source.words.length > 0 && html`<br><span class="quiet">In the source: ${source.words.map((words) => `“${words}”`).join(', ')}</span>`}</p>
${item !== '' && reviewSeverity(reason) === 'allergens' && html`<p><a href="${allergensPath(entry, dishId({ menu, section, item }))}">Mend its allergens<span class="visually-hidden">: ${item}</span></a></p>`}
${decisionForm(entry)}</li>`;
}

/** A reason with the name of an allergen in place of its code. */
function readable(reason: string): string {
  const [, code = ''] = /^([A-Z]+): /.exec(reason) ?? [];
  const name = ALLERGENS.find((allergen) => allergen.code === code)?.name;
  return name === undefined ? reason : reason.replace(code, name);
}

const SEVERITY_TAGS = {
  allergens: html`<span class="tag bad">allergen in doubt</span> `,
  diet: html`<span class="tag warn">diet in doubt</span> `,
  other: undefined,
} as const;

function tags({ kind, reason }: ReviewItem): Html {
  return html`${SEVERITY_TAGS[reviewSeverity(reason)]}${kind === 'held' && html`<span class="tag warn">held back</span> `}`;
}

/** Two buttons that decide an entry, or one that undoes its decision; `back` is where they lead to. */
export function decisionForm(entry: ReviewItem, back?: string): Html {
  const { id, item, menu, kind, state, decidedAt, note } = entry;
  const what = item || menu || 'the document';
  const button = (verb: string, label: string) =>
    html`<button class="button plain" name="verb" value="${verb}">${label}<span class="visually-hidden">: ${what}</span></button>`;
  if (state === 'accepted' || state === 'dismissed') {
    const said = html`<p class="quiet small">${state === 'accepted' ? 'Right as it is' : 'Dismissed'}${decidedAt && `, ${day(decidedAt)}`}${note !== null && `: ${note}`}${kind === 'held' && state === 'accepted' && '. The menu was stored; it is taken out of service with menus ingest --withdraw'}</p>`;
    return html`${said}${kind === 'held' && state === 'accepted' ? undefined : form(id, back ?? '/workbench/decided', button('reopen', 'Undo'))}`;
  }
  const accept = kind === 'held' ? 'Accept and store' : 'Right as it is';
  return form(id, back ?? '/workbench', html`${button('accept', accept)}${button('dismiss', 'Dismiss')}`);
}

function form(id: number, back: string, buttons: Html): Html {
  return html`<form class="decide" method="post" action="/workbench/decide">
<input type="hidden" name="id" value="${id}"><input type="hidden" name="back" value="${back}">
${buttons}
</form>`;
}
