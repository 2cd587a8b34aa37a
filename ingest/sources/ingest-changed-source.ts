import { ServiceError } from '../../src/domain/errors.ts';
import type { RestaurantStore } from '../../src/ports/restaurant-store.ts';
import type { SourceState } from '../../src/ports/source-store.ts';
import { checkOutcome, type IngestDependencies, ingestDocument } from '../ingest-document.ts';
import type { CheckSourceDependencies } from './check-source.ts';
import { isFetched } from './check-sources.ts';

/**
 * Ingestion of a source that has changed since its last check, for `checkSource`.
 * @throws ServiceError 404 where its restaurant is gone, and what `ingestDocument` throws
 */
export function createChangedSourceIngestion(
  deps: IngestDependencies & { readonly restaurants: Pick<RestaurantStore, 'find'> },
): CheckSourceDependencies['ingest'] {
  return async (source, restaurantId) => {
    const [restaurant] = await deps.restaurants.find(restaurantId);
    if (!restaurant) throw new ServiceError(404, 'not_found', `the restaurant ${restaurantId} is gone`);
    const known = await deps.sources.sources();
    const answering = known.filter((state) => state.restaurantId === restaurantId && isPresent(state));
    const presentSources = new Set(answering.map(({ sourceUrl }) => sourceUrl));
    const loaded = { ...source, label: source.sourceUrl };
    const { menus } = await ingestDocument(loaded, restaurant, { presentSources }, deps);
    return checkOutcome(menus);
  };
}

/** Answered at its last check, so its menus have not moved to another address. */
const isPresent = ({ sourceUrl, failures }: SourceState) => isFetched(sourceUrl) && failures === 0;
