import type { Restaurant } from '../../src/domain/restaurant.ts';
import type { Find, MenuDetails } from '../../src/ports/discovery-store.ts';
import { sameKey } from './address.ts';
import { ingestFound, type StoreDependencies } from './ingest-found.ts';
import { linkText } from './rank-link.ts';
import { stemOf } from './seasons.ts';
import type { FoundMenu, Visit } from './visit.ts';

type MenuFind = Find & { readonly kind: 'menu' };

/**
 * Looks where the menus went that were stored from this site and that it shows no more. What took the place of one under the same link is
 * its next version; where nothing did, it is marked as gone, stays in service and waits for a person.
 * @returns addresses of the menus that are taken now
 */
export async function followMoved(
  restaurant: Restaurant,
  visit: Visit,
  deps: StoreDependencies,
): Promise<readonly string[]> {
  // of a site that cannot be visited nothing is known
  if (visit.failure !== '') return [];
  const { discoveries } = deps;
  const known = await discoveries.finds({ restaurantId: restaurant.id, states: ['stored', 'accepted', 'gone'] });
  const menus = known.filter((find): find is MenuFind => find.kind === 'menu');
  const isKnown = ({ address, same }: FoundMenu) =>
    menus.some(({ subject }) => [address, ...same].some((one) => sameKey(one) === sameKey(subject)));
  const fresh = visit.menus.filter((menu) => !isKnown(menu));
  const followed: string[] = [];
  for (const find of menus.filter(({ subject }) => !isShown(subject, visit))) {
    const next = fresh.find((menu) => !followed.includes(menu.address) && takesPlaceOf(menu, find));
    if (next === undefined) {
      if (find.state !== 'gone') await discoveries.settle(find.id, 'gone', whyGone(find.subject, visit));
    } else {
      await replace(find, next, restaurant, deps);
      followed.push(next.address);
    }
  }
  return followed;
}

/** Whether the visit saw it, or left it for its bounds. */
function isShown(address: string, visit: Visit): boolean {
  const page = visit.pages.find((one) => sameKey(one.address) === sameKey(address));
  if (page !== undefined) return page.verdict === 'menu' || !page.opened;
  return visit.menus.some(({ same }) => same.some((one) => sameKey(one) === sameKey(address)));
}

function whyGone(address: string, visit: Visit): string {
  const page = visit.pages.find((one) => sameKey(one.address) === sameKey(address));
  return page === undefined ? 'the site does not link to it any more' : `its source is gone: ${page.why}`;
}

/** The same link leads to it, or its address differs by its season and numbers alone. */
function takesPlaceOf(next: FoundMenu, { subject, details }: MenuFind): boolean {
  const fileOf = (address: string) => stemOf(linkText(address, { words: '', heading: '' }).file);
  const folderOf = (address: string) => address.replace(/[^/]*$/, '');
  const isSameLink = stemOf(next.words) !== '' && stemOf(next.words) === stemOf(details.words);
  return isSameLink || (folderOf(next.address) === folderOf(subject) && fileOf(next.address) === fileOf(subject));
}

async function replace(
  find: MenuFind,
  { address, verdict: _verdict, ...details }: FoundMenu,
  restaurant: Restaurant,
  deps: StoreDependencies,
): Promise<void> {
  const [active, ...others] = await deps.ingestion.menus.activeMenusOfSource(restaurant.id, find.subject);
  const replaces = active && others.length === 0 ? active.id : undefined;
  const next: { subject: string; details: MenuDetails } = { subject: address, details };
  await ingestFound(next, restaurant, deps, { replaces, from: find.subject });
  await deps.discoveries.settle(find.id, 'refused', `it moved to ${address}`);
  await deps.discoveries.record(restaurant.id, [{ kind: 'menu', ...next, state: 'stored' }]);
}
