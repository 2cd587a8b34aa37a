import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import test from 'ava';
import { readerModel } from '../../src/model/load-model.ts';
import { checkModel } from '../../src/model/reader-model.ts';

/** Beside the sources; compiled, this file is in build/test/model. */
const beside = (name: string): Buffer => readFileSync(new URL(`../../../src/model/${name}`, import.meta.url));

test('the weights are those that weights.md speaks of, and small', (t) => {
  const weights = beside('weights.json');
  t.true(beside('weights.md').toString().includes(createHash('sha256').update(weights).digest('hex')));
  t.true(weights.length < 3_000_000);
});

test('weights of other features are refused', (t) => {
  const model = readerModel();
  const { columns } = model;
  const other = { ...model, columns: { ...columns, first: columns.first.slice(1) } };
  t.throws(() => checkModel(other), { message: /train:reader/ });
});
