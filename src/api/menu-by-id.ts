import type { Menu } from '../domain/menu.ts';
import { parseMenu } from '../domain/parse-menu.ts';
import type { Guarded } from './api-deps.ts';
import { menuNotFound } from './not-found.ts';
import { readMenuId } from './schemas/identifiers.ts';

/**
 * What there is of the menu that an address names.
 * @param given the id as it stands there
 * @throws ServiceError 400 where it is no id, 404 where nothing is found
 */
export async function ofMenu<Found>(
  given: string | undefined,
  find: (id: number) => Promise<Found | null>,
): Promise<Found> {
  const id = readMenuId(given);
  const found = id === null ? null : await find(id);
  if (found === null) throw menuNotFound(given ?? '');
  return found;
}

/** One version of a menu as it was stored; null where no menu has that id. */
export async function readMenu({ menus, guard }: Guarded<'menus'>, id: number): Promise<Menu | null> {
  const body = await guard(() => menus.body(id, 'identity'));
  return body === null ? null : parseMenu(body.bytes);
}
