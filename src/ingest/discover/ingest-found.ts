import { ServiceError } from '../../domain/errors.ts';
import type { Restaurant } from '../../domain/restaurant.ts';
import type { DiscoveryStore, Find, MenuDetails } from '../../ports/discovery-store.ts';
import { checkOutcome, type Hold, type IngestDependencies, ingestDocument } from '../ingest-document.ts';
import { menuNameOf } from './rank-link.ts';

export interface StoreDependencies {
  readonly discoveries: DiscoveryStore;
  readonly ingestion: IngestDependencies;
}

/** Earlier address of a moved menu, and the version that it replaces. */
export interface MovedMenu {
  readonly from: string;
  readonly replaces: number | undefined;
}

/**
 * Stores the menus of a found document, from the bytes kept when it was found.
 * @param moved if it replaces a stored menu
 * @param hold for documents that no person has seen
 * @returns false if it was held back
 * @throws ServiceError 410 if the bytes are gone, and errors of `ingestDocument`
 */
export async function ingestFound(
  { subject: sourceUrl, details }: Pick<Find, 'subject' | 'details'>,
  restaurant: Restaurant,
  { discoveries, ingestion }: StoreDependencies,
  { moved, hold }: { readonly moved?: MovedMenu; readonly hold?: Hold } = {},
): Promise<boolean> {
  const { sha256, words } = details as MenuDetails;
  const document = sha256 === null ? null : await ingestion.sources.document(sha256);
  if (!document) throw new ServiceError(410, 'gone', `${sourceUrl}: its document is not kept; discover it again`);
  const others = await discoveries.finds({ restaurantId: restaurant.id, states: ['taken', 'stored', 'accepted'] });
  const addresses = others.flatMap(({ kind, subject }) =>
    kind === 'menu' && subject !== moved?.from ? [subject] : [],
  );
  const { bytes, mediaType, fetchedAt } = document;
  const source = { bytes, mediaType, label: sourceUrl, sourceUrl };
  const presentSources = new Set([sourceUrl, ...addresses]);
  const options = { menuName: menuNameOf(words), presentSources, fetchedAt, replaces: moved?.replaces, hold };
  const { menus } = await ingestDocument(source, restaurant, options, ingestion);
  return checkOutcome(menus) !== 'needs review';
}
