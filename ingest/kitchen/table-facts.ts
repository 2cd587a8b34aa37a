import { ALLERGENS } from '@menu-data-service/allergens';
import type { KitchenTableOrigin, StatedFacts } from '@menu-data-service/menu-reader';
import { tableWords } from '../../src/domain/allergen-ground.ts';
import type { DeclaredDish } from '../../src/domain/declared-table.ts';
import type { KitchenTable } from '../../src/ports/kitchen-table-store.ts';

/** What the document alone states of a dish, without what the kitchen's table added. */
export const ownFacts = (stated: StatedFacts): StatedFacts => stated.own ?? stated;

/**
 * What the document states of a dish together with what the kitchen's table declares of it. Both are statements: what either says is
 * contained counts, and where they contradict each other the dish goes to review as with any statement.
 */
export function withTableFacts(stated: StatedFacts, dish: DeclaredDish, table: KitchenTable): StatedFacts {
  const own = ownFacts(stated);
  const origin: KitchenTableOrigin = { source: table.source, date: table.date, dish: dish.name };
  const said = tableWords(table.date, placeOf(table.source), dish.name);
  const contains = union(own.contains, dish.contains);
  const mayContain = union(own.mayContain, dish.mayContain).filter((code) => !contains.includes(code));
  const freeFrom = union(own.freeFrom, dish.freeFrom);
  const told = new Set([...dish.contains, ...dish.mayContain, ...dish.freeFrom]);
  const complete = own.allergensComplete === true || ALLERGENS.every(({ code }) => told.has(code));
  const calories = own.calories ?? dish.calories;
  const words: Record<string, string> = { ...own.words };
  const add = (key: 'contains' | 'mayContain' | 'freeFrom', of: readonly unknown[]) => {
    if (of.length > 0) words[key] = [own.words?.[key], said].filter(Boolean).join('; ');
  };
  add('contains', dish.contains);
  add('mayContain', dish.mayContain);
  add('freeFrom', dish.freeFrom);
  if (own.calories === undefined && dish.calories !== undefined) words.calories = said;
  return {
    ...own,
    ...(contains.length > 0 && { contains }),
    ...(mayContain.length > 0 && { mayContain }),
    ...(freeFrom.length > 0 && { freeFrom }),
    ...(complete && { allergensComplete: true }),
    ...(calories !== undefined && { calories }),
    words,
    table: origin,
    own,
  };
}

const placeOf = (source: string): string =>
  source.startsWith('file:///') ? decodeURIComponent(source.slice(8)) : source;

const union = <Code>(a: readonly Code[] = [], b: readonly Code[] = []): Code[] => [...new Set([...a, ...b])];
