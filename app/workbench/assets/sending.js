// Sends decisions at once, and what was mended together when the person pauses, one request after the other; then the page as it is now comes.
import { ready } from './keys-switch.js';
import { current, go } from './moving.js';
import { drawing, inPage, stops } from './page.js';

const IDLE_MS = 2500;
/** Mends that are sent without waiting for a pause. */
const MANY = 30;

let queue = [];
let waiting;
/** Requests that wait for the one that is on its way. */
const OUTBOX = [];
/** Until the outbox is empty; null when nothing is on its way. */
let sending = null;
/** Whether something was refused since the page came. */
let isRefused = false;

const isWriting = () => Boolean(document.activeElement?.closest('details[open] form.mend'));

/** Puts the page as it is now into its place. */
function show(text) {
  const other = new DOMParser().parseFromString(text, 'text/html').getElementById('main');
  const at = stops().indexOf(current);
  const id = current?.id;
  const scrolled = drawing?.scrollTop;
  if (drawing) keepDrawing(other.querySelector('.drawing'));
  inPage('main').replaceWith(other);
  if (drawing) drawing.scrollTop = scrolled;
  isRefused = false;
  ready();
  if (at >= 0) go((id && inPage(id)) || stops()[Math.min(at, stops().length - 1)]);
}

/** The drawing stays where it is, and is drawn anew where the source was read anew. */
function keepDrawing(fresh) {
  if (fresh.dataset.taught !== drawing.dataset.taught) {
    drawing.replaceChildren(...fresh.childNodes);
    drawing.dataset.taught = fresh.dataset.taught;
  }
  fresh.replaceWith(drawing);
}

/** Sends a form, after those before it. */
export function post(path, fields) {
  OUTBOX.push([path, fields]);
  sending ??= sendAll();
}

async function sendAll() {
  while (OUTBOX.length > 0) {
    try {
      const response = await request(...OUTBOX.shift());
      const text = await response.text();
      if (!response.ok) fail(new DOMParser().parseFromString(text, 'text/html').querySelector('.notice')?.textContent);
      else if (OUTBOX.length === 0 && queue.length === 0 && !isWriting()) show(text);
    } catch {
      fail('There is no connection. Nothing of this was stored.');
    }
  }
  sending = null;
}

const request = (path, fields) => fetch(path, { method: 'POST', body: fields, keepalive: true });

function fail(words) {
  isRefused = true;
  const notice = document.createElement('p');
  notice.className = 'notice bad';
  notice.setAttribute('role', 'alert');
  notice.append(words ?? 'That did not work.', ' ');
  const again = document.createElement('a');
  again.href = '';
  again.append('See what is stored');
  notice.append(again);
  inPage('main').prepend(notice);
  notice.scrollIntoView({ block: 'nearest' });
}

/** Keeps a mended form until it is sent with others. */
export function enqueue(fields) {
  queue.push(fields);
  if (queue.length > MANY) flush();
}

/** Sends what was mended since, as one version of the menu. */
export function flush() {
  clearTimeout(waiting);
  if (queue.length === 0) return;
  const fields = new URLSearchParams();
  for (const name of ['restaurant', 'source', 'at']) fields.set(name, queue.at(-1).get(name) ?? '');
  for (const one of queue) fields.append('form', one);
  queue = [];
  post('/workbench/mend', fields);
}

/** Resolves when all that was mended and decided has its answer, also what is said meanwhile: to whether all of it is stored. */
export async function sent() {
  for (flush(); sending; flush()) await sending;
  return !isRefused;
}

/** Sends what was mended when nothing more is written for a while. */
export function later() {
  clearTimeout(waiting);
  waiting = setTimeout(() => (isWriting() ? later() : flush()), IDLE_MS);
}

// Whatever takes the person away, a closed tab too, nothing is left behind.
addEventListener('pagehide', () => {
  flush();
  for (const one of OUTBOX.splice(0)) request(...one);
});
