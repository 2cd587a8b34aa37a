import type { FeedChange } from '../../domain/changes/change.ts';
import { changeSentence } from '../../domain/changes/change-sentence.ts';
import { atomFeed } from '../../lib/atom.ts';

const MENU_TYPE = 'application/json';

/**
 * Changes as an Atom feed.
 * @param next address that goes on after them; null for the newest changes, after which nothing comes
 */
export function changesAtom(
  changes: readonly FeedChange[],
  place: { readonly baseUrl: string; readonly feed: string; readonly self: string; readonly next: string | null },
): string {
  const { baseUrl, feed, self, next } = place;
  const dates = changes.map(({ happenedAt }) => happenedAt).toSorted();
  return atomFeed({
    id: `${baseUrl}/v1/changes`,
    title: 'Changes of restaurants and menus',
    // A feed without entries has changed at no time that is known.
    updated: `${dates.at(-1) ?? '1970-01-01T00:00:00.000000'}Z`,
    author: 'Menu data service',
    links: [{ rel: 'self', href: self }, ...(next === null ? [] : [{ rel: 'next', href: next } as const])],
    entries: changes.map((change) => ({
      id: `${baseUrl}/v1/changes#${feed}-${change.place}`,
      title: changeSentence(change),
      updated: `${change.happenedAt}Z`,
      categories: [change.type],
      links: [{ rel: 'alternate', type: MENU_TYPE, href: addressOf(change, baseUrl) }],
    })),
  });
}

function addressOf({ menuId, restaurantId }: FeedChange, baseUrl: string): string {
  return menuId === null ? `${baseUrl}/v1/restaurants/${restaurantId}` : `${baseUrl}/v1/menus/${menuId}`;
}
