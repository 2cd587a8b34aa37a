import { tagDraft } from '../../ingest/enrich/tag-draft.ts';
import { knownDishes } from '../../ingest/kitchen/known-dishes.ts';
import { presentedPart } from '../../ingest/presented-part.ts';
import { isUnavailable } from '../../src/lib/unavailable.ts';
import type { KitchenTableStore } from '../../src/ports/kitchen-table-store.ts';
import type { MenuStore, StoredMenu } from '../../src/ports/menu-store.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { type Progress, withProgress } from '../terminal/progress.ts';
import { withStores } from './with-stores.ts';

const PAGE = 50;

/**
 * Estimates every active menu again with today's rules and rewrites those whose values change, in place; the others are not
 * touched, so nothing of them is indexed again. Each menu is a transaction of its own: what an interrupted run has done stays, and the
 * next one only looks at it. A menu that cannot be revised is named and does not stop the others.
 */
export async function reviseStored(
  menus: Pick<MenuStore, 'activeMenuIds' | 'storedMenus' | 'revise'>,
  tables: Pick<KitchenTableStore, 'of'>,
  io: Pick<CommandIo, 'out' | 'say' | 'signal' | 'stopCode'>,
  { report, print }: Pick<Progress, 'report' | 'print'>,
): Promise<ExitCode> {
  const total = (await menus.activeMenuIds()).length;
  let revised = 0;
  let seen = 0;
  let failed = 0;
  const revise = async (menu: StoredMenu): Promise<void> => {
    const { restaurantId, sourceUrl, cuisine } = menu;
    try {
      const kitchen = knownDishes(await tables.of(restaurantId));
      const context = { restaurantId, sourceUrl, cuisine, notes: [], kitchen };
      const tagged = tagDraft(presentedPart(menu), context);
      if ((await menus.revise(menu.menuId, tagged.sections)) === 'revised') revised += 1;
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
          io.say(`Stopped after ${seen} of ${total} menus, ${revised} revised; the same command does the rest.`),
        );
        return io.stopCode();
      }
      await revise(menu);
      seen += 1;
      after = menu.menuId;
    }
    report(`${seen} of ${total} menus looked at, ${revised} revised`);
  }
  print(() => io.out(`${seen} menus, ${revised} revised${failed > 0 ? `, ${failed} failed` : ''}`));
  return failed > 0 ? EXIT.someFailed : EXIT.done;
}

/** `menus enrich --stored`. */
export function enrichStored(io: CommandIo): Promise<ExitCode> {
  return withStores(({ menus, kitchenTables }) =>
    withProgress('Estimating menus again', io, (progress) => reviseStored(menus, kitchenTables, io, progress)),
  );
}
