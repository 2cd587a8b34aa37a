import { readFileSync } from 'node:fs';
import { checkModel, type ReaderModel } from './reader-model.ts';

/** The weights lie beside the sources, this file runs from build/src/model. */
const WEIGHTS = new URL('../../../src/model/reader.model', import.meta.url);

let loaded: ReaderModel | undefined;

/** Loads the weights written by `npm run train:reader`: JSON under another ending, so that no formatter touches its bytes. Read once. */
export function readerModel(): ReaderModel {
  loaded ??= checkModel(JSON.parse(readFileSync(WEIGHTS, 'utf8')) as ReaderModel);
  return loaded;
}
