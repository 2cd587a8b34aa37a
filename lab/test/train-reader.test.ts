import { LEARNED_ROLES, type LearnedRole } from '@menu-data-service/menu-reader/src/model/seen-unit';
import { classChances } from '@menu-data-service/menu-reader/src/model/trees';
import { openHtml } from '@menu-data-service/menu-reader/src/structure/recognise-html';
import { unitsOnWeb } from '@menu-data-service/menu-reader/test/model/model-units';
import test from 'ava';
import { alignRoles } from '../reader/train/align-roles.ts';
import { binRows, MAX_BINS } from '../reader/train/binned-rows.ts';
import { growForest } from '../reader/train/grow-forest.ts';
import { trainForests } from '../reader/train/train-forests.ts';
import { wordOddsOf } from '../reader/train/word-odds-of.ts';

const OPTIONS = {
  classCount: 2,
  rounds: 40,
  leaves: 8,
  least: 5,
  penalty: 1,
  rate: 0.2,
  rowShare: 0.8,
  columnShare: 1,
  seed: 7,
};

/** Two values of which exactly one must be large, which no single question finds, and one without information. */
const ROWS = Array.from({ length: 400 }, (_, i) => Float32Array.of(i % 2, (i >> 1) % 2, (i * 37) % 101));
const LABELS = {
  classes: Uint8Array.from(ROWS, ([a = 0, b = 0]) => (a !== b ? 1 : 0)),
  weights: new Float32Array(ROWS.length).fill(1),
};
const ALL = Int32Array.from(ROWS, (_, i) => i);

test('trees learn a combination of two questions', (t) => {
  const forest = growForest(binRows(ROWS, 3), LABELS, ALL, OPTIONS);
  for (const [a, b] of [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ] as const) {
    const chance = classChances(forest, 2, Float32Array.of(a, b, 50))[1] ?? 0;
    t.is(chance > 0.5, a !== b, `${a} ${b}: ${chance}`);
  }
});

test('the same rows and seed give the same trees, another seed others', (t) => {
  const grow = (seed: number) => growForest(binRows(ROWS, 3), LABELS, ALL, { ...OPTIONS, rounds: 3, seed });
  t.deepEqual(grow(1), grow(1));
  t.notDeepEqual(grow(1), grow(2));
});

test('forests of several seeds combine to their mean', async (t) => {
  const rows = ROWS.map((row, i) => ({ row, label: LABELS.classes[i] ?? 0, weight: 1, fold: i % 2 }));
  const options = { ...OPTIONS, rounds: 3, rowShare: 0.4 };
  const train = async (seed: number, seeds: number): Promise<number> => {
    const plan = { options: { ...options, seed }, foldCount: 2, seeds, threads: 1 };
    const { whole } = await trainForests(rows, 3, plan);
    const chance = classChances(whole, 2, Float32Array.of(0, 1, 50))[1] ?? 0;
    return Math.log(chance / (1 - chance));
  };
  const [one, other, both] = [await train(1, 1), await train(2, 1), await train(1, 2)];
  t.true(Math.abs(one - other) > 1e-3);
  t.true(Math.abs(both - (one + other) / 2) < 1e-3, `${one} ${other} ${both}`);
});

test('forests grown in threads equal those grown one by one, and know nothing of their fold', async (t) => {
  const rows = ROWS.map((row, i) => ({ row, label: LABELS.classes[i] ?? 0, weight: 1, fold: i < 200 ? 0 : 1 }));
  // the first fold has inverted labels
  const turned = rows.map((one) => (one.fold === 0 ? { ...one, label: 1 - one.label } : one));
  const { folds } = await trainForests(turned, 3, { options: OPTIONS, foldCount: 2, seeds: 1, threads: 2 });
  const chance = (fold: number): number => classChances(folds[fold] ?? [], 2, Float32Array.of(0, 1, 50))[1] ?? 0;
  t.true(chance(0) > 0.5);
  t.true(chance(1) < 0.5);
  const { folds: again } = await trainForests(turned, 3, { options: OPTIONS, foldCount: 2, seeds: 1, threads: 1 });
  t.deepEqual(again, folds);
});

test('values are put into few bins, equal ones into one', (t) => {
  const { bins, edges } = binRows(
    Array.from({ length: 1000 }, (_, i) => Float32Array.of(i, i < 900 ? 0 : i)),
    2,
  );
  t.true((edges[0]?.length ?? 0) <= MAX_BINS);
  t.true(new Set(bins.subarray(0, 1000)).size > 50);
  t.is(new Set(bins.subarray(1000, 1900)).size, 1);
});

const PAGE = '<h1>Menu</h1><h2>Starters</h2><p>Leek soup £5</p><p>with bread and butter</p><p>Open daily</p>';
const GOLD = {
  kind: 'html',
  menus: [
    {
      name: 'Menu',
      sections: [{ name: 'Starters', items: [{ name: 'Leek soup', description: 'with bread and butter', price: 5 }] }],
    },
  ],
};

test('the role of each line is found by the words of the answer', (t) => {
  t.deepEqual(alignRoles(openHtml(PAGE).input.units, GOLD), ['title', 'heading', 'item', 'description', 'other']);
});

test('words count for the roles in which several restaurants have them', (t) => {
  const units = unitsOnWeb(PAGE);
  const labels: LearnedRole[] = ['title', 'heading', 'item', 'description', 'other'];
  const lesson = (restaurant: string | undefined) => ({
    input: openHtml(PAGE).input,
    gold: GOLD,
    units,
    labels,
    weight: 1,
    fold: 0,
    restaurant,
  });
  const heading = LEARNED_ROLES.indexOf('heading');
  const wordOdds = wordOddsOf(['a', 'b', 'c'].map(lesson));
  t.true((wordOdds.starters?.[heading] ?? 0) > 0);
  t.true((wordOdds.soup?.[heading] ?? 0) < 0);
  t.deepEqual(wordOddsOf(['a', 'a', 'b', undefined].map(lesson)), {});
});
