import test from 'ava';
import { AROUND, neighboursOf } from '../../src/model/neighbours.ts';
import { unitsOnPaper, unitsOnWeb } from './model-units.ts';

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
