import { compareMenus } from '../../../domain/compare-menus/compare-menus.ts';
import type { MenuComparison } from '../../../domain/compare-menus/comparison.ts';
import type { Menu, MenuItem, MenuVersion } from '../../../domain/menu.ts';
import { printedPrice } from '../../../domain/printed-price.ts';
import type { RestaurantDetail } from '../../../domain/restaurant.ts';
import type { MenuEvidence } from '../../../ports/menu-store.ts';
import { readMenu } from '../../menu-by-id.ts';
import type { MenuReading } from './menu-facts.ts';

/** All that the page of a comparison shows. */
export interface ComparisonFacts {
  readonly restaurant: RestaurantDetail | null;
  readonly before: MenuVersion;
  readonly after: MenuVersion;
  /** Newest first. */
  readonly versions: readonly MenuVersion[];
  readonly comparison: MenuComparison;
  /** Of the words of the two versions (ISO 639-1), where it is known. */
  readonly languages: { readonly before: string | undefined; readonly after: string | undefined };
  /** The prices in other currencies than pounds, as they are printed. */
  readonly printedPrices: ReadonlyMap<MenuItem, string>;
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
  const [restaurant, ofEarlier, ofLater] = await Promise.all([
    guard(() => restaurants.detail(later.restaurantId)),
    guard(() => menus.evidence(before.id)),
    guard(() => menus.evidence(after.id)),
  ]);
  return {
    restaurant,
    before,
    after,
    versions,
    comparison: compareMenus(earlier, later),
    languages: { before: ofEarlier?.language, after: ofLater?.language },
    printedPrices: new Map([...printedPrices(earlier, ofEarlier), ...printedPrices(later, ofLater)]),
  };
}

function printedPrices({ sections }: Menu, known: MenuEvidence | null): (readonly [MenuItem, string])[] {
  return sections.flatMap(({ items }, at) =>
    items.flatMap((item, i) => {
      const printed = printedPrice(known?.sections[at]?.items[i]?.evidence ?? []);
      return printed === undefined ? [] : [[item, printed] as const];
    }),
  );
}
