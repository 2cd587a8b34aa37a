import { allergenName } from '@menu-data-service/allergens';
import { z } from 'zod';
import type { AllergenClaim, ItemChange, MenuItem, MenuVersion, PlacedItem } from './api-bodies.ts';
import type { MenuData } from './menu-data.ts';
import { VERIFY } from './shared-input.ts';

export const compareVersionsInput = z.strictObject({
  menuId: z.int().min(1),
  from: z.int().min(1).optional().describe('menuId of another version; default the one before'),
});

/** What changed between two versions of a menu. */
export async function compareVersions(
  data: MenuData,
  { menuId, from }: z.output<typeof compareVersionsInput>,
  signal: AbortSignal,
): Promise<unknown> {
  const diff = await data.compareMenuVersions(menuId, from, signal);
  return {
    from: diff.from && toldVersion(diff.from),
    to: toldVersion(diff.to),
    ...(diff.name && { name: [diff.name.before, diff.name.after] }),
    sections: diff.sections.map(({ change, before, after }) => ({
      change,
      ...(before && { before }),
      ...(after && { after }),
    })),
    dishes: diff.items.map(toldChange),
    unchanged: diff.unchanged,
    note: VERIFY,
  };
}

function toldVersion({ id, version, name, dateUpdated }: MenuVersion): object {
  return { menuId: id, version, name, imported: dateUpdated.slice(0, 10) };
}

/** Values that changed as before and after. */
function toldChange({ change, fields, allergens, before, after }: ItemChange): object {
  const { item, sectionName } = after ?? before ?? {};
  const changed = fields
    .filter((field) => field !== 'allergens')
    .map((field) => [
      field,
      field === 'place' ? [before?.sectionName, after?.sectionName] : [shown(before, field), shown(after, field)],
    ]);
  return {
    change,
    dish: item?.name,
    section: sectionName,
    ...(change !== 'changed' && { price: shown(after ?? before, 'price'), allergens: item?.allergens }),
    ...Object.fromEntries(changed),
    ...(allergens.length > 0 && {
      allergens: Object.fromEntries(
        allergens.map((one) => [allergenName(one.code), [claim(one.before), claim(one.after)]]),
      ),
    }),
  };
}

/** A value of a dish; a price of 0 means that none is known. */
function shown(placed: PlacedItem | null, field: keyof MenuItem): unknown {
  const value = placed?.item[field];
  return field === 'price' && value === 0 ? 'unknown' : value;
}

const claim = ({ state, estimated }: AllergenClaim): string => (estimated ? `${state} (estimated)` : state);
