import type { Random } from '@menu-data-service/seeded-random';
import { createMenuStore } from '../../../src/db/menu-store.ts';
import type { Database } from '../../../src/db/open-database.ts';
import { createRestaurantStore } from '../../../src/db/restaurant-store.ts';
import { rows } from '../../../src/db/rows.ts';
import { ServiceError } from '../../../src/domain/errors.ts';
import { restaurantFacts, taggedItem, taggedMenu } from '../tagged-menu.ts';

const RESTAURANTS = 8;
const MENUS = 4;
const DISHES = ['Lobby', 'Oatcake', 'Pikelet', 'Faggot', 'Cob', 'Pasty', 'Balti', 'Parmo', 'Trifle', 'Broth'];
const ALLERGENS = ['Milk', 'Gluten, Milk (may contain)', 'Unknown (ask the restaurant)', 'Fish (estimated)', '-'];

/** Changes restaurants and menus at random, concurrently with others; mostly publications. */
export function createRestlessWriter(
  db: Database,
  random: Random,
): { step(): Promise<void>; readonly published: number } {
  const menus = createMenuStore(db);
  const restaurants = createRestaurantStore(db);
  let published = 0;

  const facts = (number: number) => restaurantFacts({ name: `Kiln ${number}`, postcode: `ST${number + 1} 1AA` });
  const anyRestaurant = async (): Promise<string> => {
    const found = await rows<{ id: string }>(db, 'select id from restaurants order by id');
    return found.length === 0 ? '' : random.pick(found).id;
  };
  const anyMenu = async (): Promise<number> => {
    const ids = await menus.activeMenuIds();
    return ids.length === 0 ? 0 : random.pick(ids);
  };

  const dish = (name: string) =>
    taggedItem({
      name,
      price: random.integer(30) / 2,
      vegan: random.next() < 0.3,
      calories: random.integer(900),
      allergens: random.pick(ALLERGENS),
    });

  async function publish(): Promise<void> {
    const restaurantId = await anyRestaurant();
    if (restaurantId === '') return createRestaurant();
    const name = `Menu ${random.integer(MENUS)}`;
    const names = DISHES.filter(() => random.next() < 0.5);
    const sections = [{ name: 'Dishes', items: (names.length > 0 ? names : DISHES).map(dish) }];
    const sourceUrl = `https://menus.example/${name.replaceAll(' ', '-')}`;
    const { outcome } = await menus.publish(taggedMenu({ restaurantId, name, sourceUrl, sections }));
    if (outcome !== 'unchanged') published += 1;
  }

  async function createRestaurant(): Promise<void> {
    await restaurants.save(facts(random.integer(RESTAURANTS)));
  }

  async function revise(): Promise<void> {
    const menuId = await anyMenu();
    const [stored] = await menus.storedMenus(menuId - 1, 1);
    if (stored?.menuId !== menuId) return;
    const sections = stored.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({
        ...item,
        calories: random.integer(900),
        allergens: random.pick(ALLERGENS),
      })),
    }));
    await menus.revise(menuId, sections);
  }

  async function edit(): Promise<void> {
    const id = await anyRestaurant();
    if (id !== '') await restaurants.save(restaurantFacts({ name: `Edited ${random.integer(100)}` }), id);
  }

  async function merge(): Promise<void> {
    const [from, into] = [await anyRestaurant(), await anyRestaurant()];
    if (from !== into) await restaurants.merge(from, into);
  }

  return {
    get published() {
      return published;
    },
    async step() {
      const chance = random.next();
      const act = async () => {
        if (chance < 0.08) return createRestaurant();
        if (chance < 0.16) return revise();
        if (chance < 0.22) return menus.withdraw(await anyMenu()).then(() => undefined);
        if (chance < 0.28) return edit();
        if (chance < 0.3) return merge();
        if (chance < 0.31)
          return restaurants.remove(await anyRestaurant().then((id) => id || facts(0).name)).then(() => undefined);
        return publish();
      };
      // Conflicts with another writer's changes are not errors.
      await act().catch((error: unknown) => {
        if (!(error instanceof ServiceError) && !isOvertaken(error)) throw error;
      });
    },
  };
}

/** Errors for a restaurant or menu that another writer removed: foreign keys, and messages of revise and merge. */
function isOvertaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && ['23503', '23505', '40P01'].includes(String(error.code))) return true;
  return /a revision may only change estimates|has no stored body|is gone/.test(error.message);
}
