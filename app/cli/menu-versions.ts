import type { CommandIo, JsonOption } from '../terminal/command-io.ts';
import { menuId, noSuchMenu } from './ids.ts';
import { withStores } from './with-stores.ts';

/** `menus versions ID` */
export function menuVersions(given: string, options: JsonOption, io: CommandIo): Promise<void> {
  const id = menuId(given, 'menus versions');
  return withStores(async ({ menus }) => {
    const versions = await menus.versions(id);
    if (!versions) throw noSuchMenu(id);
    for (const version of versions) {
      const { dateUpdated, dateDeleted, name, sourceUrl } = version;
      const until = dateDeleted === null ? 'in service' : `until ${minute(dateDeleted)}`;
      const line = `${String(version.id).padStart(6)}  version ${version.version}, ${minute(dateUpdated)}, ${until}  ${name}  ${sourceUrl}`;
      io.out(options.json ? JSON.stringify(version) : line);
    }
  });
}

const minute = (date: string) => date.slice(0, 16).replace('T', ' ');
