import { isCodes } from '../text/codes.ts';
import type { Unit } from './unit.ts';

/** One to three letters, and their maximum size relative to those of the name. */
const MARK = /^\p{Lu}(?:\/?\p{Lu}){0,2}$/u;
const MARK_SIZE = 0.75;
/** The number of a dish in one of several lists: "L10." */
const NUMBER = /^\p{L}{1,2}\s?\d{1,3}[.)]?$/u;

/** Turns a mark in small letters before a name ("H/C" for hot or cold), or the number of a dish, into a code of the dish. */
export function takeMark(units: Unit[]): void {
  const [mark, name] = units;
  if (!mark || !name || isCodes(name.text)) return;
  if (!NUMBER.test(mark.text) && !(MARK.test(mark.text) && mark.size <= MARK_SIZE * name.size)) return;
  name.codes.push(mark.text, ...mark.codes);
  name.prices.unshift(...mark.prices);
  name.place ??= mark.place;
  units.splice(0, 2, { ...name, sameLine: false, wide: false });
}
