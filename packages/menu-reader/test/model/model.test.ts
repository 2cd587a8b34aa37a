import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import test from 'ava';
import { readerModel } from '../../src/model/load-model.ts';
import { AROUND, neighboursOf } from '../../src/model/neighbours.ts';
import { outlineOf } from '../../src/model/outline.ts';
import { OWN_FEATURES } from '../../src/model/own-features.ts';
import { checkModel } from '../../src/model/reader-model.ts';
import { LEARNED_ROLES, type LearnedRole } from '../../src/model/seen-unit.ts';
import { classChances, type Tree } from '../../src/model/trees.ts';
import { wordHints, wordsOf } from '../../src/model/word-odds.ts';
import { decodeChances } from '../../src/structure/read-units.ts';
import { unitsOnPaper, unitsOnWeb } from './model-units.ts';

const UNITS = unitsOnPaper([
  ['Starters', 40, { size: 18 }],
  ['Soup of the Day', 30],
  ['Ham Terrine', 30],
]);

const chancesOf = (...rows: readonly Partial<Record<LearnedRole, number>>[]): Float32Array[] =>
  rows.map((row) => Float32Array.from(LEARNED_ROLES, (role) => row[role] ?? 0));

test('each unit gets its most likely role, and its margin over the next', (t) => {
  const chances = chancesOf({ heading: 0.9, item: 0.1 }, { item: 0.6, description: 0.4 }, { item: 1 });
  const { roles, margins } = decodeChances(UNITS, chances);
  t.deepEqual(roles, ['heading', 'item', 'item']);
  t.true(Math.abs((margins[1] ?? 0) - Math.log(0.6 / 0.4)) < 1e-4);
});

test('a possible heading wins against a slightly more likely role', (t) => {
  const doubted = chancesOf({ heading: 0.45, other: 0.55 }, { item: 1 }, { item: 1 });
  const refuted = chancesOf({ heading: 0.3, other: 0.7 }, { item: 1 }, { item: 1 });
  t.is(decodeChances(UNITS, doubted).roles[0], 'heading');
  t.is(decodeChances(UNITS, refuted).roles[0], 'other');
});

test('the rest of a name follows its beginning and nothing else', (t) => {
  const chances = chancesOf({ heading: 1 }, { nameRest: 0.9, item: 0.1 }, { nameRest: 0.9, item: 0.1 });
  t.deepEqual(decodeChances(UNITS, chances).roles, ['heading', 'item', 'nameRest']);
});

test('days and addresses are not dishes, however likely', (t) => {
  const units = unitsOnPaper([
    ['Wednesdays', 30],
    ['Mill Lane, Stone ST15 8AA. Bookings: 01632 960000', 30],
    ['Cola', 30],
  ]);
  const sure = { item: 0.9, other: 0.1 };
  const { roles } = decodeChances(units, chancesOf(sure, sure, sure));
  t.deepEqual(roles, ['other', 'other', 'item']);
});

/** Beside the sources; compiled, this file is in build/test/model. */
const beside = (name: string): Buffer => readFileSync(new URL(`../../../src/model/${name}`, import.meta.url));

const weights = beside('reader.model');

test('the weights match the checksum beside them, and are small', (t) => {
  t.is(beside('reader.model.sha256').toString().trim(), createHash('sha256').update(weights).digest('hex'));
  t.true(weights.length < 3_000_000);
});

test('the weights name their training data', (t) => {
  t.regex(readerModel().from, /\d+ labelled documents of \d+ restaurants, \d+ drawn pages/);
});

test('weights of other features are refused', (t) => {
  const model = readerModel();
  const { columns } = model;
  const other = { ...model, columns: { ...columns, first: columns.first.slice(1) } };
  t.throws(() => checkModel(other), { message: /train:reader/ });
});

const around = (units: ReturnType<typeof unitsOnPaper>, text: string): Record<string, string> => {
  const index = units.findIndex(({ unit }) => unit.text === text);
  const found = neighboursOf(units.map(({ unit }) => unit))[index] ?? [];
  return Object.fromEntries(AROUND.map((place, k) => [place, units[found[k] ?? -1]?.unit.text ?? '-']));
};

