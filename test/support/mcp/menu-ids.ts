import type { MenusClient } from '@menu-data-service/client';

/**
 * Ids of all menus by restaurant and name, "The Copper Oven/Main Menu", and of versions by their number behind it. The only menu of a
 * restaurant is found by the restaurant alone.
 */
export async function menuIds(client: MenusClient): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for await (const { id, name: restaurant } of client.each('listRestaurants', { pageSize: 100 })) {
    const { data } = await client.getRestaurant({ id });
    const [only, ...others] = data.menus;
    if (only && others.length === 0) ids.set(restaurant, only.id);
    for (const menu of data.menus) {
      ids.set(`${restaurant}/${menu.name}`, menu.id);
      const { data: versions } = await client.listMenuVersions({ id: menu.id });
      for (const { id: versionId, version } of versions) ids.set(`${restaurant}/${menu.name}/${version}`, versionId);
    }
  }
  return ids;
}
