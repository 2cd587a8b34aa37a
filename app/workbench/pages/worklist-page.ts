import { type Html, html } from '../../../src/pages/html.ts';
import type { ReviewItem } from '../../../src/ports/review-store.ts';
import { type Cause, causesOf } from '../causes.ts';
import { causeCard, type Printed } from './cause-card.ts';
import { undoNotice } from './decision-form.ts';
import { keysPanel } from './keys-panel.ts';
import { day, sourceName, sourcePath, workbenchPage } from './workbench-page.ts';

/** What a page of the worklist shows. */
export interface Worklist {
  readonly entries: readonly ReviewItem[];
  /** The words of the dish, by the id of the entry. */
  readonly printed: Printed;
  /** How many are open in all. */
  readonly open: number;
  /** Entries that were decided a moment ago. */
  readonly decided: readonly number[];
}

const KEYS = [
  ['j, k', 'next, last'],
  ['a', 'right as it is'],
  ['d', 'dismiss'],
  ['e', 'beside its source, to mend it'],
  ['u', 'undo'],
] as const;

/** Everything that is to look at, source by source, each cause once. */
export function worklistPage({ entries, printed, open, decided }: Worklist): string {
  const bySource = new Map<string, Cause[]>();
  const causes = causesOf(entries);
  for (const cause of causes) {
    const path = sourcePath(cause[0]);
    bySource.set(path, [...(bySource.get(path) ?? []), cause]);
  }
  const rest = open > entries.length ? html` The first ${entries.length} are shown.` : undefined;
  const fewer =
    causes.length < entries.length &&
    html` ${causes.length === 1 ? 'They have one cause, which is one decision.' : `They have ${causes.length} causes, and each is one decision.`}`;
  const main = html`<h1>Worklist</h1>
<p class="quiet">${open === 0 ? 'Nothing is to look at.' : `${open} to look at: allergens in doubt first, then the newest.`}${rest}${fewer} <a href="/workbench/decided">What was decided</a></p>
${undoNotice(decided, '/workbench')}
${open > 0 && MEANING}${(open > 0 || decided.length > 0) && keysPanel(KEYS)}
<div class="stops">${[...bySource].map(([path, ofSource]) => sourceBlock(path, ofSource, printed))}</div>`;
  return workbenchPage({ path: '/workbench', title: 'Worklist', main });
}

const MEANING = html`<p class="hint"><strong>Right as it is</strong>: the menu really says so. <strong>Dismiss</strong>: it does not matter. What is wrong is mended beside its source. Either stays decided when the source is read again, and can be undone.</p>`;

/** What people decided, the last decision first. */
export function decidedPage({ entries, printed }: Pick<Worklist, 'entries' | 'printed'>): string {
  const cards = causesOf(entries).map((cause) => causeCard(cause, printed, `${cause[0].restaurantName}, `));
  const main = html`<ul class="crumbs"><li><a href="/workbench">Worklist</a></li></ul>
<h1>Decided</h1>
<p class="quiet">${entries.length === 0 ? 'Nothing was decided yet.' : 'What people decided, the last decision first. Undone, it is in the worklist again.'}</p>
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
