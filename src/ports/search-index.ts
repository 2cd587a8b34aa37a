import type { ItemDocument, MenuDocuments } from './search/documents.ts';
import type { FacetQuery, ItemFacets } from './search/facets.ts';
import type { FamilyPage, FamilyQuery } from './search/families.ts';
import type { ItemPage, MenuPage } from './search/pages.ts';
import type { PartyPage, PartyQuery } from './search/parties.ts';
import type { ItemQuery, MenuQuery } from './search/queries.ts';
import type { Suggestion, SuggestionQuery } from './search/suggestions.ts';
import type { Match } from './search/understanding.ts';

export type MenuChange = { readonly upsert: MenuDocuments } | { readonly remove: number };

export interface IndexHealth {
  readonly available: boolean;
  readonly items: number;
  readonly menus: number;
  /** Name of the last rebuild; null in an empty or foreign index. */
  readonly epoch: string | null;
  /** Why an engine cannot be searched, or not all of several, with its address; absent where all is well. */
  readonly trouble?: string;
}

/** Parts in which the menus of an index are compared with the database. */
export const BUCKETS = 64;

/** The part that a menu is in, from 0. */
export function bucketOf(menuId: number): number {
  return menuId % BUCKETS;
}

/** What is searched. */
export interface SearchReader {
  searchItems(query: ItemQuery, signal?: AbortSignal): Promise<ItemPage>;
  searchMenus(query: MenuQuery, signal?: AbortSignal): Promise<MenuPage>;
  /** Counts over all items that searchItems finds for the same query. */
  itemFacets(query: FacetQuery, signal?: AbortSignal): Promise<ItemFacets>;
  /** Best first. */
  suggest(query: SuggestionQuery, signal?: AbortSignal): Promise<readonly Suggestion[]>;
  /** Restaurants where each of several eaters finds enough. */
  searchParty(query: PartyQuery, signal?: AbortSignal): Promise<PartyPage>;
  /** The same dishes in all places that have them. */
  families(query: FamilyQuery, signal?: AbortSignal): Promise<FamilyPage>;
  /** Why an item was found by a text that was searched: each word that has a place in it. */
  explain(searched: string, hit: ItemDocument): readonly Match[];
  /**
   * Another number whenever a search may find something else than before, so that answers can be kept by it. Null where
   * other processes change the index: then nothing may be kept.
   */
  generation(): number | null;
  health(): Promise<IndexHealth>;
}

/** What is searched, and kept in step by an indexer. */
export interface SearchIndex extends SearchReader {
  /** Replaces or removes whole menus, never a part of one, and resolves when the changes are searchable. */
  apply(changes: readonly MenuChange[]): Promise<void>;
  /** Fills a new index and swaps it in. Until then searches use the old one, and changes are applied to both. */
  rebuild(
    menus: AsyncIterable<readonly MenuDocuments[]>,
    epoch: string,
    onProgress?: (menus: number) => void,
  ): Promise<void>;
  /** Every menu of one bucket in the index with the hash of its documents, for the drift checker. */
  fingerprint(bucket: number): AsyncIterable<{ readonly menuId: number; readonly hash: string }>;
  /** The hash that `fingerprint` gives for a menu whose documents are complete and up to date. */
  hashOf(menu: MenuDocuments): string;
  /** Restores settings that are not what this build needs. Resolves to what was done, for the log; null for nothing. */
  repairSettings(): Promise<string | null>;
  close(): Promise<void>;
}
