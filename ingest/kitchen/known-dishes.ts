import { foldText } from '../../src/domain/fold-text.ts';
import type { KitchenTable } from '../../src/ports/kitchen-table-store.ts';
import type { KnownDish } from '../enrich/kitchen/known-dish.ts';

/**
 * What a kitchen's tables declare of its dishes, whatever menu they are on.
 * @param tables newest first; the newest that has a dish counts
 */
export function knownDishes(tables: readonly KitchenTable[]): readonly KnownDish[] {
  const known = new Map<string, KnownDish>();
  for (const { name, contains, mayContain, freeFrom, calories, bare } of tables.flatMap(({ dishes }) => dishes)) {
    // A row without any mark may be a heading.
    if (bare || known.has(foldText(name))) continue;
    const told = new Set([...contains, ...mayContain, ...freeFrom]);
    known.set(foldText(name), { name, description: null, contains: new Set(contains), told, calories });
  }
  return [...known.values()];
}
