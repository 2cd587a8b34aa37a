import { InputFailure } from '../domain/errors.ts';
import type { Restaurant } from '../domain/restaurant.ts';
import { type IngestDependencies, type IngestResult, ingestDocument, STALE_DOCUMENT } from './ingest-document.ts';
import type { DecisionChange } from './load-decisions.ts';
import { retryWhileStale } from './retry-while-stale.ts';

/** A source rarely gets more than one new document while one is read. */
const MAX_ATTEMPTS = 3;

export interface ReadAgainOptions {
  readonly menuName?: string | undefined;
  readonly change?: DecisionChange;
  readonly publish?: boolean;
}

/**
 * Ingests the kept document of a source again, with new decisions. A document that was held back stays so while it has doubts; withdrawn
 * menus stay so.
 * @param menuName for a menu whose document shows none, if none is stored yet
 * @param publish also a document that was held back
 * @throws InputFailure if the document is not kept, and errors of `ingestDocument`; nothing is stored then
 */
export async function readAgain(
  restaurant: Restaurant,
  sourceUrl: string,
  deps: IngestDependencies,
  { menuName, change, publish = false }: ReadAgainOptions = {},
): Promise<IngestResult> {
  return retryWhileStale(STALE_DOCUMENT, MAX_ATTEMPTS, async () => {
    const state = await deps.sources.source(restaurant.id, sourceUrl);
    const document = state?.sha256 ? await deps.sources.document(state.sha256) : null;
    if (!state || !document) throw new InputFailure(`${sourceUrl}: its document is not kept; ingest it again`);
    const { bytes, mediaType } = document;
    const [active, ...others] = await deps.menus.activeMenusOfSource(restaurant.id, sourceUrl);
    const name = active && others.length === 0 ? active.name : menuName;
    const fetchedAt = state.fetchedAt ?? document.fetchedAt;
    // its menus are known to belong together, as they came from one document before
    const hold = state.open?.held && !publish ? ('doubted documents' as const) : undefined;
    const options = { menuName: name, presentSources: new Set([sourceUrl]), fetchedAt, change, hold };
    return ingestDocument({ bytes, mediaType, label: sourceUrl, sourceUrl }, restaurant, options, deps);
  });
}
