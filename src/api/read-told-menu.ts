import { parseMenu } from '../domain/parse-menu.ts';
import type { Guard } from '../lib/guard.ts';
import type { ApiDeps } from './api-deps.ts';
import type { ToldMenu } from './present/menu-ld.ts';

/** A menu with what is told of it beside its body; null where no menu has that id. */
export async function readToldMenu(
  { menus, restaurants, guard }: Pick<ApiDeps, 'menus' | 'restaurants'> & { readonly guard: Guard },
  id: number,
): Promise<ToldMenu | null> {
  const [body, evidence] = await Promise.all([
    guard(() => menus.body(id, 'identity')),
    guard(() => menus.evidence(id)),
  ]);
  if (!body) return null;
  const menu = parseMenu(body.bytes);
  return { menu, evidence, restaurant: await guard(() => restaurants.detail(menu.restaurantId)) };
}
