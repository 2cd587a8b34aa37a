import { ALLERGENS, type AllergenCode, parseAllergens, statedFree } from '@menu-data-service/menu-model/allergens';
import { grouped } from '@menu-data-service/menu-model/grouped';
import type { Menu } from '@menu-data-service/menu-model/menu';
import type {
  AllergenChange,
  AllergenClaim,
  ChangedField,
  ItemChange,
  MenuComparison,
  SectionChange,
} from './comparison.ts';
import { type EntryPair, placedEntries } from './entries.ts';
import { followDishes, type Matching } from './follow-dishes.ts';
import type { SectionPair } from './match-sections.ts';

/**
 * Compares two versions of a menu. Items are matched by name; renamed ones by spelling, description, price and neighbours. Works for two
 * different menus too, where nearly everything differs.
 * @param matching stored when the later version was published; null to compute it
 */
export async function compareMenus(
  before: Pick<Menu, 'name' | 'sections'>,
  after: Pick<Menu, 'name' | 'sections'>,
  matching: Matching | null = null,
): Promise<MenuComparison> {
  const { sections, pairs } = await followDishes(before, after, matching);
  const [kept, found] = [
    new Set(pairs.map((pair) => pair.before.order)),
    new Set(pairs.map((pair) => pair.after.order)),
  ];
  const removed = placedEntries(before.sections).filter(({ order }) => !kept.has(order));
  const added = placedEntries(after.sections).filter(({ order }) => !found.has(order));
  const changed = compareItems(pairs, sections);
  const later = [
    ...changed,
    ...added.map((placed) => ({
      order: placed.order,
      change: { kind: 'added', after: placed.shown } satisfies ItemChange,
    })),
  ].sort((one, other) => one.order - other.order);
  return {
    name: before.name === after.name ? null : { before: before.name, after: after.name },
    sections: sectionChanges(before, after, sections),
    items: [
      ...removed.map((placed): ItemChange => ({ kind: 'removed', before: placed.shown })),
      ...later.map(({ change }) => change),
    ],
    unchanged: pairs.length - changed.length,
  };
}

function sectionChanges(
  before: Pick<Menu, 'sections'>,
  after: Pick<Menu, 'sections'>,
  pairs: readonly SectionPair[],
): SectionChange[] {
  const kept = new Set(pairs.map((pair) => pair.before));
  const earlier = new Map(pairs.map((pair) => [pair.after, pair.before]));
  return [
    ...before.sections
      .filter((_, at) => !kept.has(at))
      .map(({ name }): SectionChange => ({ kind: 'removed', before: name })),
    ...after.sections.flatMap(({ name }, at): SectionChange[] => {
      const old = earlier.get(at);
      const oldName = old === undefined ? undefined : before.sections[old]?.name;
      if (oldName === undefined) return [{ kind: 'added', after: name }];
      return oldName === name ? [] : [{ kind: 'renamed', before: oldName, after: name }];
    }),
  ];
}

const FIELDS = [
  'name',
  'description',
  'price',
  'vegetarian',
  'vegan',
  'calories',
  'halal',
  'spicy',
  'allergens',
] as const;

function compareItems(
  pairs: readonly EntryPair[],
  sections: readonly SectionPair[],
): { readonly order: number; readonly change: ItemChange }[] {
  const moved = movedPairs(pairs, sections);
  return pairs.flatMap((pair) => {
    const [one, other] = [pair.before.item, pair.after.item];
    const fields: ChangedField[] = FIELDS.filter((field) => one[field] !== other[field]);
    if (moved.has(pair)) fields.push('place');
    if (fields.length === 0) return [];
    const allergens = allergenChanges(one.allergens, other.allergens);
    const change: ItemChange = {
      kind: 'changed',
      before: pair.before.shown,
      after: pair.after.shown,
      fields,
      allergens,
    };
    return [{ order: pair.after.order, change }];
  });
}

/** Items in another section, and the fewest within a section whose move explains the new order. */
function movedPairs(pairs: readonly EntryPair[], sections: readonly SectionPair[]): Set<EntryPair> {
  const moved = new Set(pairs);
  const ofSection = grouped(pairs, (pair) => pair.before.section);
  for (const { before, after } of sections) {
    const stayed = (ofSection.get(before) ?? [])
      .filter((pair) => pair.after.section === after)
      .sort((one, other) => one.before.order - other.before.order);
    for (const at of stayedInOrder(stayed.map((pair) => pair.after.order))) {
      const pair = stayed[at];
      if (pair) moved.delete(pair);
    }
  }
  return moved;
}

/** Indexes of a longest increasing subsequence of different numbers, in ascending order (patience sorting). */
function stayedInOrder(numbers: readonly number[]): number[] {
  /** For each length, the index of the smallest number that ends a subsequence of that length. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, number] of numbers.entries()) {
    let length = ends.length;
    while (length > 0 && (numbers[ends[length - 1] ?? 0] ?? 0) > number) length -= 1;
    previous[index] = ends[length - 1];
    ends[length] = index;
  }
  const found: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) found.unshift(at);
  return found;
}

const UNKNOWN: AllergenClaim = { state: 'unknown', estimated: false };
const FREE: AllergenClaim = { state: 'free', estimated: false };

/** Allergens on which two versions of an item differ. Takes allergen strings of the public API. */
function allergenChanges(before: string, after: string): AllergenChange[] {
  if (before === after) return [];
  const [one, other] = [claims(before), claims(after)];
  return ALLERGENS.flatMap(({ code }) => {
    const [was, is] = [one(code), other(code)];
    return was.state === is.state && was.estimated === is.estimated ? [] : [{ code, before: was, after: is }];
  });
}

function claims(text: string): (code: AllergenCode) => AllergenClaim {
  const { entries, known } = parseAllergens(text);
  const free = statedFree(text);
  return (code) => {
    const entry = entries.find((one) => one.code === code);
    if (entry) return { state: entry.state, estimated: entry.estimated };
    return known || free.includes(code) ? FREE : UNKNOWN;
  };
}
