import { compareMenus } from '../compare-menus/compare-menus.ts';
import type { AllergenChange, AllergenClaim, ItemChange, PlacedItem } from '../compare-menus/comparison.ts';
import { itemIds } from '../item-ids.ts';
import type { Menu, MenuItem } from '../menu.ts';
import type { ChangedDiet, ItemLevelChange, ItemStates } from './change.ts';

const DIETS: readonly ChangedDiet[] = ['vegetarian', 'vegan', 'halal'];
const OTHER_FIELDS = ['description', 'calories', 'spicy', 'allergens'] as const;

/** A change without what all changes of a menu have in common. */
type Told<Each = ItemLevelChange> = Each extends ItemLevelChange ? Pick<Each, 'type' | 'data'> : never;

/**
 * What happened to the items of a menu from one version to the next, a change for each thing that happened to each item.
 * @param lineId of the menu line that both are versions of
 */
export function itemChanges(before: Menu, after: Menu, lineId: number): ItemLevelChange[] {
  const ids = new Map([before, after].flatMap((menu) => idsOf(menu, lineId)));
  const identified = <Placed extends PlacedItem>(placed: Placed): Placed => ({ id: ids.get(placed.item), ...placed });
  return compareMenus(before, after)
    .items.map((change) => {
      if (change.kind === 'added') return { ...change, after: identified(change.after) };
      if (change.kind === 'removed') return { ...change, before: identified(change.before) };
      return { ...change, before: identified(change.before), after: identified(change.after) };
    })
    .flatMap((change) => changesOfItem(change, after.name))
    .map((told) => ({ restaurantId: after.restaurantId, menuId: after.id, ...told }));
}

function idsOf({ sections }: Menu, lineId: number): (readonly [MenuItem, string])[] {
  const idOf = itemIds(lineId);
  return sections.flatMap(({ name, items }) => items.map((item) => [item, idOf(name, item.name)] as const));
}

function changesOfItem(change: ItemChange, menuName: string): Told[] {
  if (change.kind === 'added') return [{ type: 'item.added', data: { menuName, before: null, after: change.after } }];
  if (change.kind === 'removed') {
    return [{ type: 'item.removed', data: { menuName, before: change.before, after: null } }];
  }
  const { before, after, fields, allergens } = change;
  const states: ItemStates = { menuName, before, after };
  const other = OTHER_FIELDS.filter(
    (field) => fields.includes(field) && !(field === 'allergens' && allergens.length > 0),
  );
  const told: Told[] = [];
  if (fields.includes('name')) told.push({ type: 'item.renamed', data: states });
  if (fields.includes('place')) told.push({ type: 'item.moved', data: states });
  if (fields.includes('price')) told.push({ type: priceType(before.item.price, after.item.price), data: states });
  for (const diet of DIETS.filter((one) => fields.includes(one))) {
    told.push({ type: after.item[diet] ? 'diet.added' : 'diet.removed', data: { ...states, diet } });
  }
  for (const allergen of allergens) told.push({ type: allergenType(allergen), data: { ...states, allergen } });
  if (other.length > 0) told.push({ type: 'item.changed', data: { ...states, fields: other } });
  return told;
}

/** 0 is no price: to learn one is neither to raise nor to lower it. */
function priceType(before: number, after: number) {
  if (before === 0) return 'price.added';
  if (after === 0) return 'price.removed';
  return after > before ? 'price.raised' : 'price.lowered';
}

/** How much an item is said to have of an allergen; unknown is neither. */
const RISK: Readonly<Record<AllergenClaim['state'], number>> = { unknown: 0, free: 0, 'may contain': 1, contains: 2 };

/**
 * More risk than was said before is added, and only what is now said to be absent is removed: whoever takes an allergen off a dish
 * because nothing is said of it any more would hurt somebody.
 */
function allergenType({ before, after }: AllergenChange) {
  if (RISK[after.state] > RISK[before.state]) return 'allergen.added';
  if (after.state === 'unknown') return 'allergen.unknown';
  return after.state === 'free' && RISK[before.state] > 0 ? 'allergen.removed' : 'allergen.changed';
}
