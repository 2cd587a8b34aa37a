import test from 'ava';
import type { LayerWord } from '../../../src/read/pdf/layer-word.ts';
import { withLostLigatures } from '../../../src/read/pdf/page-words.ts';
import { layerRun as run } from './layer-run.ts';

const damaged = (...runs: readonly LayerWord[]): string[] =>
  withLostLigatures(runs).flatMap((word) => (word.damaged ? [word.text] : []));

test('a sign that touches small letters on both sides is a lost ligature', (t) => {
  t.deepEqual(damaged(run('a spoon of bu', 100, 60), run('%', 160, 6), run('er and jam', 166, 50)), ['%']);
});

test('signs beside spaces, capitals, other sizes and other lines stay signs', (t) => {
  t.deepEqual(damaged(run('egg', 100, 15), run('+', 118, 6), run('ham', 127, 15)), []);
  t.deepEqual(damaged(run('H', 100, 6), run('2', 106, 5), run('O', 111, 6)), []);
  t.deepEqual(damaged(run('soup', 100, 20), run('1', 120, 3, { size: 6, y: 96 }), run('of the day', 123, 50)), []);
  t.deepEqual(damaged(run('%', 100, 6), run('off', 106, 12)), []);
});
