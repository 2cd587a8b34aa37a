import type { Menu } from '@menu-data-service/menu-model/menu';
import { parseMenu } from '../../domain/parse-menu.ts';
import type { Guarded } from '../shared/api-deps.ts';
import { readMenuId } from '../shared/identifiers.ts';
import { menuNotFound } from '../shared/not-found.ts';

/** Finds data of the menu in an address. @param given the id in the address @throws ServiceError 400 for an invalid id, 404 if nothing is found */
export async function findByMenuId<Found>(
  given: string | undefined,
  find: (id: number) => Promise<Found | null>,
): Promise<Found> {
  const id = readMenuId(given);
  const found = id === null ? null : await find(id);
  if (found === null) throw menuNotFound(given ?? '');
  return found;
}

export async function readMenu({ menus, guard }: Guarded<'menus'>, id: number): Promise<Menu | null> {
  const body = await guard(() => menus.body(id, 'identity'));
  return body === null ? null : parseMenu(body.bytes);
}
