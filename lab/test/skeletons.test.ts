import { packPages, unpackPages } from '@menu-data-service/menu-reader/test/structure/packed-pages';
import { paper } from '@menu-data-service/menu-reader/test/structure/paper';
import test from 'ava';
import { htmlSkeleton } from '../reader/skeletons/html-skeleton.ts';
import { leftovers } from '../reader/skeletons/leftovers.ts';
import { createWordExchange } from '../reader/skeletons/word-exchange.ts';

const NAME = 'Wobbleton’s Quince Gratin';
const exchange = () => createWordExchange(7, [NAME], new Set(['wobbleton', 'quince', 'gratin']));

test('a word gets the same word of its length and case wherever it stands', (t) => {
  const words = exchange();
  const name = words.text(NAME);
  t.is(name.length, NAME.length);
  t.regex(name, /^[A-Z][a-z]{8}’s [A-Z][a-z]{5} [A-Z][a-z]{5}$/);
  t.is(words.text(NAME.toUpperCase()), name.toUpperCase());
});

test('amounts are changed alike in texts and answers, and keep their form', (t) => {
  const words = exchange();
  for (const [text, amount] of [
    ['£8.50', 8.5],
    ['12,95', 12.95],
    ['1.200', 1200],
    ['0.80', 0.8],
  ] as const) {
    const digits = words.text(text).replace(/[^\d.,]/g, '');
    t.is(digits.length, text.replace('£', '').length);
    t.is(Number(amount === 1200 ? digits.replace('.', '') : digits.replace(',', '.')), words.amount(amount));
  }
  t.is(words.text('175ml'), '175ml');
});

test('letters set apart are one word', (t) => {
  const words = exchange();
  t.is(words.text('Q u i n c e').replaceAll(' ', ''), words.text('Quince'));
  t.deepEqual(leftovers('Q u i n c e', 'quince'), ['quince']);
});

test('a page keeps its tree and loses texts, class names, ids, addresses and comments', (t) => {
  const page = `<div class="quince-row price" id="gratin"><!-- Gratin --><h3 title="Quince">${NAME}</h3><a href="https://wobbleton.com/quince">Gratin</a><quince-tag>8.50</quince-tag></div><script>gratin()</script>`;
  const skeleton = htmlSkeleton(page, exchange());
  t.deepEqual(leftovers(page, skeleton), []);
  t.regex(
    skeleton,
    /<div class="row-c\d+ price" id="i\d+"><h3 title="\w+">.*<a href="https:\/\/example\.com\/p\d+">.*<x-\d+>/,
  );
});

test('packed pages come out as they went in', (t) => {
  const page = paper([
    [NAME, 0],
    ['8.50', 0, { x: 300, bold: true }],
  ]);
  t.deepEqual(unpackPages(packPages([page])), [page]);
});
