import { tagDraft } from '@menu-data-service/food-knowledge/tag-draft';
import { knownDishes } from '../../src/ingest/kitchen/known-dishes.ts';
import { toDraft } from '../../src/ingest/stored-menu-draft.ts';
import { isUnavailable } from '../../src/lib/unavailable.ts';
import type { MenuStore, StoredMenu } from '../../src/ports/menu-store.ts';
import type { Publisher, PublishingStores } from '../../src/ports/publisher.ts';
import type { CommandIo } from './terminal/command-io.ts';
import { EXIT, type ExitCode } from './terminal/exit-codes.ts';
import { type Progress, withProgress } from './terminal/progress.ts';
import { withStores } from './with-stores.ts';

const PAGE = 50;

/** Re-estimates every active menu in place, each in a transaction of its own; rerun after an interruption. */
export async function reviseStored(
  menus: Pick<MenuStore, 'activeMenuIds' | 'storedMenus'>,
  publisher: Pick<Publisher, 'publish'>,
  io: Pick<CommandIo, 'out' | 'say' | 'signal' | 'stopCode'>,
  { report, print }: Pick<Progress, 'report' | 'print'>,
): Promise<ExitCode> {
  const total = (await menus.activeMenuIds()).length;
  let revised = 0;
  let seen = 0;
  let failed = 0;
  const revise = async (menu: StoredMenu): Promise<void> => {
    try {
      const outcome = await publisher.publish(menu.restaurantId, (stores) => reviseOne(menu.menuId, stores));
      if (outcome === 'revised') revised += 1;
    } catch (error) {
      if (isUnavailable(error)) throw error;
      failed += 1;
      const reason = error instanceof Error ? error.message : String(error);
      print(() => io.say(`menu ${menu.menuId} "${menu.name}" is left as it was: ${reason}`));
    }
  };
  for (let after = 0; ; ) {
    const page = await menus.storedMenus(after, PAGE);
    if (page.length === 0) break;
    for (const menu of page) {
      if (io.signal.aborted) {
        print(() =>
          io.say(
            `Stopped after ${seen} of ${total} menus, ${revised} revised; run the same command again for the rest.`,
          ),
        );
        return io.stopCode();
      }
      await revise(menu);
      seen += 1;
      after = menu.menuId;
    }
    report(`${seen} of ${total} menus checked, ${revised} revised`);
  }
  print(() => io.out(`${seen} menus, ${revised} revised${failed > 0 ? `, ${failed} failed` : ''}`));
  return failed > 0 ? EXIT.someFailed : EXIT.done;
}

/** Read again: since the listing, a person may have decided something about it. */
async function reviseOne(menuId: number, { menus, kitchenTables }: PublishingStores) {
  const [menu] = await menus.storedMenus(menuId - 1, 1);
  if (menu?.menuId !== menuId) return 'replaced';
  const { restaurantId, sourceUrl, cuisine } = menu;
  const kitchen = knownDishes(await kitchenTables.of(restaurantId));
  const tagged = tagDraft(toDraft(menu), { restaurantId, sourceUrl, cuisine, notes: [], kitchen });
  return menus.revise(menuId, tagged.sections);
}

export function enrichStored(io: CommandIo): Promise<ExitCode> {
  return withStores(({ menus, publisher }) =>
    withProgress('Estimating menus again', io, (progress) => reviseStored(menus, publisher, io, progress)),
  );
}
