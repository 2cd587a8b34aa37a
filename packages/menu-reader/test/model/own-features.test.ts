import test from 'ava';
import { outlineOf } from '../../src/model/outline.ts';
import { OWN_FEATURES } from '../../src/model/own-features.ts';
import { unitsOnPaper, unitsOnWeb } from './model-units.ts';

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
