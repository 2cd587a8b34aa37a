import type { Menu, MenuVersion } from '../../../domain/menu.ts';
import { parseMenu } from '../../../domain/parse-menu.ts';
import type { RestaurantDetail } from '../../../domain/restaurant.ts';
import type { Guard } from '../../../lib/guard.ts';
import type { MenuEvidence } from '../../../ports/menu-store.ts';
import type { SourceState, SourceStore } from '../../../ports/source-store.ts';
import type { ApiDeps } from '../../api-deps.ts';

/** All that the page of a menu shows. */
export interface MenuFacts {
  readonly menu: Menu;
  readonly evidence: MenuEvidence | null;
  /** Newest first. */
  readonly versions: readonly MenuVersion[];
  readonly restaurant: RestaurantDetail | null;
  readonly source: SourceState | null;
}

export interface MenuReading extends Pick<ApiDeps, 'menus' | 'restaurants'> {
  readonly sources: Pick<SourceStore, 'source'>;
  readonly guard: Guard;
}

/** One version of a menu as it was stored; null where no menu has that id. */
export async function readMenu(
  { menus, guard }: Pick<MenuReading, 'menus' | 'guard'>,
  id: number,
): Promise<Menu | null> {
  const body = await guard(() => menus.body(id, 'identity'));
  return body === null ? null : parseMenu(body.bytes);
}

/** Null where no menu has that id. */
export async function readMenuFacts(reading: MenuReading, id: number): Promise<MenuFacts | null> {
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
