import test from 'ava';
import { read } from './legend-page.ts';

const LETTERS = 'G = gluten, D = dairy, E = eggs, N = nuts';
const FIGURES = '1 gluten, 2 crustaceans, 3 eggs, 4 fish, 5 peanuts, 6 soya, 7 milk, 8 nuts';
const REST = ['Herb loaf', 'Root mash', 'Corn soup'];

for (const [legend, dish, contains, mayContain] of [
  [LETTERS, 'Leek tart (Contains: G/D/E)', ['EGGS', 'GLUTEN', 'MILK']],
  [LETTERS, 'Leek tart [Contains: G,D]', ['GLUTEN', 'MILK']],
  [LETTERS, 'Leek tart (contains G & D)', ['GLUTEN', 'MILK']],
  [LETTERS, 'Leek tart (G and D)', ['GLUTEN', 'MILK']],
  [LETTERS, 'Leek tart (may contain: N)', [], ['NUTS']],
  [LETTERS, 'Leek tart (contains G, may contain N)', ['GLUTEN'], ['NUTS']],
  [LETTERS, 'Leek tart – enthält G, kann Spuren von N enthalten', ['GLUTEN'], ['NUTS']],
  [LETTERS, 'Leek tart (no G)', []],
  [LETTERS, 'Leek tart (free from: G, D)', []],
  [LETTERS, 'Leek tart (free from (G, D))', []],
  [LETTERS, 'Leek tart (does not contain G)', []],
  [LETTERS, 'Leek tart (sin G)', []],
  [FIGURES, 'Leek tart (1-4)', ['CRUSTACEANS', 'EGGS', 'FISH', 'GLUTEN']],
  [FIGURES, 'Leek tart (1 – 3, 7)', ['CRUSTACEANS', 'EGGS', 'GLUTEN', 'MILK']],
  [FIGURES, 'Leek tart {7}', ['MILK']],
  [FIGURES, 'Leek tart ¹ ⁷', ['GLUTEN', 'MILK']],
  [FIGURES, 'Leek tart¹⁷', ['GLUTEN', 'MILK']],
  [FIGURES, 'Leek tart³', ['EGGS']],
] as const)
  test(`"${dish}" by its legend`, (t) => {
    const [first] = read(legend, dish, ...REST);
    t.deepEqual([first?.contains, first?.mayContain], [[...contains], mayContain && [...mayContain]]);
  });

test('raised figures behind a name stay if no legend has them', (t) => {
  t.is(read(LETTERS, 'Leek tart²', ...REST)[0]?.name, 'Leek tart²');
});

for (const [line, contains, mayContain] of [
  ['Contains 1, 3. May contain 8', ['EGGS', 'GLUTEN'], ['NUTS']],
  ['Enthält: 1, 3', ['EGGS', 'GLUTEN']],
  ['<b>Contains:</b> 1, 3', ['EGGS', 'GLUTEN']],
  ['<b>May contain:</b> 8, 3', [], ['EGGS', 'NUTS']],
  ['Free from: 1, 3', []],
  ['<b>Free from:</b> 1, 3', []],
] as const)
  test(`a line of its own below a dish: "${line}"`, (t) => {
    const [first] = read(FIGURES, `Leek tart</h3><p>${line}</p><h3>`, ...REST);
    t.deepEqual(
      [first?.name, first?.contains, first?.mayContain],
      ['Leek tart', [...contains], mayContain && [...mayContain]],
    );
  });

test('absence by codes raises a doubt', (t) => {
  const [first] = read(LETTERS, 'Leek tart (free from: G, D)', ...REST);
  t.deepEqual(first?.review, ['what the dish is free from was left open: "free from: G, D"']);
});

test('words behind codes stay in the text and count', (t) => {
  const [first] = read(LETTERS, 'Leek tart</h3><p>Contains: G, D, peanuts</p><h3>', ...REST);
  t.deepEqual(first?.contains, ['GLUTEN', 'MILK', 'PEANUTS']);
});
