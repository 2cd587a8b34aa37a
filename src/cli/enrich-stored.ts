import { tagDraft } from '../../ingest/enrich/tag-draft.ts';
import type { DraftMenu } from '../domain/draft-menu.ts';
import type { StoredMenu } from '../ports/menu-store.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { withStores } from './with-stores.ts';

const PAGE = 50;

/** What a stored menu presents, as ingestion read it, without the estimates. */
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
        review: item.review,
      })),
    })),
  };
}

/**
 * Estimates every stored active menu anew with the rules of today and rewrites those whose values change, in place. Each menu is
 * a transaction of its own and menus are taken in order of id, so an interrupted run is simply run again.
 */
export function enrichStored(io: CommandIo): Promise<ExitCode> {
  return withStores(async (stores) => {
    let revised = 0;
    let seen = 0;
    let after = 0;
    for (;;) {
      const menus = await stores.menus.storedMenus(after, PAGE);
      if (menus.length === 0) break;
      for (const menu of menus) {
        if (io.signal.aborted) return EXIT.interrupted;
        const context = { restaurantId: menu.restaurantId, sourceUrl: menu.sourceUrl, cuisine: menu.cuisine };
        const tagged = tagDraft(presentedPart(menu), context);
        const outcome = await stores.menus.revise(menu.menuId, tagged.sections);
        seen += 1;
        if (outcome === 'revised') revised += 1;
        after = menu.menuId;
      }
      io.say(`${seen} menus looked at, ${revised} with better estimates`);
    }
    io.out(`${seen} menus, ${revised} revised`);
    return EXIT.done;
  });
}
