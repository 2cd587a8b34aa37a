import type { z } from 'zod';
import { isoDate } from '../../domain/iso-date.ts';
import type { RestaurantQuality } from '../../ports/quality-store.ts';
import type { qualityPageSchema } from '../schemas/quality.ts';
import { pageBody } from './page-body.ts';

export function presentQualityPage(
  found: { readonly items: readonly RestaurantQuality[]; readonly totalCount: number },
  page: number,
  pageSize: number,
): z.output<typeof qualityPageSchema> {
  return { items: found.items.map(presentQuality), ...pageBody(found.totalCount, page, pageSize) };
}

/** One restaurant, with its keys in the order of the schema. */
export function presentQuality(quality: RestaurantQuality): z.output<typeof qualityPageSchema>['items'][number] {
  const { restaurantId, restaurantName, menus, items, unpriced, reviewBacklog, conflicts, staleSources } = quality;
  return {
    ...{ restaurantId, restaurantName, menus, items, unpriced, reviewBacklog },
    conflicts: conflicts.map(({ kind, menuId, menu, section, item, detail }) => {
      return { kind, menuId, menu, section, item, detail };
    }),
    staleSources: staleSources.map(({ sourceUrl, lastCheck, failures }) => {
      return { sourceUrl, lastCheck: isoDate(lastCheck.toISOString().slice(0, -1)), failures };
    }),
  };
}
