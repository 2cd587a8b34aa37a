import { ServiceError } from '../../src/domain/errors.ts';
import type { Restaurant } from '../../src/domain/restaurant.ts';
import type { DiscoveryStore, Find, MenuDetails } from '../../src/ports/discovery-store.ts';
import { type IngestDependencies, ingestDocument } from '../ingest-document.ts';
import { menuNameOf } from './rank-link.ts';

/** What storing a menu that was found needs. */
export interface StoreDependencies {
  readonly discoveries: DiscoveryStore;
  readonly ingestion: IngestDependencies;
}

/** Where a menu was before it moved, and the version that it replaces. */
export interface MovedMenu {
  readonly from: string;
  readonly replaces: number | undefined;
}

/**
 * Stores the menus of a document that was found, from the bytes that were kept when it was found.
 * @param moved where it takes the place of a menu that is stored
 * @throws ServiceError 410 where they are not kept, and what `ingestDocument` throws
 */
export async function ingestFound(
  { subject: sourceUrl, details }: Pick<Find, 'subject' | 'details'>,
  restaurant: Restaurant,
  { discoveries, ingestion }: StoreDependencies,
  moved?: MovedMenu,
): Promise<void> {
  const { sha256, words } = details as MenuDetails;
  const document = sha256 === null ? null : await ingestion.sources.document(sha256);
  if (!document) throw new ServiceError(410, 'gone', `${sourceUrl}: its document is not kept; discover it again`);
  const others = await discoveries.finds({ restaurantId: restaurant.id, states: ['taken', 'stored', 'accepted'] });
  const addresses = others.flatMap(({ kind, subject }) =>
    kind === 'menu' && subject !== moved?.from ? [subject] : [],
  );
  const { bytes, mediaType } = document;
  const source = { bytes, mediaType, label: sourceUrl, sourceUrl };
  const presentSources = new Set([sourceUrl, ...addresses]);
  const options = { menuName: menuNameOf(words), presentSources, replaces: moved?.replaces };
  await ingestDocument(source, restaurant, options, ingestion);
}
