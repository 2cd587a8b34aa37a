import { ALLERGENS } from '@menu-data-service/menu-model/allergens';
import { grouped } from '@menu-data-service/menu-model/grouped';
import { reviewSeverity } from '../../domain/review-severity.ts';
import { type Html, html } from '../../pages/html.ts';
import type { ReviewItem } from '../../ports/review-store.ts';
import { type Cause, causesOf } from '../causes.ts';
import { dishId } from '../dish-id.ts';
import type { PrintedDish } from '../printed-dishes.ts';
import { decisionForm, undoNotice } from './decision-form.ts';
import { keysPanel } from './keys-panel.ts';
import { allergensPath, day, sourceName, sourcePath, workbenchPage } from './workbench-page.ts';

export interface Worklist {
  readonly entries: readonly ReviewItem[];
  /** The words of the dish, by the id of the entry. */
  readonly printed: Printed;
  readonly open: number;
  readonly decided: readonly number[];
}

const KEYS = [
  ['j, k', 'next, last'],
  ['a', 'right as it is'],
  ['d', 'dismiss'],
  ['e', 'open beside its source'],
  ['u', 'undo'],
] as const;

export function worklistPage({ entries, printed, open, decided }: Worklist): string {
  const causes = causesOf(entries);
  const bySource = grouped(causes, ([first]) => sourcePath(first));
  const rest = open > entries.length ? html` The first ${entries.length} are shown.` : undefined;
  const fewer =
    causes.length < entries.length &&
    html` ${causes.length === 1 ? 'They share one cause: decide once.' : `They have ${causes.length} causes: decide once for each.`}`;
  const main = html`<h1>Worklist</h1>
<p class="quiet">${open === 0 ? 'Nothing to check.' : `${open} to check: allergens in doubt first, then the newest.`}${rest}${fewer} <a href="/workbench/decided">Decisions</a></p>
${undoNotice(decided, '/workbench')}
${open > 0 && MEANING}${(open > 0 || decided.length > 0) && keysPanel(KEYS)}
<div class="stops">${[...bySource].map(([path, ofSource]) => sourceBlock(path, ofSource, printed))}</div>`;
  return workbenchPage({ path: '/workbench', title: 'Worklist', main });
}

const MEANING = html`<p class="hint"><strong>Right as it is</strong>: the menu really says so. <strong>Dismiss</strong>: it does not matter. Both stay when the source is read again, and can be undone. To fix a mistake, edit the menu beside its source.</p>`;

export function decidedPage({ entries, printed }: Pick<Worklist, 'entries' | 'printed'>): string {
  const cards = causesOf(entries).map((cause) => causeCard(cause, printed, `${cause[0].restaurantName}, `));
  const main = html`<ul class="crumbs"><li><a href="/workbench">Worklist</a></li></ul>
<h1>Decided</h1>
<p class="quiet">${entries.length === 0 ? 'No decisions yet.' : 'Latest first. Undo puts an entry back into the worklist.'}</p>
<ul class="cards">${cards}</ul>`;
  return workbenchPage({ path: '/workbench', title: 'Decided', main });
}

function sourceBlock(path: string, causes: readonly Cause[], printed: Printed): Html {
  const [first] = causes;
  if (!first) return html``;
  const [{ restaurantName, sourceUrl, raisedAt }] = first;
  return html`<section>
<h2><a href="${path}">${restaurantName}</a></h2>
<p class="quiet small">${sourceName(sourceUrl)}, ${day(raisedAt)}</p>
<ul class="cards">${causes.map((cause) => causeCard(cause, printed))}</ul>
</section>`;
}

export type Printed = ReadonlyMap<number, PrintedDish>;

export function causeCard(cause: Cause, printed: Printed, before = ''): Html {
  const [first] = cause;
  const { menu } = first;
  const reasons = [...new Set(cause.map(({ reason }) => readable(reason)))];
  const words = [...new Set(cause.flatMap(({ id }) => printed.get(id)?.words ?? []))];
  const title =
    cause.length === 1
      ? html`${before}${placeLink(first)}`
      : html`${before}${cause.length} times${menu && html` in ${menu}`}`;
  return html`<li class="card stop" id="entry-${first.id}" tabindex="-1">${tags(first)}<strong>${title}</strong>
${cause.length === 1 && quote(first, printed)}
<p>${reasons.map((reason, i) => html`${i > 0 && html`<br>`}${reason}`)}${words.length > 0 && html`<br><span class="quiet">In the source: ${words.map((one) => `“${one}”`).join(', ')}</span>`}</p>
${cause.length === 1 ? editAllergens(first) : alike(cause, printed)}
${decisionForm(cause)}</li>`;
}

function alike(cause: Cause, printed: Printed): Html {
  const dishes = new Map(cause.map((entry) => [JSON.stringify([entry.menu, entry.section, entry.item]), entry]));
  const lines = [...dishes.values()].map((entry) => {
    const edit = editAllergens(entry);
    return html`<li>${placeLink(entry, printed.get(entry.id)?.dish)}${edit && html` · ${edit}`}</li>`;
  });
  return html`<ul class="alike">${lines}</ul>`;
}

function placeLink(entry: ReviewItem, words?: string): Html {
  const { menu, section, item } = entry;
  const place = words ?? ([menu, section, item].filter(Boolean).join(' › ') || 'The whole document');
  const anchor = item === '' ? '' : `#${dishId({ menu, section, item })}`;
  return html`<a href="${sourcePath(entry)}${anchor}">${place}</a>`;
}

function quote({ id }: ReviewItem, printed: Printed): Html | undefined {
  const source = printed.get(id);
  return source && html`<blockquote class="printed">${source.dish}</blockquote>`;
}

function editAllergens(entry: ReviewItem): Html | undefined {
  const { menu, section, item, reason } = entry;
  if (item === '' || reviewSeverity(reason) !== 'allergens') return undefined;
  return html`<a href="${allergensPath(entry, dishId({ menu, section, item }))}">Edit allergens<span class="visually-hidden">: ${item}</span></a>`;
}

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
