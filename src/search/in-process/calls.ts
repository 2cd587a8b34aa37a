import type { MenuDocuments } from '../../ports/search/documents.ts';
import type { FacetQuery, ItemFacets } from '../../ports/search/facets.ts';
import type { FamilyPage, FamilyQuery } from '../../ports/search/families.ts';
import type { ItemPage, MenuPage } from '../../ports/search/pages.ts';
import type { PartyPage, PartyQuery } from '../../ports/search/parties.ts';
import type { ItemQuery, MenuQuery } from '../../ports/search/queries.ts';
import type { Suggestion, SuggestionQuery } from '../../ports/search/suggestions.ts';
import type { IndexHealth, MenuChange } from '../../ports/search-index.ts';

/** What can be asked of the worker: argument and result by name. All of it is plain data. */
export interface WorkerCalls {
  searchItems: { readonly argument: ItemQuery; readonly result: ItemPage };
  searchMenus: { readonly argument: MenuQuery; readonly result: MenuPage };
  itemFacets: { readonly argument: FacetQuery; readonly result: ItemFacets };
  searchParty: { readonly argument: PartyQuery; readonly result: PartyPage };
  families: { readonly argument: FamilyQuery; readonly result: FamilyPage };
  suggest: { readonly argument: SuggestionQuery; readonly result: readonly Suggestion[] };
  load: { readonly argument: readonly MenuDocuments[]; readonly result: undefined };
  apply: { readonly argument: readonly MenuChange[]; readonly result: undefined };
  finish: { readonly argument: string; readonly result: undefined };
  fingerprint: {
    readonly argument: number;
    readonly result: readonly { readonly menuId: number; readonly hash: string }[];
  };
  counts: { readonly argument: null; readonly result: Omit<IndexHealth, 'available'> };
}

export type CallName = keyof WorkerCalls;

export interface CallMessage {
  readonly id: number;
  readonly name: CallName;
  readonly argument: unknown;
}

export type AnswerMessage =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: { readonly name: string; readonly message: string } };
