import { hash } from 'node:crypto';
import { foldText } from '@menu-data-service/menu-model/fold-text';

/**
 * Assigns ids to the items of one version in menu order: a hash of menu line, folded section and folded name, so that a dish keeps its id
 * through all versions. Repeated names in a section are numbered.
 * @returns a function to call with section name and item name of each item in turn; `item_` and 20 hexadecimal digits
 */
export function itemIds(lineId: number): (sectionName: string, name: string) => string {
  const seen = new Map<string, number>();
  return (sectionName, name) => {
    const called = `${lineId}\n${foldText(sectionName) || sectionName}\n${foldText(name) || name}`;
    const nth = seen.get(called) ?? 0;
    seen.set(called, nth + 1);
    // Starts with a letter: CSV readers would take digits alone for a number.
    return `item_${hash('sha256', nth === 0 ? called : `${called}\n${nth}`).slice(0, 20)}`;
  };
}
