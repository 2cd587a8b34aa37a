import { compareMenus } from '../../../domain/compare-menus/compare-menus.ts';
import type { MenuComparison } from '../../../domain/compare-menus/comparison.ts';
import type { MenuVersion } from '../../../domain/menu.ts';
import type { RestaurantDetail } from '../../../domain/restaurant.ts';
import { type MenuReading, readMenu } from './menu-facts.ts';

/** All that the page of a comparison shows. */
export interface ComparisonFacts {
  readonly restaurant: RestaurantDetail | null;
  readonly before: MenuVersion;
  readonly after: MenuVersion;
  /** Newest first. */
  readonly versions: readonly MenuVersion[];
  readonly comparison: MenuComparison;
}

/** Compares two versions of one menu, the earlier with the later one; null where one of them is no version of it. */
export async function readComparison(
  reading: MenuReading,
  id: number,
  otherId: number,
): Promise<ComparisonFacts | null> {
  const { menus, restaurants, guard } = reading;
  const versions = await guard(() => menus.versions(id));
  const two = (versions ?? []).filter((version) => version.id === id || version.id === otherId);
  const [after, before = id === otherId ? after : undefined] = two;
  if (versions === null || after === undefined || before === undefined) return null;
  const [earlier, later] = await Promise.all([readMenu(reading, before.id), readMenu(reading, after.id)]);
  if (earlier === null || later === null) return null;
  const restaurant = await guard(() => restaurants.detail(later.restaurantId));
  return { restaurant, before, after, versions, comparison: compareMenus(earlier, later) };
}
