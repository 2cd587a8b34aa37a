import { type Html, html } from '../../../src/pages/html.ts';
import type { ReviewItem } from '../../../src/ports/review-store.ts';
import { day, sourcePath, workbenchPage } from './workbench-page.ts';

/** Everything that is to look at, source by source. */
export function worklistPage(entries: readonly ReviewItem[], open: number): string {
  const bySource = new Map<string, ReviewItem[]>();
  for (const entry of entries) {
    const path = sourcePath(entry.restaurantId, entry.sourceUrl);
    bySource.set(path, [...(bySource.get(path) ?? []), entry]);
  }
  const rest = open > entries.length ? html` The first ${entries.length} are shown.` : undefined;
  const main = html`<h1>Worklist</h1>
<p class="quiet">${open === 0 ? 'Nothing is to look at.' : `${open} to look at: the newest day first, within it what is weakest.`}${rest}</p>
${[...bySource].map(([path, ofSource]) => sourceBlock(path, ofSource))}`;
  return workbenchPage({ path: '/workbench', title: 'Worklist', main });
}

function sourceBlock(path: string, entries: readonly ReviewItem[]): Html {
  const [first] = entries;
  if (!first) return html``;
  return html`<section>
<h2><a href="${path}">${first.restaurantName}</a></h2>
<p class="quiet small">${first.sourceUrl}, ${day(first.raisedAt)}</p>
<ul class="cards">${entries.map(entryCard)}</ul>
</section>`;
}

function entryCard(entry: ReviewItem): Html {
  const { menu, section, item, reason, kind } = entry;
  const place = [menu, section, item].filter(Boolean).join(' › ');
  return html`<li class="card">${kind === 'held' ? html`<span class="tag warn">held back</span> ` : undefined}<strong>${place}</strong>
<p>${reason}</p>
${decisionForm(entry)}</li>`;
}

/** Two buttons that decide an entry; `back` is where they lead to. */
export function decisionForm({ id, item, menu, kind }: ReviewItem, back = '/workbench'): Html {
  const what = item || menu || 'the document';
  const accept = kind === 'held' ? 'Accept and store' : 'Right as it is';
  return html`<form class="decide" method="post" action="/workbench/decide">
<input type="hidden" name="id" value="${id}"><input type="hidden" name="back" value="${back}">
<button class="button plain" name="verb" value="accept">${accept}<span class="visually-hidden">: ${what}</span></button>
<button class="button plain" name="verb" value="dismiss">Dismiss<span class="visually-hidden">: ${what}</span></button>
</form>`;
}
