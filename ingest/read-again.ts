import { InputFailure } from '../src/domain/errors.ts';
import type { Restaurant } from '../src/domain/restaurant.ts';
import { type IngestDependencies, type IngestResult, ingestDocument } from './ingest-document.ts';

/**
 * Ingests the kept document of a source again, such as after a person has decided something about it. What was held back is stored.
 * @param menuName for a menu whose document shows none, where nothing is stored of it yet
 * @throws InputFailure when the document is not kept, and what `ingestDocument` throws
 */
export async function readAgain(
  restaurant: Restaurant,
  sourceUrl: string,
  deps: IngestDependencies,
  menuName?: string,
): Promise<IngestResult> {
  const state = await deps.sources.source(restaurant.id, sourceUrl);
  const document = state?.sha256 ? await deps.sources.document(state.sha256) : null;
  if (!document) throw new InputFailure(`${sourceUrl}: its document is not kept; ingest it again`);
  const { bytes, mediaType } = document;
  const [active, ...others] = await deps.menus.activeMenusOfSource(restaurant.id, sourceUrl);
  const name = active && others.length === 0 ? active.name : menuName;
  // its menus are known to belong together: they came from one document before
  const options = { menuName: name, presentSources: new Set([sourceUrl]) };
  return ingestDocument({ bytes, mediaType, label: sourceUrl, sourceUrl }, restaurant, options, deps);
}
