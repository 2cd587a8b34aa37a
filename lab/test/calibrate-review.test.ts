import { probabilityOf } from '@menu-data-service/menu-reader/src/structure/review/logistic-model';
import test from 'ava';
import { crossValidate } from '../reader/calibrate/cross-validate.ts';
import { fitLogistic, type LabelledRow } from '../reader/calibrate/fit-logistic.ts';
import { collapseLine, gateLine, gateTable, reliability } from '../reader/calibrate/report.ts';
import { foldOf } from '../reader/measure/restaurant-folds.ts';

/** Rows: 60 of 100 with the feature are bad, and 20 of 100 without it; the second feature never varies. */
const rows: readonly LabelledRow[] = [0, 1].flatMap((feature) =>
  Array.from({ length: 100 }, (_, i) => ({ values: [feature, 7], bad: i < (feature ? 60 : 20) })),
);

test('fitted probabilities match the observed shares, and are deterministic', (t) => {
  const model = { ...fitLogistic(['a', 'b'], rows, 1e-6), gate: 0.5 };
  t.true(Math.abs(probabilityOf(model, [1, 7]) - 0.6) < 1e-3);
  t.true(Math.abs(probabilityOf(model, [0, 7]) - 0.2) < 1e-3);
  t.deepEqual(fitLogistic(['a', 'b'], rows, 1e-6).weights, model.weights);
});

test('a penalty shrinks weights to nothing and leaves the share of all', (t) => {
  const model = { ...fitLogistic(['a', 'b'], rows, 1e9), gate: 0.5 };
  t.true(Math.abs(probabilityOf(model, [1, 7]) - 0.4) < 1e-3);
});

test('no document is judged by a model that saw its restaurant', (t) => {
  const examples = Array.from({ length: 40 }, (_, i) => {
    const row = { values: [i % 20], bad: false, f1: 1 };
    return { restaurant: `house ${i % 20}`, kind: 'html', row, items: [row] };
  });
  const judged = crossValidate(
    examples,
    ({ row }) => [row],
    (seen) => {
      const known = new Set(seen.map(({ values }) => values[0]));
      const unseen = Array.from({ length: 20 }, (_, i) => i).filter((house) => !known.has(house));
      const folds = new Set(unseen.map((house) => foldOf(`house ${house}`, 10)));
      t.true(folds.size <= 1);
      return { ...fitLogistic(['a'], seen, 1), gate: 1 };
    },
  );
  t.is(judged.length, examples.length);
});

test("the report shows predictions and observations, and the gate's recall", (t) => {
  const judged = [0.05, 0.15, 0.65, 0.95].map((chance) => {
    const row = { values: [], bad: chance > 0.5, f1: 1 - chance / 2 };
    return { row, chance, bad: row.bad, marked: chance > 0.9 };
  });
  t.regex(reliability(judged), /^60 to 70 % +65\.0 % +100\.0 % +1 *$/m);
  t.regex(gateLine(judged), /^the gate marks 1 of 4 \(25\.0 %\), among them 1 of 2 bad ones: 50\.0 % /);
  t.regex(collapseLine(judged), /^of 2 documents with an F1 below 0\.8 it marks 50\.0 % .*, of 1 above 0\.95 0\.0 % /);
  t.regex(gateTable(judged), /^50\.0 % +100\.0 % \(34\.2 % to 100\.0 %\) +100\.0 % +100\.0 % *$/m);
});
