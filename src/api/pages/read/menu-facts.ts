import type { Menu, MenuVersion } from '@menu-data-service/menu-model/menu';
import type { RestaurantDetail } from '../../../domain/restaurant.ts';
import type { MenuEvidence } from '../../../ports/menu-store.ts';
import type { SourceState } from '../../../ports/source-store.ts';
import { readMenu } from '../../menus/menu-by-id.ts';
import type { Guarded } from '../../shared/api-deps.ts';

export interface MenuFacts {
  readonly menu: Menu;
  readonly evidence: MenuEvidence | null;
  readonly versions: readonly MenuVersion[];
  readonly restaurant: RestaurantDetail | null;
  readonly source: SourceState | null;
}

export type MenuReading = Guarded<'menus' | 'restaurants' | 'sources'>;

export async function loadMenuFacts(reading: MenuReading, id: number): Promise<MenuFacts | null> {
  const { menus, restaurants, sources, guard } = reading;
  const [menu, evidence, versions] = await Promise.all([
    readMenu(reading, id),
    guard(() => menus.evidence(id)),
    guard(() => menus.versions(id)),
  ]);
  if (menu === null || versions === null) return null;
  const [restaurant, source] = await Promise.all([
    guard(() => restaurants.detail(menu.restaurantId)),
    guard(() => sources.source(menu.restaurantId, menu.sourceUrl)),
  ]);
  return { menu, evidence, versions, restaurant, source };
}
