import { ServiceError } from '../../domain/errors.ts';
import type { RestaurantStore } from '../../ports/restaurant-store.ts';
import type { SourceState } from '../../ports/source-store.ts';
import { checkOutcome, type IngestDependencies, ingestDocument } from '../ingest-document.ts';
import type { CheckSourceDependencies } from './check-source.ts';
import { isFetched } from './check-sources.ts';

/**
 * Creates the ingestion of changed sources for `checkSource`.
 * @throws ServiceError 404 if the restaurant is gone, and errors of `ingestDocument`
 */
export function createChangedSourceIngestion(
  deps: IngestDependencies & { readonly restaurants: Pick<RestaurantStore, 'find'> },
): CheckSourceDependencies['ingest'] {
  return async ({ fetchedAt, ...source }, restaurantId) => {
    const [restaurant] = await deps.restaurants.find(restaurantId);
    if (!restaurant) throw new ServiceError(404, 'not_found', `the restaurant ${restaurantId} is gone`);
    const known = await deps.sources.sources();
    const answering = known.filter((state) => state.restaurantId === restaurantId && isPresent(state));
    const presentSources = new Set(answering.map(({ sourceUrl }) => sourceUrl));
    const loaded = { ...source, label: source.sourceUrl };
    const options = { presentSources, fetchedAt, hold: 'doubted documents' } as const;
    const { menus } = await ingestDocument(loaded, restaurant, options, deps);
    return checkOutcome(menus);
  };
}

/** Answered at its last check, so its menus have not moved to another address. */
const isPresent = ({ sourceUrl, failures }: SourceState) => isFetched(sourceUrl) && failures === 0;
