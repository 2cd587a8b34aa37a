import test from 'ava';
import { LEARNED_ROLES, type LearnedRole } from '../../src/model/seen-unit.ts';
import { decodeChances } from '../../src/structure/read-units.ts';
import { unitsOnPaper } from './model-units.ts';

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
