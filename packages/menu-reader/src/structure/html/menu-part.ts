import type { TreeElement } from '../segments/html-origin.ts';
import { isNotePhrase } from '../text/note-phrases.ts';
import type { Unit } from '../units/unit.ts';

/** Fewer prices do not show where the menu is. */
const FEWEST = 8;

/** Short lines above the menu, notes left out, that may be its headings, whatever their tags; and their longest. */
const HEADING_LINES = 3;
const LONGEST_HEADING = 40;

const isShort = (text: string): boolean => text.length <= LONGEST_HEADING && !/,|[.!?:]$/.test(text);

/**
 * The units of the part of a page that holds its prices, and main headings and notes outside. What else is outside, in
 * parts unlike it, tells of the house and not of dishes.
 */
export function menuPart(all: readonly Unit[]): Unit[] {
  const units = withoutEchoes(all);
  const priced = units.flatMap((unit) => (unit.prices.length && unit.html ? [unit.html.element] : []));
  const part = priced.length >= FEWEST ? commonAncestor(priced) : null;
  if (!part?.parent) return [...units];
  const above = ancestors(part);
  const inside = ({ html }: Unit): boolean => {
    const branch = html ? branchBeside(html.element, above) : null;
    return branch === null || branch.beside.signature === branch.own.signature;
  };
  const first = units.findIndex((unit) => unit.html && branchBeside(unit.html.element, above) === null);
  const headings = new Set(
    units
      .slice(0, Math.max(0, first))
      .filter((unit) => isShort(unit.text) && !isNotePhrase(unit.text))
      .slice(-HEADING_LINES),
  );
  return units.filter((unit) => {
    const level = unit.html?.heading ?? 0;
    if (level === 1 || level === 2 || isNotePhrase(unit.text)) return true;
    return inside(unit) || headings.has(unit);
  });
}

/** Units without those that repeat the heading they are under, as cards do with the name of their section. */
function withoutEchoes(units: readonly Unit[]): Unit[] {
  let heading = '';
  return units.filter(({ text, html, prices }) => {
    const same = text.toLowerCase();
    if (heading && same === heading && !prices.length && !html?.heading) return false;
    if (html?.heading && html.heading <= 4 && !prices.length && html.hint !== 'name') heading = same;
    return true;
  });
}

function commonAncestor(elements: readonly TreeElement[]): TreeElement | null {
  const [first, ...others] = elements;
  let common = first ?? null;
  for (const other of others) {
    const above = new Set(ancestors(other));
    while (common && !above.has(common)) common = common.parent;
  }
  return common;
}

function ancestors(element: TreeElement): TreeElement[] {
  const found: TreeElement[] = [];
  for (let above: TreeElement | null = element; above; above = above.parent) found.push(above);
  return found;
}

/** Where an element is outside: the branch it is in and that of the menu, below what they share; else null. */
function branchBeside(
  element: TreeElement,
  part: readonly TreeElement[],
): { beside: TreeElement; own: TreeElement } | null {
  let below = element;
  for (let above: TreeElement | null = element; above; above = above.parent) {
    const index = part.indexOf(above);
    const own = part[index - 1];
    if (index === 0) return null;
    if (index > 0) return own ? { beside: below, own } : null;
    below = above;
  }
  return null;
}
