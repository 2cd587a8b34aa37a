import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import test from 'ava';
import { readerModel } from '../../src/model/load-model.ts';
import { checkModel } from '../../src/model/reader-model.ts';

/** Beside the sources; compiled, this file is in build/test/model. */
const beside = (name: string): Buffer => readFileSync(new URL(`../../../src/model/${name}`, import.meta.url));

const weights = beside('reader.model');

test('the weights match the checksum beside them, and are small', (t) => {
  t.is(beside('reader.model.sha256').toString().trim(), createHash('sha256').update(weights).digest('hex'));
  t.true(weights.length < 3_000_000);
});

test('the weights name their training data', (t) => {
  t.regex(readerModel().from, /\d+ labelled documents of \d+ restaurants, \d+ drawn pages/);
});

test('weights of other features are refused', (t) => {
  const model = readerModel();
  const { columns } = model;
  const other = { ...model, columns: { ...columns, first: columns.first.slice(1) } };
  t.throws(() => checkModel(other), { message: /train:reader/ });
});
