import type { TreeElement } from '../segments/html-origin.ts';
import { isNotePhrase } from '../text/note-phrases.ts';
import type { Unit } from '../units/unit.ts';
import { ancestors } from './tree.ts';

/** Fewer prices do not show where the menu is. */
const FEWEST = 8;

/** Short lines above the menu, notes left out, that may be its headings, whatever their tags; and their longest. */
const HEADING_LINES = 3;
const LONGEST_HEADING = 40;

const isShort = (text: string): boolean => text.length <= LONGEST_HEADING && !/,|[.!?:]$/.test(text);

/** The units of the part of a page that holds its prices, and main headings and notes outside: what else is there tells of the house. */
export function menuPart(units: readonly Unit[]): readonly Unit[] {
  const priced = units.flatMap((unit) => (unit.prices.length && unit.html ? [unit.html.element] : []));
  const part = priced.length >= FEWEST ? commonAncestor(priced) : null;
  if (!part?.parent) return units;
  const isInside = ({ html }: Unit): boolean =>
    !html || html.element === part || ancestors(html.element).includes(part);
  const headings = new Set(
    units
      .slice(0, Math.max(0, units.findIndex(isInside)))
      .filter((unit) => isShort(unit.text) && !isNotePhrase(unit.text))
      .slice(-HEADING_LINES),
  );
  return units.filter((unit) => {
    const level = unit.html?.heading ?? 0;
    return level === 1 || level === 2 || isNotePhrase(unit.text) || isInside(unit) || headings.has(unit);
  });
}

function commonAncestor(elements: readonly TreeElement[]): TreeElement | null {
  const [first, ...others] = elements.map((element) => [element, ...ancestors(element)]);
  const shared = others.map((line) => new Set(line));
  return first?.find((element) => shared.every((line) => line.has(element))) ?? null;
}
