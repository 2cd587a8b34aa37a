import type { AllergenCode } from '@menu-data-service/allergens';
import { recordedDocuments } from '@menu-data-service/search-engine/test/recordings';
import type { MenuDocuments } from '../src/ports/search/documents.ts';
import { type ItemSketch, menuDocuments } from '../test/support/menu-documents.ts';
import { region } from '../test/support/region/region.ts';
import { relevanceQueries } from '../test/support/relevance/queries.ts';
import { recordedRequests } from './search-corpus.ts';

/** A document of the recorded corpus. */
interface RecordedItem extends Omit<ItemSketch, 'calories' | 'allergens'> {
  readonly calories: number | null;
  readonly allergenCodes: readonly AllergenCode[];
  readonly menuId: number;
  readonly menuName: string;
  readonly sectionName: string;
  readonly restaurantId: number;
  readonly restaurantName: string;
  readonly city: string;
  readonly cuisine: string;
}

/** Ids of the drawn region are below. */
const FIRST_ID = 10_000;

/** The menus of the recorded corpus, and those of the drawn region. */
export function groupMenus(): readonly MenuDocuments[] {
  const menus = new Map<number, RecordedItem[]>();
  for (const item of recordedDocuments('items') as unknown as RecordedItem[])
    menus.set(item.menuId, [...(menus.get(item.menuId) ?? []), item]);
  return [...region(), ...[...menus.values()].map(recordedMenu)];
}

function recordedMenu(items: readonly RecordedItem[]): MenuDocuments {
  const [first] = items as readonly [RecordedItem];
  const sections: Record<string, ItemSketch[]> = {};
  for (const { name, description = null, price, vegan, vegetarian, halal, spicy, calories, ...item } of items) {
    const shown = { name, description, price, vegan, vegetarian, halal, spicy, calories: calories ?? 0 };
    sections[item.sectionName] = [
      ...(sections[item.sectionName] ?? []),
      { ...shown, allergens: item.allergenCodes } as ItemSketch,
    ];
  }
  const { menuId, menuName, restaurantId, restaurantName, city, cuisine } = first;
  const restaurant = FIRST_ID + restaurantId;
  return menuDocuments({ menuId: FIRST_ID + menuId, menuName, restaurant, restaurantName, city, cuisine, sections });
}

/** What was typed in the recorded requests and in the queries of the scorecard, each once, in turns. */
export function groupQueries(): readonly string[] {
  const recorded = recordedRequests().flatMap(({ request: { q = '' } }) => (q.trim() === '' ? [] : [q]));
  const drawn = relevanceQueries(region()).map(({ typed }) => typed);
  const most = Math.max(recorded.length, drawn.length);
  const inTurns = Array.from({ length: most }, (_, i) => [recorded[i], drawn[i]]).flat();
  return [...new Set(inTurns.filter((text) => text !== undefined))];
}
