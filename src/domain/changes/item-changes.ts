import type { Menu, MenuItem } from '@menu-data-service/menu-model/menu';
import { mapInSlices } from '@menu-data-service/menu-model/time-slices';
import { compareMenus } from '../compare-menus/compare-menus.ts';
import type { AllergenChange, AllergenClaim, ItemChange, PlacedItem } from '../compare-menus/comparison.ts';
import type { Matching } from '../compare-menus/follow-dishes.ts';
import { itemIds } from '../item-ids.ts';
import type { ChangedDiet, ItemLevelChange, ItemStates } from './change.ts';

const DIETS: readonly ChangedDiet[] = ['vegetarian', 'vegan', 'halal'];
const OTHER_FIELDS = ['description', 'calories', 'spicy', 'allergens'] as const;

/** A change without the fields shared by all changes of a menu. */
type ChangeEvent<Each = ItemLevelChange> = Each extends ItemLevelChange ? Pick<Each, 'type' | 'data'> : never;

/**
 * Changes of a menu's items from one version to the next, one per item and event.
 * @param lineId of the menu line that both versions belong to
 * @param matching of the two; null to compute it
 */
export async function itemChanges(
  before: Menu,
  after: Menu,
  lineId: number,
  matching: Matching | null = null,
): Promise<ItemLevelChange[]> {
  const ids = new Map([...(await idsOf(before, lineId)), ...(await idsOf(after, lineId))]);
  const identified = <Placed extends PlacedItem>(placed: Placed): Placed => ({ id: ids.get(placed.item), ...placed });
  const { items } = await compareMenus(before, after, matching);
  const withIds = (change: ItemChange): ItemChange => {
    if (change.kind === 'added') return { ...change, after: identified(change.after) };
    if (change.kind === 'removed') return { ...change, before: identified(change.before) };
    return { ...change, before: identified(change.before), after: identified(change.after) };
  };
  const events = await mapInSlices(items, (change) => changesOfItem(withIds(change), after.name));
  return events.flat().map((one) => ({ restaurantId: after.restaurantId, menuId: after.id, ...one }));
}

function idsOf({ sections }: Menu, lineId: number): Promise<(readonly [MenuItem, string])[]> {
  const idOf = itemIds(lineId);
  const placed = sections.flatMap(({ name, items }) => items.map((item) => ({ name, item })));
  return mapInSlices(placed, ({ name, item }) => [item, idOf(name, item.name)] as const);
}

function changesOfItem(change: ItemChange, menuName: string): ChangeEvent[] {
  if (change.kind === 'added') return [{ type: 'item.added', data: { menuName, before: null, after: change.after } }];
  if (change.kind === 'removed') {
    return [{ type: 'item.removed', data: { menuName, before: change.before, after: null } }];
  }
  const { before, after, fields, allergens } = change;
  const states: ItemStates = { menuName, before, after };
  const other = OTHER_FIELDS.filter(
    (field) => fields.includes(field) && !(field === 'allergens' && allergens.length > 0),
  );
  const events: ChangeEvent[] = [];
  if (fields.includes('name')) events.push({ type: 'item.renamed', data: states });
  if (fields.includes('place')) events.push({ type: 'item.moved', data: states });
  if (fields.includes('price')) events.push({ type: priceType(before.item.price, after.item.price), data: states });
  for (const diet of DIETS.filter((one) => fields.includes(one))) {
    events.push({ type: after.item[diet] ? 'diet.added' : 'diet.removed', data: { ...states, diet } });
  }
  for (const allergen of allergens) events.push({ type: allergenType(allergen), data: { ...states, allergen } });
  if (other.length > 0) events.push({ type: 'item.changed', data: { ...states, fields: other } });
  return events;
}

/** 0 means no price: learning one neither raises nor lowers it. */
function priceType(before: number, after: number) {
  if (before === 0) return 'price.added';
  if (after === 0) return 'price.removed';
  return after > before ? 'price.raised' : 'price.lowered';
}

const RISK: Readonly<Record<AllergenClaim['state'], number>> = { unknown: 0, free: 0, 'may contain': 1, contains: 2 };

/**
 * Reports an allergen as removed only if it is now stated to be absent. A statement that merely disappeared makes it unknown: treating it
 * as removed could hurt somebody.
 */
function allergenType({ before, after }: AllergenChange) {
  if (RISK[after.state] > RISK[before.state]) return 'allergen.added';
  if (after.state === 'unknown') return 'allergen.unknown';
  return after.state === 'free' && RISK[before.state] > 0 ? 'allergen.removed' : 'allergen.changed';
}
