import type { Menu } from '../../src/domain/menu.ts';
import { parseMenu } from '../../src/domain/parse-menu.ts';
import type { MenuStore } from '../../src/ports/menu-store.ts';
import type { CommandIo, JsonOption } from '../terminal/command-io.ts';
import { menuOutline } from '../terminal/outline.ts';
import { menuId, noSuchMenu } from './ids.ts';
import { withStores } from './with-stores.ts';

/** `menus show ID` */
export function showMenu(given: string, options: JsonOption, io: CommandIo): Promise<void> {
  const id = menuId(given, 'menus show');
  return withStores(async ({ menus, restaurants }) => {
    const body = await menus.body(id, 'identity');
    if (!body) throw noSuchMenu(id);
    if (options.json) return io.out(body.bytes.toString());
    const menu = parseMenu(body.bytes);
    const owner = await restaurants.detail(menu.restaurantId);
    io.out(`${owner?.name ?? menu.restaurantId}  ${menu.sourceUrl}`);
    io.out(`menu ${id}, version ${menu.version}, ${stateOf(menu, body.latestMenuId)}`);
    for (const line of menuOutline({ name: menu.name, sections: await reviewed(menu, menus) }, io.width)) io.out(line);
  });
}

function stateOf({ id, dateUpdated, dateDeleted }: Menu, latest: number): string {
  if (dateDeleted === null) return `in service since ${dateUpdated.slice(0, 10)}`;
  const what = latest === id ? 'withdrawn' : `replaced by menu ${latest}`;
  return `${what} on ${dateDeleted.slice(0, 10)}`;
}

/** The sections with what a person should look at; evidence has them in the order of the menu. */
async function reviewed(menu: Menu, menus: Pick<MenuStore, 'evidence'>) {
  const evidence = await menus.evidence(menu.id);
  return menu.sections.map(({ name, items }, section) => ({
    name,
    items: items.map((item, at) => ({ ...item, review: evidence?.sections[section]?.items[at]?.review ?? [] })),
  }));
}
