// Sends decisions at once, and corrections together when the person pauses, one request after the other; then updates the page.
import { ready } from './keys-switch.js';
import { current, go } from './moving.js';
import { drawing, inPage, stops } from './page.js';

const IDLE_MS = 2500;
/** Corrections sent without waiting for a pause. */
const MAX_PENDING = 30;

let queue = [];
let waiting;
/** Requests waiting for the current one. */
const OUTBOX = [];
/** Pending until the outbox is empty; null when idle. */
let sending = null;
let isRefused = false;

const isWriting = () => Boolean(document.activeElement?.closest('details[open] form.edit'));

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

/** Keeps the drawing, except when the source was read again. */
function keepDrawing(fresh) {
  if (fresh.dataset.taught !== drawing.dataset.taught) {
    drawing.replaceChildren(...fresh.childNodes);
    drawing.dataset.taught = fresh.dataset.taught;
  }
  fresh.replaceWith(drawing);
}

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
      fail('You are offline. Nothing was saved.');
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
  notice.append(words ?? 'Something went wrong.', ' ');
  const again = document.createElement('a');
  again.href = '';
  again.append('Reload');
  notice.append(again);
  inPage('main').prepend(notice);
  notice.scrollIntoView({ block: 'nearest' });
}

/** Keeps a correction until it is sent with others. */
export function enqueue(fields) {
  queue.push(fields);
  if (queue.length > MAX_PENDING) flush();
}

export function flush() {
  clearTimeout(waiting);
  if (queue.length === 0) return;
  const fields = new URLSearchParams();
  for (const name of ['restaurant', 'source', 'at']) fields.set(name, queue.at(-1).get(name) ?? '');
  for (const one of queue) fields.append('form', one);
  queue = [];
  post('/workbench/corrections', fields);
}

/** Resolves when all corrections and decisions have been answered, including new ones: true if all are stored. */
export async function sent() {
  for (flush(); sending; flush()) await sending;
  return !isRefused;
}

/** Sends corrections after a pause in typing. */
export function later() {
  clearTimeout(waiting);
  waiting = setTimeout(() => (isWriting() ? later() : flush()), IDLE_MS);
}

// Sends everything when the person leaves, even by closing the tab.
addEventListener('pagehide', () => {
  flush();
  for (const one of OUTBOX.splice(0)) request(...one);
});
