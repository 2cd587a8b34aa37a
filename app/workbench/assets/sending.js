// Sends decisions at once, and what was mended together when the person pauses, one request after the other; then the page as it is now comes.
import { ready } from './keys-switch.js';
import { current, go } from './moving.js';
import { drawing, inPage, stops } from './page.js';

const IDLE_MS = 2500;
/** Mends that are sent without waiting for a pause. */
const MANY = 30;

let queue = [];
let waiting;
let underWay = 0;
let sending = Promise.resolve();

const isWriting = () => Boolean(document.activeElement?.closest('details[open] form.mend'));

/** Puts the page as it is now into its place. */
function show(text) {
  const other = new DOMParser().parseFromString(text, 'text/html').getElementById('main');
  const at = stops().indexOf(current);
  const id = current?.id;
  const scrolled = drawing?.scrollTop;
  if (drawing) other.querySelector('.drawing')?.replaceWith(drawing);
  inPage('main').replaceWith(other);
  if (drawing) drawing.scrollTop = scrolled;
  ready();
  if (at >= 0) go((id && inPage(id)) || stops()[Math.min(at, stops().length - 1)]);
}

/** Sends a form, after those before it. */
export function post(path, fields) {
  underWay += 1;
  sending = sending.then(async () => {
    try {
      const response = await fetch(path, { method: 'POST', body: fields, keepalive: true });
      underWay -= 1;
      const text = await response.text();
      if (!response.ok)
        return fail(new DOMParser().parseFromString(text, 'text/html').querySelector('.notice')?.textContent);
      if (underWay === 0 && queue.length === 0 && !isWriting()) show(text);
    } catch {
      underWay -= 1;
      fail('There is no connection. Nothing of this was stored.');
    }
  });
  return sending;
}

function fail(words) {
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

/** Resolves when all that was mended and decided has its answer. */
export function sent() {
  flush();
  return sending;
}

/** Sends what was mended when nothing more is written for a while. */
export function later() {
  clearTimeout(waiting);
  waiting = setTimeout(() => (isWriting() ? later() : flush()), IDLE_MS);
}

addEventListener('pagehide', flush);
