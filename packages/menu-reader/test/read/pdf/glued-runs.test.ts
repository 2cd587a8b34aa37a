import test from 'ava';
import type { LayerWord } from '../../../src/read/pdf/layer-word.ts';
import { gluedRuns } from '../../../src/read/pdf/merge-readings.ts';
import { layerRun as run } from './layer-run.ts';

const groups = (...runs: readonly LayerWord[]): string[] =>
  gluedRuns(runs).map((group) => group.map(({ text }) => text).join('+'));

test('adjoining runs are one group, in reading order', (t) => {
  t.deepEqual(groups(run('ad', 120, 12), run('Sal', 100, 18)), ['Sal+ad']);
  t.deepEqual(groups(run('Sal', 100, 18), run('ad', 115, 12)), ['Sal+ad'], 'letters may overlap a little');
});

test('a gap of two spaces, another line and another angle separate them', (t) => {
  t.deepEqual(groups(run('Salad', 100, 25), run('8', 131, 5)), ['Salad', '8']);
  t.deepEqual(groups(run('Salad', 100, 25), run('s', 125, 5, { y: 104 })), ['Salad', 's']);
  t.deepEqual(groups(run('Salad', 100, 25), run('s', 125, 5, { angle: 0.1 })), ['Salad', 's']);
});
