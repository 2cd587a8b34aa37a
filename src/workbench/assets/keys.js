// Single letters that move, decide and edit.
import { areKeysOn } from './keys-switch.js';
import { current, go, step } from './moving.js';
import { all, fieldOf, inPage } from './page.js';
import { sent } from './sending.js';

/** The next dish in doubt, in the order of the page's links. */
function doubtAhead() {
  const named = all('a.in-doubt').map(({ hash }) => inPage(hash.slice(1)));
  const at = named.indexOf(current);
  return [...named.slice(at + 1), ...named.slice(0, Math.max(at, 0))].find((one) => one?.matches('.doubtful'));
}

let isLeaving = false;

/** Goes to the next dish in doubt, or to the next source once all is stored. */
async function nextDoubt() {
  if (doubtAhead()) return go(doubtAhead());
  if (isLeaving) return;
  isLeaving = true;
  const isStored = await sent();
  const next = document.querySelector('a[rel=next]');
  // the updated page may have other doubts
  if (!doubtAhead() && isStored && next) return next.click();
  isLeaving = false;
  go(doubtAhead());
}

// the page may be left again after going back to it
addEventListener('pageshow', () => {
  isLeaving = false;
});

function edit(field) {
  const form = current?.querySelector('form.edit');
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
  fieldOf(form, 'item').value = fieldOf(current.querySelector('form.edit'), 'item').value;
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
  l: () => inPage('line')?.focus(),
  c: () => {
    const currency = inPage('currency');
    if (!currency) return;
    currency.closest('details').open = true;
    currency.focus();
  },
  u: () => {
    sent().then(() => document.querySelector('form.undo button')?.click());
  },
};

const isText = ({ tagName, type }) =>
  tagName === 'SELECT' || tagName === 'TEXTAREA' || (tagName === 'INPUT' && type !== 'checkbox');

addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (key === 'Escape' && target.closest?.('form.edit')) {
    target.form.reset();
    target.closest('details').open = false;
    return go(current);
  }
  if (isText(target) || !(key in KEYS) || !areKeysOn()) return;
  event.preventDefault();
  KEYS[key]();
});
