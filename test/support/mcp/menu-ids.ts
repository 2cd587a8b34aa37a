import { type ClientOptions, createClient } from '@menu-data-service/client/core';

interface Named {
  readonly id: number;
  readonly name: string;
}

interface Operations {
  readonly listRestaurants: {
    readonly parameters: { readonly pageSize: number };
    readonly answer: { readonly items: readonly { readonly id: string; readonly name: string }[] };
    readonly paged: true;
  };
  readonly getRestaurant: {
    readonly parameters: { readonly id: string };
    readonly answer: { readonly menus: readonly Named[] };
  };
  readonly listMenuVersions: {
    readonly parameters: { readonly id: number };
    readonly answer: readonly { readonly id: number; readonly version: number }[];
  };
}

const PATHS = {
  listRestaurants: '/v1/restaurants',
  getRestaurant: '/v1/restaurants/{id}',
  listMenuVersions: '/v1/menus/{id}/versions',
};

/**
 * Ids of all menus by restaurant and name, "The Copper Oven/Main Menu", and of versions with their number appended. The only menu of a
 * restaurant is also found by the restaurant alone.
 */
export async function menuIds(options: ClientOptions): Promise<ReadonlyMap<string, number>> {
  const client = createClient<Operations>(PATHS, options);
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
