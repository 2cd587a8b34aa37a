import type { KnownDish } from '@menu-data-service/food-knowledge/kitchen/known-dish';
import { foldText } from '@menu-data-service/menu-model/fold-text';
import type { KitchenTable } from '../../ports/kitchen-table-store.ts';

/** Declarations of a kitchen's tables by dish, regardless of menus. @param tables newest first; the newest that has a dish counts */
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
