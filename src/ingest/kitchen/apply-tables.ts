import { tagInSlices } from '@menu-data-service/food-knowledge/tag-draft';
import type { TaggedMenu } from '@menu-data-service/menu-model/tagged-menu';
import type { PublishOutcome } from '../../domain/published-menu.ts';
import type { Restaurant } from '../../domain/restaurant.ts';
import type { KitchenTable, KitchenTableStore } from '../../ports/kitchen-table-store.ts';
import type { MenuStore } from '../../ports/menu-store.ts';
import type { PublishingStores } from '../../ports/publisher.ts';
import type { ReviewEntry } from '../../ports/review-store.ts';
import { toDraft } from '../stored-menu-draft.ts';
import { acceptedMatches, datedTables, doubtEntry } from './dated-tables.ts';
import { type DatedTable, type DeclaredMenus, declareDishes } from './declare-dishes.ts';
import { knownDishes } from './known-dishes.ts';

/** Effect of a restaurant's tables on its menus, actual or in a trial. */
export interface AppliedTables extends Pick<DeclaredMenus<TaggedDraft>, 'matched' | 'unmatched' | 'doubts'> {
  readonly menus: readonly {
    readonly menu: TaggedMenu;
    readonly menuId: number;
    readonly outcome: PublishOutcome | null;
  }[];
}

type TaggedDraft = ReturnType<typeof toDraft> & { readonly menuId: number; readonly sourceUrl: string };

/**
 * Applies a restaurant's tables to its menus in service, and removes what no table declares any more. A menu with changed declarations gets
 * a new version; open questions go to the worklist of its table.
 * @param stores inside the transaction of a Publisher, so that nothing changes between reading and publishing
 * @param trial a table that is not stored, in place of one of the same source: then nothing is stored
 * @param gone sources of deleted tables, whose worklists are emptied
 */
export async function applyTables(
  restaurant: Restaurant,
  { kitchenTables, menus: menuStore, reviews }: PublishingStores,
  { trial, gone = [] }: { readonly trial?: KitchenTable; readonly gone?: readonly string[] } = {},
): Promise<AppliedTables> {
  const dated = await tablesWith(restaurant.id, kitchenTables, trial);
  const sources = dated.map(({ table }) => table.source);
  const accepts = await acceptedMatches(restaurant.id, sources, reviews);
  const drafts = await draftsOf(restaurant.id, menuStore);
  const { menus: declared, matched, unmatched, doubts } = declareDishes(drafts, dated, accepts);
  const kitchen = knownDishes(dated.map(({ table }) => table));
  const context = { restaurantId: restaurant.id, cuisine: restaurant.cuisine, notes: [], kitchen };
  const menus = [];
  const idNow = new Map<number, number>();
  for (const { menuId, sourceUrl, ...draft } of declared) {
    const menu = await tagInSlices(draft, { ...context, sourceUrl });
    const outcome = trial ? null : await menuStore.publish(menu, { replaces: menuId });
    if (outcome) await reviews.followDishes(outcome.menuId, menuId);
    idNow.set(menuId, outcome?.menuId ?? menuId);
    menus.push({ menu, menuId: outcome?.menuId ?? menuId, outcome });
  }
  if (!trial) {
    for (const source of [...sources, ...gone]) {
      const own = doubts.filter(({ table }) => table.source === source);
      const idOf = ({ menu }: (typeof own)[number]) => idNow.get((menu as TaggedDraft).menuId) ?? null;
      const entries = own.map((doubt) => doubtEntry(doubt, idOf(doubt)));
      await reviews.record(restaurant.id, source, [...entries, ...unmatchedEntry(source, unmatched)]);
    }
  }
  return { menus, matched, unmatched, doubts };
}

async function tablesWith(
  restaurantId: string,
  tables: KitchenTableStore,
  trial: KitchenTable | undefined,
): Promise<readonly DatedTable[]> {
  const stored = await datedTables(restaurantId, tables);
  if (!trial) return stored;
  const tried = { table: trial, presented: await tables.presentedOn(restaurantId, trial.date) };
  const others = stored.filter(({ table }) => table.source !== trial.source);
  return [...others, tried].toSorted((a, b) => (a.table.date < b.table.date ? 1 : -1));
}

async function draftsOf(restaurantId: string, menus: Pick<MenuStore, 'list' | 'storedMenus'>): Promise<TaggedDraft[]> {
  const drafts: TaggedDraft[] = [];
  for (const { menuId } of await menus.list({ restaurantId })) {
    const [menu] = await menus.storedMenus(menuId - 1, 1);
    if (menu?.menuId === menuId) drafts.push({ ...toDraft(menu), menuId, sourceUrl: menu.sourceUrl });
  }
  return drafts;
}

const MAX_NAMES = 20;

function unmatchedEntry(source: string, unmatched: AppliedTables['unmatched']): ReviewEntry[] {
  const names = unmatched.filter((one) => one.source === source).map(({ name }) => `"${name}"`);
  if (names.length === 0) return [];
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  const reason = `the allergen table has dishes that no menu has: ${names.slice(0, MAX_NAMES).join(', ')}${more}`;
  return [{ kind: 'document', menu: '', section: '', item: '', reason, menuId: null }];
}
