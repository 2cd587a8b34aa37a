// What a person decides and mends is sent while they go on, by keys or by the buttons that are there without scripts. Places in the source
// light up beside their dishes, and either scrolls with the other.
const IDLE_MS = 2500;
const inPage = (id) => document.getElementById(id);
const all = (what, within = document) => [...within.querySelectorAll(what)];
const stops = () => all('.stops .stop');
const drawing = document.querySelector('.drawing');
const fieldOf = (form, name) => form.elements.namedItem(name);
const placeOf = ({ dataset }) => (dataset.place ? inPage(dataset.place) : null);

let current = null;
let queue = [];
let waiting;
let underWay = 0;
let sending = Promise.resolve();
let scrolledAt = 0;

// Moving

function light(stop) {
  for (const lit of all('.place.lit')) lit.classList.remove('lit');
  placeOf(stop)?.classList.add('lit');
}

/** Scrolls the source so that a place is as high on the screen as `top`. */
function level(place, top) {
  const { top: at, bottom, height } = drawing.getBoundingClientRect();
  const wanted = Math.min(Math.max(top, at + 8), bottom - Math.min(height / 3, 120));
  scrolledAt = performance.now();
  drawing.scrollTop += place.getBoundingClientRect().top - wanted;
}

function come(stop) {
  current = stop;
  light(stop);
  const place = drawing && placeOf(stop);
  if (place) level(place, stop.getBoundingClientRect().top);
}

function go(stop) {
  if (!stop) return;
  stop.focus({ preventScroll: true });
  stop.scrollIntoView({ block: innerWidth < 960 ? 'nearest' : 'center' });
  come(stop);
}

function step(by) {
  const list = stops();
  const at = list.indexOf(current);
  go(list[at < 0 ? 0 : Math.min(Math.max(at + by, 0), list.length - 1)]);
}

/** The next in doubt, in the order in which the page names them, then the next source. */
function nextDoubt() {
  const named = all('a.in-doubt').map(({ hash }) => inPage(hash.slice(1)));
  const at = named.indexOf(current);
  const left = [...named.slice(at + 1), ...named.slice(0, Math.max(at, 0))].filter((one) => one?.matches('.doubtful'));
  if (left.length > 0) return go(left[0]);
  const next = document.querySelector('a[rel=next]');
  flush();
  if (next) sending.then(() => next.click());
}

/** Whichever a person scrolls, the other follows. */
function follow() {
  if (!drawing || performance.now() - scrolledAt < 120) return;
  const first = stops().find((stop) => placeOf(stop) && stop.getBoundingClientRect().bottom > innerHeight / 4);
  if (first) level(placeOf(first), first.getBoundingClientRect().top);
}

function lead() {
  if (performance.now() - scrolledAt < 120 || innerWidth < 960) return;
  const top = drawing.getBoundingClientRect().top + drawing.clientHeight / 4;
  const dish = stops().find((stop) => (placeOf(stop)?.getBoundingClientRect().top ?? 0) >= top);
  if (!dish) return;
  scrolledAt = performance.now();
  scrollBy(0, dish.getBoundingClientRect().top - placeOf(dish).getBoundingClientRect().top);
}

// Sending

/** Puts the page as it is now into its place. The source stays, for its pages may be large. */
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

