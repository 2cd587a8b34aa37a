import { type Html, html } from '../../pages/html.ts';
import type { Cause } from '../causes.ts';
import { day } from './workbench-page.ts';

/** Two buttons that decide all entries of a cause, or one that undoes their decision; `back` is their target. */
export function decisionForm(cause: Cause, back?: string): Html {
  const [{ item, menu, kind, state, decidedAt, note }] = cause;
  const what = cause.length > 1 ? `${cause.length} entries` : item || menu || 'the document';
  const ids = cause.map(({ id }) => id);
  const button = (verb: string, label: string) =>
    html`<button class="button plain" name="verb" value="${verb}">${label}<span class="visually-hidden">: ${what}</span></button>`;
  if (state === 'accepted' || state === 'dismissed') {
    const isStored = kind === 'held' && state === 'accepted';
    const said = html`<p class="quiet small">${state === 'accepted' ? 'Right as it is' : 'Dismissed'}${decidedAt && `, ${day(decidedAt)}`}${note !== null && `: ${note}`}${isStored && '. The menu was stored; it is taken out of service with menus ingest --withdraw'}</p>`;
    return html`${said}${!isStored && form(ids, back ?? '/workbench/decided', button('reopen', 'Undo'))}`;
  }
  const all = cause.length > 1 ? ` (${cause.length})` : '';
  const accept = kind === 'held' ? 'Accept and store' : `Right as it is${all}`;
  return form(ids, back ?? '/workbench', html`${button('accept', accept)}${button('dismiss', `Dismiss${all}`)}`);
}

/** The last decisions, with a button to undo them. */
export function undoNotice(ids: readonly number[], back: string): Html | undefined {
  if (ids.length === 0) return undefined;
  const undo = html`<button class="button plain" name="verb" value="reopen">Undo</button>`;
  return html`<div class="notice" role="status"><p>${ids.length} decided.</p>${form(ids, back, undo, ' undo')}</div>`;
}

function form(ids: readonly number[], back: string, buttons: Html, kind = ''): Html {
  return html`<form class="decide${kind}" method="post" action="/workbench/decide">
${ids.map((id) => html`<input type="hidden" name="id" value="${id}">`)}<input type="hidden" name="back" value="${back}">
${buttons}
</form>`;
}
