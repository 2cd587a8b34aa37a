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
  /** Reason why it cannot be searched, with its address. */
  readonly trouble?: string;
}

export const BUCKETS = 64;

export function bucketOf(menuId: number): number {
  return menuId % BUCKETS;
}

export interface SearchReader {
  searchItems(query: ItemQuery, signal?: AbortSignal): Promise<ItemPage>;
  searchMenus(query: MenuQuery, signal?: AbortSignal): Promise<MenuPage>;
  /** Counts over all items that searchItems finds for the same query. */
  itemFacets(query: FacetQuery, signal?: AbortSignal): Promise<ItemFacets>;
  suggest(query: SuggestionQuery, signal?: AbortSignal): Promise<readonly Suggestion[]>;
  searchParty(query: PartyQuery, signal?: AbortSignal): Promise<PartyPage>;
  /** The same dishes across all places that have them. */
  families(query: FamilyQuery, signal?: AbortSignal): Promise<FamilyPage>;
  /** Explains a hit: each searched word found in it. */
  explain(searched: string, hit: ItemDocument): readonly Match[];
  /**
   * Changes whenever a search may find something else, so that answers can be cached by it. Null if other processes change the index: then
   * nothing may be cached.
   */
  generation(): number | null;
  health(): Promise<IndexHealth>;
}

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
  /** Restores settings that this build needs. Resolves to a description for the log; null if nothing was done. */
  repairSettings(): Promise<string | null>;
  close(): Promise<void>;
}
