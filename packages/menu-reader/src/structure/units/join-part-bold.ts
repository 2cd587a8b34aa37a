import { isBold } from '../segments/style-key.ts';
import { wordCount } from '../text/text-shape.ts';
import type { Unit } from './unit.ts';

/** Lines that must begin in bold for bold to be the look of names. */
const FEWEST = 4;
/** Words in a plain beginning of a name, and in the plain rest before a colon. */
const BEFORE = 3;
const REST = /^\s*((?:\p{L}[^\s:,.]*\s){0,1}\p{L}[^\s:,.]*):\s+(?=\p{L})/u;

/**
 * Names of which only a part is bold, where names are bold: "Fried **Calamari** with lime" and
 * "**Caesar** Salad: leaves and egg".
 */
export function joinPartBold(units: readonly Unit[]): Unit[] {
  const names = new Map<string, number>();
  for (const unit of units) {
    if (!unit.sameLine && isBold(unit.weight)) names.set(unit.styleKey, (names.get(unit.styleKey) ?? 0) + 1);
  }
  const isName = (unit: Unit): boolean =>
    isBold(unit.weight) && !unit.html && (names.get(unit.styleKey) ?? 0) >= FEWEST;
  const result: Unit[] = [];
  for (const unit of units) {
    const last = result.at(-1);
    if (last && isName(unit) && begins(last, unit)) result[result.length - 1] = joined(last, unit);
    else {
      if (last && isName(last)) takeRest(last, unit);
      result.push(unit);
    }
  }
  return result;
}

const begins = (plain: Unit, bold: Unit): boolean =>
  bold.sameLine &&
  !plain.sameLine &&
  !bold.wide &&
  plain.text !== '' &&
  !isBold(plain.weight) &&
  plain.size <= 1.1 * bold.size &&
  wordCount(plain.text) <= BEFORE &&
  !/[:,.–-]$/.test(plain.rawText.trim());

function joined(plain: Unit, bold: Unit): Unit {
  return {
    ...bold,
    text: `${plain.text} ${bold.text}`,
    rawText: `${plain.rawText} ${bold.rawText}`,
    x: plain.x,
    gap: plain.gap,
    sameLine: false,
    wide: false,
    afterPrice: plain.afterPrice,
    dash: plain.dash,
    prices: [...plain.prices, ...bold.prices],
    place: plain.place ?? bold.place,
    codes: [...plain.codes, ...bold.codes],
    sizeLabels: plain.sizeLabels || bold.sizeLabels,
  };
}

/** Moves what is before a colon from the description to the name. */
function takeRest(name: Unit, unit: Unit): void {
  const rest = unit.sameLine && !unit.wide && !/[:–-]\s*$/.test(name.rawText) ? REST.exec(unit.text) : null;
  if (!rest?.[1]) return;
  name.text += ` ${rest[1]}`;
  unit.text = unit.text.slice(rest[0].length);
}
