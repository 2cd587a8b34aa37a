import type { Random } from '@menu-data-service/seeded-random';
import { createMenuStore } from '../../../src/db/menu-store.ts';
import type { Database } from '../../../src/db/open-database.ts';
import { createRestaurantStore } from '../../../src/db/restaurant-store.ts';
import { restaurantFacts, taggedItem, taggedMenu } from '../tagged-menu.ts';

const LINES = 15;
const DISHES = ['Lobby', 'Oatcake', 'Pikelet', 'Faggot', 'Cob', 'Pasty', 'Balti', 'Parmo', 'Trifle', 'Broth'];

/** Changes menus of one restaurant at random: new versions, unchanged menus, withdrawals, a new restaurant name. */
export function createMenuWriter(
  db: Database,
  restaurantId: string,
  random: Random,
): { change(): Promise<void>; readonly count: number } {
  const menus = createMenuStore(db);
  const restaurants = createRestaurantStore(db);
  const latest = new Map<string, number>();
  let count = 0;

  async function publish(name: string): Promise<void> {
    const size = 1 + random.integer(4);
    const items = Array.from({ length: size }, () =>
      taggedItem({ name: `${random.pick(DISHES)} ${random.integer(50)}` }),
    );
    const sourceUrl = `https://menus.example/${name.replaceAll(' ', '-')}`;
    const sections = [{ name: 'Dishes', items }];
    const { menuId } = await menus.publish(taggedMenu({ restaurantId, name, sourceUrl, sections }));
    latest.set(name, menuId);
  }

  return {
    get count() {
      return count;
    },
    async change() {
      const name = `Menu ${random.integer(LINES)}`;
      const known = latest.get(name);
      const chance = random.next();
      if (known !== undefined && chance < 0.1) await menus.withdraw(known);
      else if (chance < 0.13) {
        await restaurants.save(restaurantFacts({ name: `The Kiln ${random.integer(100)}` }), restaurantId);
      } else await publish(name);
      count += 1;
    },
  };
}
