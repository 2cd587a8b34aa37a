import { ServiceError } from '../domain/errors.ts';
import { type Publisher, STALE_DECISIONS } from '../ports/publisher.ts';
import { createKitchenTableStore } from './kitchen-table-store.ts';
import { createMenuStore } from './menu-store.ts';
import type { Database } from './open-database.ts';
import { createRestaurantStore } from './restaurant-store.ts';
import { createReviewStore } from './review-store.ts';
import { firstRow } from './rows.ts';
import { createSourceStore } from './source-store.ts';

const NUMBER = 'select decision_number as number from restaurants where id = ?';

export function createPublisher(db: Database): Publisher {
  return {
    async decisionNumber(restaurantId) {
      return (await firstRow<{ number: number }>(db, NUMBER, [restaurantId]))?.number ?? 0;
    },

    publish: (restaurantId, work, computedUnder) =>
      db.transaction(async (trx) => {
        // The lock of lockRestaurant, which publishing takes again.
        const now = await firstRow<{ number: number }>(trx, `${NUMBER} for no key update`, [restaurantId]);
        if (!now) throw new ServiceError(400, 'unknown_restaurant', `there is no restaurant ${restaurantId}`);
        if (computedUnder !== undefined && now.number !== computedUnder) {
          throw new ServiceError(409, STALE_DECISIONS, 'somebody has changed this restaurant meanwhile; try again');
        }
        return work({
          menus: createMenuStore(trx),
          sources: createSourceStore(trx),
          reviews: createReviewStore(trx),
          kitchenTables: createKitchenTableStore(trx),
          restaurants: createRestaurantStore(trx),
        });
      }),
  };
}
