import { z } from 'zod';
import { ServiceError } from '../domain/errors.ts';
import { foldText } from '../domain/fold-text.ts';
import type { MenuData } from './menu-data.ts';
import { VERIFY } from './shared-input.ts';
import { evidenceByDish, toldDish } from './told-dish.ts';

export const getMenuInput = z.strictObject({
  menuId: z.int().min(1),
  section: z.string().optional().describe('part of a section name'),
});

/** A menu in any version, or sections of it. */
export async function getMenu(
  data: MenuData,
  { menuId, section = '' }: z.output<typeof getMenuInput>,
  signal: AbortSignal,
): Promise<unknown> {
  const [menu, evidence] = await Promise.all([data.getMenu(menuId, signal), data.getMenuEvidence(menuId, signal)]);
  const evidenceOf = evidenceByDish(evidence);
  const wanted = menu.sections.filter(({ name }) => foldText(name).includes(foldText(section)));
  if (wanted.length === 0 && section !== '') {
    const names = menu.sections.map(({ name }) => name).join(', ');
    throw new ServiceError(
      404,
      'section_not_found',
      `No section of this menu is called like that. There are: ${names}.`,
    );
  }
  const { name, restaurantId, version, dateUpdated, dateDeleted, previousMenuVersionId, sourceUrl } = menu;
  return {
    ...{ menuId, name, restaurantId, version, imported: dateUpdated.slice(0, 10), sourceUrl },
    ...(dateDeleted !== null && { replaced: dateDeleted.slice(0, 10) }),
    ...(previousMenuVersionId !== null && { previousMenuId: previousMenuVersionId }),
    sections: wanted.map((one) => ({
      name: one.name,
      dishes: one.items.map((item) => toldDish(item, evidenceOf(one.name, item.name))),
    })),
    note: VERIFY,
  };
}
