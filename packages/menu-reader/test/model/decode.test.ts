import test from 'ava';
import { decodeChances } from '../../src/model/decode.ts';
import { LEARNED_ROLES, type LearnedRole } from '../../src/model/seen-unit.ts';
import { unitsOnPaper } from './model-units.ts';

const UNITS = unitsOnPaper([
  ['Starters', 40, { size: 18 }],
  ['Soup of the Day', 30],
  ['Ham Terrine', 30],
]);
const EVEN = LEARNED_ROLES.map(() => LEARNED_ROLES.map(() => 0));

const chancesOf = (...rows: readonly Partial<Record<LearnedRole, number>>[]): Float32Array[] =>
  rows.map((row) => Float32Array.from(LEARNED_ROLES, (role) => row[role] ?? 0));

test('each unit gets its likeliest role where the order says nothing', (t) => {
  const chances = chancesOf({ heading: 0.9, item: 0.1 }, { item: 0.6, description: 0.4 }, { item: 1 });
  const { roles, margins } = decodeChances(UNITS, chances, EVEN);
  t.deepEqual(roles, ['heading', 'item', 'item']);
  t.true(Math.abs((margins[1] ?? 0) - Math.log(0.6 / 0.4)) < 1e-4);
});

test('an order that was never seen is given up for a likelier one', (t) => {
  const rare = EVEN.map((row, from) =>
    row.map((_value, to) => (LEARNED_ROLES[from] === 'heading' && LEARNED_ROLES[to] === 'description' ? -5 : 0)),
  );
  const chances = chancesOf({ heading: 1 }, { item: 0.45, description: 0.55 }, { item: 1 });
  t.deepEqual(decodeChances(UNITS, chances, EVEN).roles, ['heading', 'description', 'item']);
  t.deepEqual(decodeChances(UNITS, chances, rare).roles, ['heading', 'item', 'item']);
});

test('what may be a heading is one even where something else is a little likelier', (t) => {
  const doubted = chancesOf({ heading: 0.45, other: 0.55 }, { item: 1 }, { item: 1 });
  const refuted = chancesOf({ heading: 0.3, other: 0.7 }, { item: 1 }, { item: 1 });
  t.is(decodeChances(UNITS, doubted, EVEN).roles[0], 'heading');
  t.is(decodeChances(UNITS, refuted, EVEN).roles[0], 'other');
});

test('the rest of a name stands behind its beginning and nowhere else', (t) => {
  const chances = chancesOf({ heading: 1 }, { nameRest: 0.9, item: 0.1 }, { nameRest: 0.9, item: 0.1 });
  t.deepEqual(decodeChances(UNITS, chances, EVEN).roles, ['heading', 'item', 'nameRest']);
});
