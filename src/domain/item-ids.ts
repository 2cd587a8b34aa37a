import { hash } from 'node:crypto';
import { foldText } from './fold-text.ts';

/**
 * Gives the items of one version of a menu their ids, in the order of the menu: the same text for the same dish through all versions of
 * its menu line, of the line, the section and the name, both folded. A name that a section has again counts on.
 * @returns a function that takes section name and item name of one item after the other; `item_` and 20 hexadecimal digits
 */
export function itemIds(lineId: number): (sectionName: string, name: string) => string {
  const seen = new Map<string, number>();
  return (sectionName, name) => {
    const called = `${lineId}\n${foldText(sectionName) || sectionName}\n${foldText(name) || name}`;
    const nth = seen.get(called) ?? 0;
    seen.set(called, nth + 1);
    // A letter in front: digits alone would be taken for a number by what reads CSV.
    return `item_${hash('sha256', nth === 0 ? called : `${called}\n${nth}`).slice(0, 20)}`;
  };
}
