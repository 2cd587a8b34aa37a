import type { DraftItem, DraftMenu } from '@menu-data-service/menu-reader';
import { foldText } from '../../src/domain/fold-text.ts';
import type { KitchenTable, PresentedDish } from '../../src/ports/kitchen-table-store.ts';
import { type DishMatch, dishMatcher } from './match-dishes.ts';
import { ownFacts, withTableFacts } from './table-facts.ts';

/** Something about a table for a person to look at. */
export interface TableDoubt {
  readonly table: KitchenTable;
  readonly menu: DraftMenu;
  readonly section: string;
  readonly item: string;
  /** A dish that may be the one of the table, or one that has changed since the table. */
  readonly kind: 'perhaps' | 'changed';
  readonly reason: string;
}

export interface DeclaredMenus<Menu extends DraftMenu> {
  readonly menus: readonly Menu[];
  readonly doubts: readonly TableDoubt[];
  /** How many dishes got what their table declares, by the way they were found. */
  readonly matched: Readonly<Record<DishMatch['how'], number>>;
  /** Dishes of the tables that belong to none of the menus, with the source of their table. */
  readonly unmatched: readonly { readonly source: string; readonly name: string }[];
}

/** A table with what the restaurant presented on its day. */
export interface DatedTable {
  readonly table: KitchenTable;
  readonly presented: readonly PresentedDish[];
}

/**
 * Adds what the kitchen's tables declare to the dishes of its menus; what an earlier run added is taken away first. The newest table that
 * has a dish counts. A dish that has changed since the day of its table is not declared by it any more.
 * @param tables newest first
 * @param accepts whether a person has said that a doubtful match is right
 */
export function declareDishes<Menu extends DraftMenu>(
  menus: readonly Menu[],
  tables: readonly DatedTable[],
  accepts: (doubt: TableDoubt) => boolean,
): DeclaredMenus<Menu> {
  const sections = menus.flatMap((menu) => menu.sections);
  const names = sections.flatMap(({ items }) => items.map(({ name }) => name));
  const headings = sections.map(({ name }) => name);
  const finders = tables.map(({ table, presented }) => ({
    table,
    find: dishMatcher(table.dishes, names, headings),
    textsOf: textsByName(presented),
  }));
  const doubts: TableDoubt[] = [];
  const matched = { name: 0, spelling: 0, perhaps: 0 };
  const used = new Set<unknown>();
  const declared = (item: DraftItem, section: string, menu: Menu): DraftItem => {
    const bare = { ...item, stated: ownFacts(item.stated) };
    for (const { table, find, textsOf } of finders) {
      const match = find(item.name);
      if (!match) continue;
      const doubt = { table, menu, section, item: item.name };
      if (match.how === 'perhaps') {
        const reason = `the allergen table ${table.source} has "${match.dish.name}"; accept this if it is the same dish`;
        const perhaps: TableDoubt = { ...doubt, kind: 'perhaps', reason };
        doubts.push(perhaps);
        if (!accepts(perhaps)) continue;
      }
      used.add(match.dish);
      const before = textsOf.get(foldText(item.name));
      if (before && !before.has(textOf(item))) {
        const reason = `changed since the allergen table ${table.source} of ${table.date}, which no longer counts for it; import a newer table`;
        doubts.push({ ...doubt, kind: 'changed', reason });
        continue;
      }
      matched[match.how] += 1;
      return { ...bare, stated: withTableFacts(bare.stated, match.dish, table) };
    }
    return bare;
  };
  const done = menus.map((menu) => ({
    ...menu,
    sections: menu.sections.map(({ name, items }) => ({
      name,
      items: items.map((item) => declared(item, name, menu)),
    })),
  }));
  const unmatched = tables.flatMap(({ table }) =>
    table.dishes.flatMap((dish) => (used.has(dish) || dish.bare ? [] : [{ source: table.source, name: dish.name }])),
  );
  return { menus: done, doubts, matched, unmatched };
}

const textOf = ({ description }: PresentedDish): string => foldText(description ?? '');

function textsByName(presented: readonly PresentedDish[]): ReadonlyMap<string, ReadonlySet<string>> {
  const texts = new Map<string, Set<string>>();
  for (const dish of presented) {
    const key = foldText(dish.name);
    texts.set(key, (texts.get(key) ?? new Set<string>()).add(textOf(dish)));
  }
  return texts;
}
