import test from 'ava';
import { LEARNED_ROLES } from '../../src/model/seen-unit.ts';
import { wordHints, wordsOf } from '../../src/model/word-odds.ts';

const HEADING = LEARNED_ROLES.indexOf('heading');
const ITEM = LEARNED_ROLES.indexOf('item');
const row = (heading: number, item: number): number[] =>
  LEARNED_ROLES.map((_, role) => (role === HEADING ? heading : role === ITEM ? item : 0));
const ODDS = { starters: row(300, -100), soup: row(-50, 200), constructor: row(0, 0) };

test('words are folded: no accents, lower case, numbers as one sign', (t) => {
  t.deepEqual(wordsOf("Crème Brûlée 12oz – Chef's 2"), ['creme', 'brulee', '#oz', 'chefs', '#']);
});

test('known words are averaged, the last word counts by itself', (t) => {
  const { mean, last, known } = wordHints('Starters soup xyz', ODDS);
  t.deepEqual([mean[HEADING], mean[ITEM]], [125, 50]);
  t.deepEqual(
    last,
    LEARNED_ROLES.map(() => 0),
  );
  t.true(Math.abs(known - 2 / 3) < 1e-9);
  t.is(wordHints('Leek soup', ODDS).last[ITEM], 200);
});

test('a text without known words says nothing, and property names of objects are words', (t) => {
  t.deepEqual(
    wordHints('toString valueOf', ODDS).mean,
    LEARNED_ROLES.map(() => 0),
  );
  t.is(wordHints('', ODDS).known, 0);
});
