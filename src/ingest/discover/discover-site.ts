import { ServiceError } from '../../domain/errors.ts';
import type { Restaurant } from '../../domain/restaurant.ts';
import { isUnavailable } from '../../lib/unavailable.ts';
import type { Find, MenuDetails, NewFind, SiteToVisit } from '../../ports/discovery-store.ts';
import { sameKey } from './address.ts';
import { ingestFound, type StoreDependencies } from './ingest-found.ts';
import { offeredFacts } from './offered-facts.ts';
import { linkText } from './rank-link.ts';
import { stemOf } from './seasons.ts';
import { createSiteRequests, type SiteRequestsDeps } from './site-requests.ts';
import type { FoundMenu, Visit } from './visit.ts';
import { visitSite } from './visit-site.ts';

export interface DiscoverDependencies extends StoreDependencies {
  readonly requests: Omit<SiteRequestsDeps, 'journal' | 'keep'>;
  readonly restaurant: (id: string) => Promise<Restaurant | undefined>;
}

export interface Discovery {
  readonly visit: Visit;
  /** Addresses of the menus in service now. */
  readonly stored: readonly string[];
}

/**
 * Visits the website of a restaurant and stores what surely is its menu; the rest waits for a person. Resumes an interrupted visit: answers
 * are not requested again, and stored menus not stored again.
 */
export async function discoverSite(site: SiteToVisit, deps: DiscoverDependencies): Promise<Discovery> {
  const { restaurantId, website, place } = site;
  const { discoveries, ingestion } = deps;
  const restaurant = await deps.restaurant(restaurantId);
  if (!restaurant) throw new ServiceError(404, 'not_found', `the restaurant ${site.name} is gone`);
  await discoveries.begin(restaurantId, website);
  const fetchedAt = await ingestion.sources.now();
  const requests = createSiteRequests({
    ...deps.requests,
    journal: {
      find: (address) => discoveries.answer(restaurantId, address),
      save: (address, answer) => discoveries.saveAnswer(restaurantId, address, answer),
    },
    keep: ({ bytes, mediaType }, url, sha256) =>
      ingestion.sources.saveDocument({ sha256, bytes, mediaType, url, fetchedAt }),
  });
  const visit = await visitSite({ home: website, place, now: new Date() }, requests);
  const followed = await followMoved(restaurant, visit, deps);
  await discoveries.record(restaurantId, [...visit.menus.map(newMenu), ...offeredFacts(restaurant, visit)]);
  const taken = await discoveries.finds({ restaurantId, states: ['taken'] });
  const stored = [...followed];
  for (const find of taken) if (await storeFind(find, restaurant, deps)) stored.push(find.subject);
  await discoveries.end(restaurantId, visit.failure);
  return { visit, stored };
}

function newMenu({ address, verdict, sure, ...details }: FoundMenu): NewFind {
  return {
    kind: 'menu',
    subject: address,
    details: { ...details, sure },
    state: verdict === 'store' ? 'taken' : 'open',
  };
}

/** No person has seen what a visit takes. */
const HOLD = 'doubted documents';

/** Stores a find; failures and menus with doubts are left to a person. */
async function storeFind(find: Find, restaurant: Restaurant, deps: DiscoverDependencies): Promise<boolean> {
  try {
    const isInService = await ingestFound(find, restaurant, deps, { hold: HOLD });
    await deps.discoveries.settle(find.id, 'stored');
    return isInService;
  } catch (error) {
    if (isUnavailable(error)) throw error;
    await deps.discoveries.settle(find.id, 'open', `it could not be stored: ${(error as Error).message}`);
    return false;
  }
}

type MenuFind = Find & { readonly kind: 'menu' };

/**
 * Follows menus stored from this site that it no longer shows. A replacement under the same link is the next version; without one the menu
 * is marked as gone, stays in service and waits for a person.
 * @returns addresses of the menus that are taken now
 */
async function followMoved(restaurant: Restaurant, visit: Visit, deps: StoreDependencies): Promise<readonly string[]> {
  // a failed visit says nothing
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
      if (find.state !== 'gone') await discoveries.settle(find.id, 'gone', goneReason(find.subject, visit));
    } else {
      await replace(find, next, restaurant, deps);
      followed.push(next.address);
    }
  }
  return followed;
}

/** True if the visit saw it, or left it out because of its limits. */
function isShown(address: string, visit: Visit): boolean {
  const page = visit.pages.find((one) => sameKey(one.address) === sameKey(address));
  if (page !== undefined) return page.verdict === 'menu' || !page.opened;
  return visit.menus.some(({ same }) => same.some((one) => sameKey(one) === sameKey(address)));
}

function goneReason(address: string, visit: Visit): string {
  const page = visit.pages.find((one) => sameKey(one.address) === sameKey(address));
  return page === undefined ? 'the site does not link to it any more' : `its source is gone: ${page.why}`;
}

/** The same link leads to it, or its address differs only by season and numbers. */
function takesPlaceOf(next: FoundMenu, { subject, details }: MenuFind): boolean {
  const fileOf = (address: string) => stemOf(linkText(address, { words: '', heading: '' }).file);
  // recheck-ignore: an address has at most 1,000 letters
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
  const isInService = await ingestFound(next, restaurant, deps, {
    moved: { replaces, from: find.subject },
    hold: HOLD,
  });
  if (isInService) await deps.discoveries.settle(find.id, 'refused', `it moved to ${address}`);
  else if (find.state !== 'gone')
    await deps.discoveries.settle(find.id, 'gone', `it moved to ${address}, which is held back for review`);
  await deps.discoveries.record(restaurant.id, [{ kind: 'menu', ...next, state: 'stored' }]);
}
