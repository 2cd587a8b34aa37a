import type { ItemSearchHit, Menu, MenuDiff, MenuEvidence, Party } from './api-bodies.ts';

/** Parameters of an operation of the API by name, as its clients take them. */
export type Parameters = Readonly<Record<string, unknown>>;

/** Hits of the item search, with what its headers say. */
export interface FoundDishes {
  readonly hits: readonly ItemSearchHit[];
  readonly total: number;
  /** Dishes left out because it is not sure enough that they are clear of an allergen; null where none is excluded. */
  readonly allergensUnknown: number | null;
  /** How many of these allergenCertainty=likely would bring. */
  readonly allergensLikely: number | null;
}

/** What a search without a hit leads on to: parameters of another search, and how many dishes it finds. */
export interface WayOn {
  readonly title: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly total: number;
}

/**
 * What the tools are answered from: operations of the API with their own parameters and bodies. Each throws a ServiceError or a
 * Problem whose message may be shown.
 */
export interface MenuData {
  searchItems(parameters: Parameters, signal: AbortSignal): Promise<FoundDishes>;
  /** None where the search has hits. */
  waysOn(parameters: Parameters, signal: AbortSignal): Promise<readonly WayOn[]>;
  searchParties(parameters: Parameters, signal: AbortSignal): Promise<Party>;
  getMenu(id: number, signal: AbortSignal): Promise<Menu>;
  getMenuEvidence(id: number, signal: AbortSignal): Promise<MenuEvidence>;
  compareMenuVersions(id: number, from: number | undefined, signal: AbortSignal): Promise<MenuDiff>;
}
