import { type Html, html } from '../../pages/html.ts';
import type { Find, MenuDetails } from '../../ports/discovery-store.ts';
import { day, sourcePath, workbenchPage } from './workbench-page.ts';

export function foundPage(open: readonly Find[], settled: readonly Find[]): string {
  const main = html`<h1>New menus found on websites</h1>
<p class="quiet">${open.length === 0 ? 'Nothing to decide.' : `${open.length} to decide.`} Menus we are sure of are stored automatically. Your decisions stay when the site is visited again.</p>
<ul class="cards">${open.map((find) => card(find, forms(find)))}</ul>
${settled.length > 0 && html`<h2>Stored and decided</h2><ul class="cards">${settled.map((find) => card(find, describeFind(find)))}</ul>`}`;
  return workbenchPage({ path: '/workbench/found', title: 'New menus found', main });
}

const KINDS: Readonly<Record<MenuDetails['kind'], string>> = { html: 'web page', pdf: 'PDF', image: 'picture' };

function card(find: Find, below: Html): Html {
  return html`<li class="card">${find.state === 'gone' && html`<span class="tag bad">source gone</span> `}<strong>${find.restaurantName}</strong>
${find.kind === 'menu' ? menuLines(find) : factLines(find)}
${below}</li>`;
}

function menuLines({ subject, details, restaurantId, state }: Extract<Find, { kind: 'menu' }>): Html {
  const { name, items, kind, sure, why, same, from, words } = details;
  const isStored = state !== 'open' && state !== 'refused';
  const title = html`${name || 'A menu without a name'}, ${items} dishes, ${KINDS[kind]}`;
  return html`<p>${isStored ? html`<a href="${sourcePath({ restaurantId, sourceUrl: subject })}">${title}</a>` : title}<br><a href="${subject}" rel="noreferrer">${subject}</a></p>
<p class="quiet small">${Math.round(100 * sure)} % sure${why && html`: ${why}`}${words && html`. The link says “${words}”`}${from !== null && html`, on ${from}`}${same.length > 0 && html`. The same: ${same.join(', ')}`}</p>`;
}

function factLines({ details }: Extract<Find, { kind: 'fact' }>): Html {
  const { fact, value, before, page } = details;
  return html`<p>${fact}: ${value}${before && html`, in place of ${before}`}</p>
<p class="quiet small">From the linked data of ${page}</p>`;
}

function forms({ id, kind, details, state, subject }: Find): Html {
  const [yes, no] =
    state === 'gone' ? ['Keep in service', 'Withdraw'] : kind === 'menu' ? ['Store', 'Ignore'] : ['Use this', 'Ignore'];
  const canBeTaken = !('sha256' in details) || details.sha256 !== null || state === 'gone';
  const button = (verb: string, label: string) =>
    html`<button class="button plain" name="verb" value="${verb}">${label}<span class="visually-hidden">: ${subject}</span></button>`;
  return html`<form class="decide" method="post" action="/workbench/found"><input type="hidden" name="id" value="${id}">${canBeTaken && button('accept', yes)}${button('refuse', no)}</form>`;
}

const SAID: Readonly<Record<Find['state'], string>> = {
  taken: 'Being stored',
  open: '',
  stored: 'Stored automatically',
  accepted: 'Accepted',
  refused: 'Ignored',
  gone: '',
};

const describeFind = ({ state, decidedAt, foundAt }: Find): Html =>
  html`<p class="quiet small">${SAID[state]}, ${day(decidedAt ?? foundAt)}</p>`;