test('neighbours on paper are found by place, whatever the reading order', (t) => {
  const units = unitsOnPaper([
    ['Soup', 40, { x: 50 }],
    ['Beef', 0, { x: 300 }],
    ['Terrine', 20, { x: 50 }],
    ['Pork', 0, { x: 300 }],
  ]);
  const { above, below, left, right } = around(units, 'Pork');
  t.deepEqual({ above, below, left, right }, { above: 'Beef', below: '-', left: 'Terrine', right: '-' });
  t.is(around(units, 'Soup').below, 'Terrine');
  t.is(around(units, 'Soup').right, 'Beef');
});

test('units of a web page have neighbours in their order alone', (t) => {
  const list = ['Cola', 'Tonic', 'Juice', 'Water', 'Milk'].map((name) => `<p>${name} £2</p>`).join('');
  const units = unitsOnWeb(`<h2>Drinks</h2>${list}`);
  t.deepEqual(Object.values(around(units, 'Tonic')), ['Cola', 'Drinks', 'Juice', 'Water', 'Milk', '-', '-', '-', '-']);
  t.deepEqual(Object.values(around(units, 'Drinks')).slice(0, 3), ['-', '-', 'Cola']);
});

/** Leaf 0 where column 0 is at most 1; else leaf 1 or 2 by column 1. */
const TREE: Tree = { column: [0, 1], threshold: [1, 5], yes: [-1, -2], no: [1, -3], leaf: [2, 0, -2] };
const SINGLE: Tree = { column: [], threshold: [], yes: [], no: [], leaf: [0] };

const first = (row: readonly number[]): number =>
  classChances([TREE, SINGLE], 2, Float32Array.from(row))[0] ?? Number.NaN;

test('a row falls to the leaf of its values', (t) => {
  t.true(Math.abs(first([1, 9]) - 1 / (1 + Math.exp(-2))) < 1e-6);
  t.is(first([2, 5]), 0.5);
  t.true(Math.abs(first([2, 6]) - 1 / (1 + Math.exp(2))) < 1e-6);
});

test('the trees of a class add up, and probabilities sum to one', (t) => {
  const chances = classChances([TREE, SINGLE, TREE, SINGLE], 2, Float32Array.from([0, 0]));
  t.true(Math.abs((chances[0] ?? 0) - 1 / (1 + Math.exp(-4))) < 1e-6);
  t.true(Math.abs((chances[0] ?? 0) + (chances[1] ?? 0) - 1) < 1e-6);
});

const HEADING = LEARNED_ROLES.indexOf('heading');
const ITEM = LEARNED_ROLES.indexOf('item');
const row = (heading: number, item: number): number[] =>
  LEARNED_ROLES.map((_, role) => (role === HEADING ? heading : role === ITEM ? item : 0));
const WORD_ODDS = { starters: row(300, -100), soup: row(-50, 200), constructor: row(0, 0) };

test('words are folded: no accents, lower case, numbers as one sign', (t) => {
  t.deepEqual(wordsOf("Crème Brûlée 12oz – Chef's 2"), ['creme', 'brulee', '#oz', 'chefs', '#']);
});

test('known words are averaged, the last word counts by itself', (t) => {
  const { mean, last, known } = wordHints('Starters soup xyz', WORD_ODDS);
  t.deepEqual([mean[HEADING], mean[ITEM]], [125, 50]);
  t.deepEqual(
    last,
    LEARNED_ROLES.map(() => 0),
  );
  t.true(Math.abs(known - 2 / 3) < 1e-9);
  t.is(wordHints('Leek soup', WORD_ODDS).last[ITEM], 200);
});

test('a text without known words says nothing, and property names of objects are words', (t) => {
  t.deepEqual(
    wordHints('toString valueOf', WORD_ODDS).mean,
    LEARNED_ROLES.map(() => 0),
  );
  t.is(wordHints('', WORD_ODDS).known, 0);
});

