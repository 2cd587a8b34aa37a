import type { Guard } from '../../lib/resilience.ts';
import type { ApiDeps } from '../shared/api-deps.ts';

export interface ExampleIds {
  readonly menu: number;
  readonly restaurant: string;
  readonly exportFile: string;
}

const EXPORT_FILE = 'restaurants.csv';

/** Used while there are none. */
export const PLACEHOLDERS: ExampleIds = { menu: 1, restaurant: 'RESTAURANT_ID', exportFile: EXPORT_FILE };
const KEEP_MS = 60_000;

/** Finds a restaurant with a menu; placeholders while there is none or the store is away. */
export function createExampleIds(restaurants: ApiDeps['restaurants'], guard: Guard): () => Promise<ExampleIds> {
  let known: { readonly ids: ExampleIds; readonly until: number } | undefined;

  async function look(): Promise<ExampleIds> {
    const { items } = await guard(() => restaurants.list({}, 1, 20));
    const withMenus = items.find(({ activeMenus }) => activeMenus > 0);
    if (!withMenus) return PLACEHOLDERS;
    const [menu] = (await guard(() => restaurants.detail(withMenus.id)))?.menus ?? [];
    if (!menu) return PLACEHOLDERS;
    const isAsBefore = known?.ids.menu === menu.id && known.ids.restaurant === withMenus.id;
    // Reuses the object for the same ids: things derived from it are cached by identity.
    const ids = known && isAsBefore ? known.ids : { menu: menu.id, restaurant: withMenus.id, exportFile: EXPORT_FILE };
    known = { ids, until: Date.now() + KEEP_MS };
    return ids;
  }

  return () => {
    if (known && known.until > Date.now()) return Promise.resolve(known.ids);
    // The first connection of a pool may take longer than a request waits for it.
    return look()
      .catch(look)
      .catch(() => known?.ids ?? PLACEHOLDERS);
  };
}
