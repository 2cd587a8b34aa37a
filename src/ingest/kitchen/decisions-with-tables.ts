import type { KitchenTableStore } from '../../ports/kitchen-table-store.ts';
import type { ReviewStore } from '../../ports/review-store.ts';
import type { LoadDecisions } from '../load-decisions.ts';
import { acceptedMatches, datedTables } from './dated-tables.ts';
import { declareDishes } from './declare-dishes.ts';
import { knownDishes } from './known-dishes.ts';

/** Decisions that also add the declarations of the kitchen's allergen tables, once the names are corrected. */
export function decisionsWithTables(
  load: LoadDecisions,
  tables: KitchenTableStore,
  reviews: Pick<ReviewStore, 'list'>,
): LoadDecisions {
  return async (source, change) => {
    const { taught, correct } = await load(source, change);
    return {
      taught,
      async correct(document) {
        const corrected = await correct(document);
        const dated = await datedTables(source.restaurantId, tables);
        if (dated.length === 0) return corrected;
        const sources = dated.map(({ table }) => table.source);
        const accepts = await acceptedMatches(source.restaurantId, sources, reviews);
        const { menus, doubts } = declareDishes(corrected.menus, dated, accepts);
        const changed = doubts
          .filter(({ kind }) => kind === 'changed')
          .map(({ item, reason }) => `"${item}" has ${reason}`);
        const kitchen = knownDishes(dated.map(({ table }) => table));
        return { ...corrected, menus, review: [...corrected.review, ...changed], kitchen };
      },
    };
  };
}
