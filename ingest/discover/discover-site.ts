import { ServiceError } from '../../src/domain/errors.ts';
import type { Restaurant } from '../../src/domain/restaurant.ts';
import { isUnavailable } from '../../src/lib/unavailable.ts';
import type { Find, NewFind, SiteToVisit } from '../../src/ports/discovery-store.ts';
import { followMoved } from './follow-moved.ts';
import { ingestFound, type StoreDependencies } from './ingest-found.ts';
import { offeredFacts } from './offered-facts.ts';
import { createSiteRequests, type SiteRequestsDeps } from './site-requests.ts';
import type { FoundMenu, Visit, VisitLimits } from './visit.ts';
import { visitSite } from './visit-site.ts';

export interface DiscoverDependencies extends StoreDependencies {
  readonly requests: Omit<SiteRequestsDeps, 'journal' | 'keep'>;
  readonly limits: VisitLimits;
  readonly restaurant: (id: string) => Promise<Restaurant | undefined>;
}

/** One visit with what became of its menus. */
export interface Discovery {
  readonly visit: Visit;
  /** Addresses of the menus that were stored now. */
  readonly stored: readonly string[];
}

/**
 * Visits the website of a restaurant and stores what is surely its menus; the rest waits for a person. Broken off and called again, it
 * continues: what was answered is not asked for again, and what is stored is not stored again.
 */
export async function discoverSite(site: SiteToVisit, deps: DiscoverDependencies): Promise<Discovery> {
  const { restaurantId, website, place } = site;
  const { discoveries, ingestion } = deps;
  const restaurant = await deps.restaurant(restaurantId);
  if (!restaurant) throw new ServiceError(404, 'not_found', `the restaurant ${site.name} is gone`);
  await discoveries.begin(restaurantId, website);
  const requests = createSiteRequests({
    ...deps.requests,
    journal: {
      find: (address) => discoveries.answer(restaurantId, address),
      save: (address, answer) => discoveries.saveAnswer(restaurantId, address, answer),
    },
    keep: ({ bytes, mediaType }, url, sha256) =>
      ingestion.sources.saveDocument({ sha256, bytes, mediaType, url, fetchedAt: new Date() }),
  });
  const visit = await visitSite({ home: website, place, now: new Date(), limits: deps.limits }, requests);
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

/** Stores what is taken; what cannot be stored is for a person. */
async function storeFind(find: Find, restaurant: Restaurant, deps: DiscoverDependencies): Promise<boolean> {
  try {
    await ingestFound(find, restaurant, deps);
    await deps.discoveries.settle(find.id, 'stored');
    return true;
  } catch (error) {
    if (isUnavailable(error)) throw error;
    await deps.discoveries.settle(find.id, 'open', `it could not be stored: ${(error as Error).message}`);
    return false;
  }
}
