import test from 'ava';
import { classChances, type Tree } from '../../src/model/trees.ts';

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
