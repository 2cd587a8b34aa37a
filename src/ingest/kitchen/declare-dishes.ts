import { ALLERGENS } from '@menu-data-service/menu-model/allergens';
import type { DraftItem, DraftMenu, KitchenTableOrigin, StatedFacts } from '@menu-data-service/menu-model/draft-menu';
import { foldText } from '@menu-data-service/menu-model/fold-text';
import { tableWords } from '../../domain/allergen-ground.ts';
import type { DeclaredDish } from '../../domain/declared-table.ts';
import type { KitchenTable, PresentedDish } from '../../ports/kitchen-table-store.ts';
import { type DishMatch, dishMatcher } from './match-dishes.ts';

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
  readonly matched: Readonly<Record<DishMatch['how'], number>>;
  /** Dishes of the tables that match no menu, with the source of their table. */
  readonly unmatched: readonly { readonly source: string; readonly name: string }[];
}

/** A table with the dishes presented on its day. */
export interface DatedTable {
  readonly table: KitchenTable;
  readonly presented: readonly PresentedDish[];
}

/**
 * Adds the declarations of the kitchen's tables to the dishes of its menus, after removing those of an earlier run. The newest table that
 * has a dish counts. It does not declare a dish that changed since its day.
 * @param tables newest first
 * @param accepts whether a person has accepted a doubtful match
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

/** The document's own statements on a dish, without those of the kitchen's table. */
const ownFacts = (stated: StatedFacts): StatedFacts => stated.own ?? stated;

/**
 * Combines the statements of document and table on a dish: an allergen in either counts as contained, and contradictions go to review as
 * with any statement.
 */
function withTableFacts(stated: StatedFacts, dish: DeclaredDish, table: KitchenTable): StatedFacts {
  const own = ownFacts(stated);
  const origin: KitchenTableOrigin = { source: table.source, date: table.date, dish: dish.name };
  const said = tableWords(table.date, placeOf(table.source), dish.name);
  const contains = union(own.contains, dish.contains);
  const mayContain = union(own.mayContain, dish.mayContain).filter((code) => !contains.includes(code));
  const freeFrom = union(own.freeFrom, dish.freeFrom);
  const told = new Set([...dish.contains, ...dish.mayContain, ...dish.freeFrom]);
  const complete = own.allergensComplete === true || ALLERGENS.every(({ code }) => told.has(code));
  const calories = own.calories ?? dish.calories;
  const words: Record<string, string> = { ...own.words };
  const add = (key: 'contains' | 'mayContain' | 'freeFrom', of: readonly unknown[]) => {
    if (of.length > 0) words[key] = [own.words?.[key], said].filter(Boolean).join('; ');
  };
  add('contains', dish.contains);
  add('mayContain', dish.mayContain);
  add('freeFrom', dish.freeFrom);
  if (own.calories === undefined && dish.calories !== undefined) words.calories = said;
  return {
    ...own,
    ...(contains.length > 0 && { contains }),
    ...(mayContain.length > 0 && { mayContain }),
    ...(freeFrom.length > 0 && { freeFrom }),
    ...(complete && { allergensComplete: true }),
    ...(calories !== undefined && { calories }),
    words,
    table: origin,
    own,
  };
}

const placeOf = (source: string): string =>
  source.startsWith('file:///') ? decodeURIComponent(source.slice(8)) : source;

const union = <Code>(a: readonly Code[] = [], b: readonly Code[] = []): Code[] => [...new Set([...a, ...b])];