const PAPER = unitsOnPaper([
  ['STARTERS', 40, { size: 18, bold: true }],
  ['Leek & Potato Soup £5.50', 30],
  ['with crusty bread, and butter.', 12, { size: 8 }],
  ['Ham Terrine £6.50', 30],
  ['Whitebait £7', 30],
]);
const WEB = unitsOnWeb(
  `<h2>Drinks</h2>${['Cola', 'Tonic', 'Lemonade']
    .map((name) => `<div class="item"><p class="item-name">${name}</p><p>cold</p><p class="price">£2.50</p></div>`)
    .join('')}`,
);

/** Word odds of other menus: hundredths for title, heading, item, rest of a name, description, other. */
const ODDS = { starters: [0, 300, -200, 0, -100, 0], ham: [0, -100, 200, 0, 50, 0], cola: [0, 0, 150, 0, 0, 0] };

function featureOf(name: string, text: string, units = PAPER): number {
  const feature = OWN_FEATURES.find((one) => one.name === name);
  const here = units.find(({ unit }) => unit.text === text);
  if (!feature || !here) throw new Error(`no ${name} of ${text}`);
  return Number(feature.value(here, outlineOf(units, ODDS)));
}

test('every feature has a unique name', (t) => {
  t.is(new Set(OWN_FEATURES.map(({ name }) => name)).size, OWN_FEATURES.length);
});

test('every feature is a number for every unit', (t) => {
  for (const units of [PAPER, WEB]) {
    const outline = outlineOf(units, ODDS);
    for (const { name, value } of OWN_FEATURES)
      for (const here of units) t.true(Number.isFinite(Number(value(here, outline))), name);
  }
});

const EXPECTED: readonly (readonly [name: string, text: string, value: number])[] = [
  ['priced', 'Leek & Potato Soup', 1],
  ['priced', 'STARTERS', 0],
  ['capitals', 'STARTERS', 1],
  ['sectionWord', 'STARTERS', 1],
  ['bold', 'STARTERS', 1],
  ['lower', 'with crusty bread, and butter.', 1],
  ['commas', 'with crusty bread, and butter.', 1],
  ['fullStop', 'with crusty bread, and butter.', 1],
  ['ampersand', 'Leek & Potato Soup', 1],
  ['prices', 'Whitebait', 1],
  ['amount', 'Whitebait', Math.log1p(7)],
  ['form', 'Whitebait', 0],
  ['form', 'STARTERS', -1],
  ['weight', 'STARTERS', 700],
  ['confidence', 'Whitebait', 1],
  ['upper', 'STARTERS', 1],
  ['titleCase', 'Ham Terrine', 1],
  ['left', 'Whitebait', 0],
  ['web', 'Whitebait', 0],
  ['picture', 'Whitebait', 0],
  ['pricedShare', 'Whitebait', 0.6],
  ['next like', 'STARTERS', 4],
  ['priced before next like', 'STARTERS', 3],
  ['next like', 'Leek & Potato Soup', 1],
  ['words heading', 'STARTERS', 300],
  ['last word heading', 'STARTERS', 300],
  ['words item', 'Ham Terrine', 200],
  ['last word item', 'Ham Terrine', 0],
  ['known words', 'Ham Terrine', 0.5],
  ['rules say heading', 'STARTERS', 1],
  ['rules say item', 'STARTERS', 0],
  ['rules say item', 'Whitebait', 1],
  ['rules say description', 'with crusty bread, and butter.', 1],
  ['rules price', 'Whitebait', 1],
  ['rules price', 'STARTERS', 0],
];

for (const [name, text, value] of EXPECTED)
  test(`"${name}" of "${text}" is ${value}`, (t) => {
    t.true(Math.abs(featureOf(name, text) - value) < 1e-9, String(featureOf(name, text)));
  });

test('rule scores are distinguished by role and by place of the prices', (t) => {
  t.true(featureOf('rules heading', 'STARTERS') > featureOf('rules item', 'STARTERS'));
  t.true(featureOf('rules item', 'Ham Terrine') > featureOf('rules item, late prices', 'Ham Terrine') - 1e-9);
  t.true(featureOf('rules margin', 'STARTERS') > 0);
});

test('the features include the tree of a page', (t) => {
  t.is(featureOf('hint name', 'Cola', WEB), 1);
  t.is(featureOf('heading', 'Drinks', WEB), 2);
  t.is(featureOf('web', 'Cola', WEB), 1);
});
