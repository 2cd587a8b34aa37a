import type { ReaderModel } from '../model/reader-model.ts';
import { readByModel } from './read-by-model.ts';
import { readByRules } from './read-by-rules.ts';
import type { Reading, UnitsToRead } from './reading.ts';

/** On shorter pages looks say too little for what was learned from whole menus. */
const FEWEST_TEXTS = 24;

/** Gives units their roles and puts them together: by the model, and a page of a few dishes by rules. */
export function readUnits(input: UnitsToRead, model: ReaderModel): Reading {
  const texts = input.units.filter(({ text }) => text).length;
  return texts < FEWEST_TEXTS ? readByRules(input) : readByModel(input, model);
}