function post(path, fields) {
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

const isWriting = () => Boolean(document.activeElement?.closest('details[open] form.mend'));

/** Sends what was mended since, as one version of the menu. */
function flush() {
  clearTimeout(waiting);
  if (queue.length === 0) return;
  const fields = new URLSearchParams();
  for (const name of ['restaurant', 'source', 'at']) fields.set(name, queue.at(-1).get(name) ?? '');
  for (const one of queue) fields.append('form', one);
  queue = [];
  post('/workbench/mend', fields);
}

function later() {
  clearTimeout(waiting);
  waiting = setTimeout(() => (isWriting() ? later() : flush()), IDLE_MS);
}

function fieldsOf(form, submitter) {
  const fields = new URLSearchParams(new FormData(form));
  if (submitter?.name) fields.append(submitter.name, submitter.value);
  return fields;
}

/** From now on the form brings along what it says now as what was there before. */
function settle(form) {
  for (const before of all('input[name$=-before]', form)) {
    const field = fieldOf(form, before.name.slice(0, -'-before'.length));
    if (field.type === 'text') before.value = field.value;
  }
  fieldOf(form, 'item').value = fieldOf(form, 'name').value;
}

function mended(form, submitter) {
  const stop = form.closest('.stop');
  queue.push(fieldsOf(form, submitter));
  if (queue.length > 30) flush();
  form.closest('details').open = false;
  if (!stop && !submitter?.name && fieldOf(form, 'section')) return headed(form);
  // what becomes of the rest shows when the page comes back
  if (!stop) return flush();
  if (submitter?.name === 'remove') {
    step(1);
    stop.remove();
  } else {
    const price = fieldOf(form, 'price').value;
    stop.querySelector('h4').textContent = fieldOf(form, 'name').value;
    stop.querySelector('.price').textContent = price ? `£${price.replace(/^£/, '')}` : '–';
    stop.querySelector('.text').textContent = fieldOf(form, 'description').value;
    stop.classList.add('mended');
    settle(form);
    go(stop);
  }
  later();
}

function headed(form) {
  const [section, name] = ['section', 'name'].map((one) => fieldOf(form, one).value);
  const read = form.closest('.read');
  read.querySelector('h3').textContent = name;
  for (const one of all('[name=section], [name=to-section], [name=to-section-before]', read))
    if (one.value === section) one.value = name;
  if (current) go(current);
  later();
}

function added(form) {
  queue.push(fieldsOf(form));
  const [name, price, item] = ['name', 'price', 'item'].map((one) => fieldOf(form, one));
  const line = document.createElement('li');
  line.className = 'card mended';
  line.append(`${name.value} ${price.value && `£${price.value}`}`);
  const after = stops().find((stop) => fieldOf(stop.querySelector('form.mend'), 'item').value === item.value);
  if (after) after.after(line);
  else form.closest('.read').querySelector('.cards').append(line);
  item.value = name.value;
  for (const field of all('input:not([type=hidden])', form)) field.value = '';
  form.closest('details').open = false;
  if (current) go(current);
  later();
}

function decided(form, submitter) {
  const stop = form.closest('.stop');
  const done = post(form.getAttribute('action'), fieldsOf(form, submitter));
  if (!stop) return done;
  if (stop.matches('.dish')) {
    form.closest('.doubt').remove();
    if (!stop.querySelector('.doubt')) stop.classList.remove('doubtful');
    return done;
  }
  const list = stops();
  const next = list[list.indexOf(stop) + 1] ?? list[list.indexOf(stop) - 1];
  stop.remove();
  go(next);
  return done;
}

// Keys

function edit(field) {
  const form = current?.querySelector('form.mend');
  if (!form) return current?.querySelector('a')?.click();
  open(form, field);
}

function open(form, name) {
  form.closest('details').open = true;
  const field = fieldOf(form, name);
  field.focus();
  field.select?.();
}

function add() {
  const form = current?.closest('.read')?.querySelector('.addition form');
  if (!form) return;
  fieldOf(form, 'item').value = fieldOf(current.querySelector('form.mend'), 'item').value;
  current.after(form.closest('details'));
  open(form, 'name');
}

function press(verb) {
  const buttons = all(`form.decide button[value=${verb}]`, current ?? document.createElement('p'));
  for (const button of buttons) button.click();
  if (current?.matches('.dish')) step(1);
}

const KEYS = {
  j: () => step(1),
  k: () => step(-1),
  n: nextDoubt,
  a: () => press('accept'),
  d: () => press('dismiss'),
  e: () => edit('name'),
  p: () => edit('price'),
  t: () => edit('description'),
  s: () => edit('to-section'),
  x: () => current?.querySelector('button[name=remove]')?.click(),
  i: add,
  h: () => {
    const form = current?.closest('.read')?.querySelector('.heading form');
    if (form) open(form, 'name');
  },
  u: () => {
    flush();
    sending.then(() => document.querySelector('form.undo button')?.click());
  },
};

const isText = ({ tagName, type }) =>
  tagName === 'SELECT' || tagName === 'TEXTAREA' || (tagName === 'INPUT' && type !== 'checkbox');

addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (key === 'Escape' && target.closest?.('form.mend')) {
    target.form.reset();
    target.closest('details').open = false;
    return go(current);
  }
  if (isText(target) || !(key in KEYS) || !inPage('keys')?.checked) return;
  event.preventDefault();
  KEYS[key]();
});

addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  if (!form.matches('.mend, .decide') || form.action.endsWith('/found') || form.querySelector('.fourteen')) return;
  event.preventDefault();
  if (form.matches('.decide')) return decided(form, submitter);
  if (fieldOf(form, 'add')) return added(form);
  if (fieldOf(form, 'menu')) return mended(form, submitter);
  flush();
  post(form.getAttribute('action'), fieldsOf(form, submitter));
});

addEventListener('focusin', ({ target }) => {
  const stop = target.closest?.('.stop');
  if (stop && stop !== current) come(stop);
});
addEventListener('pagehide', flush);
addEventListener('scroll', () => requestAnimationFrame(follow), { passive: true });
drawing?.addEventListener('scroll', () => requestAnimationFrame(lead), { passive: true });
drawing?.addEventListener('click', ({ target }) => {
  const id = target.closest('.place')?.id;
  const dish = stops().find(({ dataset }) => dataset.place === id);
  if (!id || !dish) return;
  go(dish);
  dish.querySelector('summary').focus();
});

function ready() {
  const keys = document.querySelector('.keys');
  if (!keys) return;
  keys.hidden = false;
  const box = inPage('keys');
  box.checked = localStorage.getItem('keys') !== 'off';
  box.onchange = () => localStorage.setItem('keys', box.checked ? 'on' : 'off');
}

addEventListener('pointerover', ({ target }) => {
  const stop = target.closest?.('.stop[data-place]');
  if (stop) light(stop);
});
addEventListener('click', (event) => {
  if (!event.target.closest?.('.show')) return;
  event.preventDefault();
  come(event.target.closest('.stop'));
});
ready();
go(inPage(location.hash.slice(1))?.closest('.stop'));
