import { UsageError } from '../../src/domain/errors.ts';
import type { MenuStore } from '../../src/ports/menu-store.ts';
import type { CommandIo, JsonOption } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { withStores } from './with-stores.ts';

/** `menus ingest --withdraw ID` */
export function withdrawMenu(id: number, options: JsonOption, io: CommandIo): Promise<ExitCode> {
  return withStores(async ({ menus }) => {
    if (!(await menus.withdraw(id))) throw new UsageError(await whyNot(id, menus));
    io.out(options.json ? JSON.stringify({ menuId: id, outcome: 'withdrawn' }) : `Menu ${id} is withdrawn.`);
    return EXIT.done;
  });
}

async function whyNot(id: number, menus: MenuStore): Promise<string> {
  const versions = await menus.versions(id);
  if (!versions) return `there is no menu with the id ${id}`;
  const latest = versions[0];
  if (latest && latest.dateDeleted === null) {
    return `menu ${id} is an earlier version and out of service already; the menu in service is ${latest.id}`;
  }
  return `menu ${id} is out of service already`;
}
