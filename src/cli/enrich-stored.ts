import { tagDraft } from '../../ingest/enrich/tag-draft.ts';
import { isTagReason } from '../../ingest/enrich/tag-reasons.ts';
import type { DraftMenu } from '../domain/draft-menu.ts';
import { isUnavailable } from '../http/unavailable.ts';
import type { MenuStore, StoredMenu } from '../ports/menu-store.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { withStores } from './with-stores.ts';

const PAGE = 50;

/** What a stored menu presents, as ingestion read it, without the estimates and what they gave reason to look at. */
function presentedPart(menu: StoredMenu): DraftMenu {
  return {
    name: menu.name,
    sections: menu.sections.map(({ name, items }) => ({
      name,
      items: items.map((item) => ({
        name: item.name,
        description: item.description,
        price: item.price,
        prices: item.price === 0 ? [] : [{ label: null, price: item.price }],
        stated: item.stated,
        review: item.review.filter((reason) => !isTagReason(reason)),
      })),
    })),
  };
}

/**
 * Estimates every active menu anew with the rules of today and rewrites those whose values change, in place; the others are not
 * touched, so nothing of them is indexed again. Each menu is a transaction of its own, so an interrupted run is simply run again: what it
 * has done stays, and is looked at once more without being written. A menu that cannot be revised is named and leaves the others to it.
 */
export async function reviseStored(
  menus: Pick<MenuStore, 'activeMenuIds' | 'storedMenus' | 'revise'>,
  io: Pick<CommandIo, 'out' | 'say' | 'signal'>,
): Promise<ExitCode> {
  const total = (await menus.activeMenuIds()).length;
  let revised = 0;
  let seen = 0;
  let failed = 0;
  const revise = async (menu: StoredMenu): Promise<void> => {
    const context = { restaurantId: menu.restaurantId, sourceUrl: menu.sourceUrl, cuisine: menu.cuisine };
    try {
      const tagged = tagDraft(presentedPart(menu), context);
      if ((await menus.revise(menu.menuId, tagged.sections)) === 'revised') revised += 1;
    } catch (error) {
      if (isUnavailable(error)) throw error;
      failed += 1;
      io.say(`menu ${menu.menuId} "${menu.name}" is left as it was: ${error instanceof Error ? error.message : error}`);
    }
  };
  for (let after = 0; ; ) {
    const page = await menus.storedMenus(after, PAGE);
    if (page.length === 0) break;
    for (const menu of page) {
      if (io.signal.aborted) {
        io.say(`Stopped after ${seen} of ${total} menus, ${revised} revised; the same command does the rest.`);
        return EXIT.interrupted;
      }
      await revise(menu);
      seen += 1;
      after = menu.menuId;
    }
    io.say(`${seen} of ${total} menus looked at, ${revised} revised`);
  }
  io.out(`${seen} menus, ${revised} revised${failed > 0 ? `, ${failed} failed` : ''}`);
  return failed > 0 ? EXIT.someFailed : EXIT.done;
}

/** `menus enrich --stored`. */
export function enrichStored(io: CommandIo): Promise<ExitCode> {
  return withStores((stores) => reviseStored(stores.menus, io));
}
