import type { ReaderModel } from '../model/reader-model.ts';
import type { TaughtLine } from '../taught-line.ts';
import { readByModel } from './read-by-model.ts';
import { readByRules } from './read-by-rules.ts';
import { draftReading, gatherReading, type Reading, type UnitsToRead } from './reading.ts';
import { asSaid, saidRoles } from './taught/said-roles.ts';

/** On shorter pages looks say too little for what was learned from whole menus. */
const FEWEST_TEXTS = 24;

/**
 * Gives units their roles and puts them together: by the model, and a page of a few dishes by rules.
 *
 * @param taught what a person said of lines
 */
export function readUnits(input: UnitsToRead, model: ReaderModel, taught: readonly TaughtLine[] = []): Reading {
  const texts = input.units.filter(({ text }) => text).length;
  return texts < FEWEST_TEXTS ? readFew(input, taught) : readByModel(input, model, taught);
}

function readFew(input: UnitsToRead, taught: readonly TaughtLine[]): Reading {
  const reading = readByRules(input);
  if (!taught.length) return reading;
  const { features, margins } = reading;
  const said = saidRoles(input.units, reading.roles, taught);
  const labels = { features, margins, roles: asSaid(reading.roles, said.roles) };
  return { ...reading, ...draftReading(input, labels, gatherReading(input, labels)), taught: said.found };
}
