import { isCodes } from '../text/codes.ts';
import type { Unit } from './unit.ts';

/** One to three letters of this size beside those of the name. */
const MARK = /^\p{Lu}(?:\/?\p{Lu}){0,2}$/u;
const MARK_SIZE = 0.75;
/** The number of a dish in a list of several: "L10." */
const NUMBER = /^\p{L}{1,2}\s?\d{1,3}[.)]?$/u;

/** A mark in small letters before a name ("H/C" for hot or cold), or the number of a dish, is a code of the dish and not its name. */
export function takeMark(units: Unit[]): void {
  const [mark, name] = units;
  if (!mark || !name || isCodes(name.text)) return;
  if (!NUMBER.test(mark.text) && !(MARK.test(mark.text) && mark.size <= MARK_SIZE * name.size)) return;
  name.codes.push(mark.text, ...mark.codes);
  name.prices.unshift(...mark.prices);
  name.place ??= mark.place;
  units.splice(0, 2, { ...name, sameLine: false, wide: false });
}
