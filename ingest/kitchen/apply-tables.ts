import type { PublishOutcome, TaggedMenu } from '../../src/domain/published-menu.ts';
import type { Restaurant } from '../../src/domain/restaurant.ts';
import type { KitchenTable, KitchenTableStore } from '../../src/ports/kitchen-table-store.ts';
import type { MenuStore } from '../../src/ports/menu-store.ts';
import type { ReviewEntry, ReviewStore } from '../../src/ports/review-store.ts';
import { tagDraft } from '../enrich/tag-draft.ts';
import { presentedPart } from '../presented-part.ts';
import { acceptedMatches, datedTables, doubtEntry } from './dated-tables.ts';
import { type DatedTable, type DeclaredMenus, declareDishes } from './declare-dishes.ts';
import { knownDishes } from './known-dishes.ts';

export interface TableDependencies {
  readonly tables: KitchenTableStore;
  readonly menus: Pick<MenuStore, 'list' | 'storedMenus' | 'publish'>;
  readonly reviews: Pick<ReviewStore, 'list' | 'record'>;
}

/** What applying the tables of a restaurant did, or would do, to its menus. */
export interface AppliedTables extends Pick<DeclaredMenus<TaggedDraft>, 'matched' | 'unmatched' | 'doubts'> {
  readonly menus: readonly {
    readonly menu: TaggedMenu;
    readonly menuId: number;
    readonly outcome: PublishOutcome | null;
  }[];
}

type TaggedDraft = ReturnType<typeof presentedPart> & { readonly menuId: number; readonly sourceUrl: string };

/**
 * Puts what a restaurant's tables declare into its menus in service, and takes out what no table declares any more. A menu whose dishes
 * are declared otherwise than before gets a new version; what a person has to decide goes to the worklist of its table.
 * @param trial a table that is not stored, in place of one of the same source: then nothing is stored
 * @param gone sources of tables that are no more, whose worklists are emptied
 */
export async function applyTables(
  restaurant: Restaurant,
  deps: TableDependencies,
  { trial, gone = [] }: { readonly trial?: KitchenTable; readonly gone?: readonly string[] } = {},
): Promise<AppliedTables> {
  const dated = await tablesWith(restaurant.id, deps.tables, trial);
  const sources = dated.map(({ table }) => table.source);
  const accepts = await acceptedMatches(restaurant.id, sources, deps.reviews);
  const drafts = await draftsOf(restaurant.id, deps.menus);
  const { menus: declared, matched, unmatched, doubts } = declareDishes(drafts, dated, accepts);
  const kitchen = knownDishes(dated.map(({ table }) => table));
  const context = { restaurantId: restaurant.id, cuisine: restaurant.cuisine, notes: [], kitchen };
  const menus = [];
  const idNow = new Map<number, number>();
  for (const { menuId, sourceUrl, ...draft } of declared) {
    const menu = tagDraft(draft, { ...context, sourceUrl });
    const outcome = trial ? null : await deps.menus.publish(menu, { replaces: menuId });
    idNow.set(menuId, outcome?.menuId ?? menuId);
    menus.push({ menu, menuId: outcome?.menuId ?? menuId, outcome });
  }
  if (!trial) {
    for (const source of [...sources, ...gone]) {
      const own = doubts.filter(({ table }) => table.source === source);
      const idOf = ({ menu }: (typeof own)[number]) => idNow.get((menu as TaggedDraft).menuId) ?? null;
      const entries = own.map((doubt) => doubtEntry(doubt, idOf(doubt)));
      await deps.reviews.record(restaurant.id, source, [...entries, ...unmatchedEntry(source, unmatched)]);
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

/** The menus in service of a restaurant, as their documents present them. */
async function draftsOf(restaurantId: string, menus: TableDependencies['menus']): Promise<TaggedDraft[]> {
  const drafts: TaggedDraft[] = [];
  for (const { menuId } of await menus.list({ restaurantId })) {
    const [menu] = await menus.storedMenus(menuId - 1, 1);
    if (menu?.menuId === menuId) drafts.push({ ...presentedPart(menu), menuId, sourceUrl: menu.sourceUrl });
  }
  return drafts;
}

/** Most names that one reason lists. */
const MOST_NAMES = 20;

function unmatchedEntry(source: string, unmatched: AppliedTables['unmatched']): ReviewEntry[] {
  const names = unmatched.filter((one) => one.source === source).map(({ name }) => `"${name}"`);
  if (names.length === 0) return [];
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
  const reason = `the allergen table has dishes that no menu has: ${names.slice(0, MOST_NAMES).join(', ')}${more}`;
  return [{ kind: 'document', menu: '', section: '', item: '', reason, menuId: null }];
}
