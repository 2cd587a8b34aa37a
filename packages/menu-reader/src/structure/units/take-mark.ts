import { isCodes } from '../text/codes.ts';
import type { Unit } from './unit.ts';

/** One to three letters of this size beside those of the name. */
const MARK = /^\p{Lu}(?:\/?\p{Lu}){0,2}$/u;
const MARK_SIZE = 0.75;

/** A mark in small letters before a name ("H/C" for hot or cold) is a code of the dish, not its name. */
export function takeMark(units: Unit[]): void {
  const [mark, name] = units;
  if (!mark || !name || !MARK.test(mark.text) || mark.size > MARK_SIZE * name.size || isCodes(name.text)) return;
  name.codes.push(mark.text, ...mark.codes);
  name.prices.unshift(...mark.prices);
  name.place ??= mark.place;
  units.splice(0, 2, { ...name, sameLine: false, wide: false });
}
