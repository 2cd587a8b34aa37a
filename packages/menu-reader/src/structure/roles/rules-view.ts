import type { PriceToken } from '../price/price-token.ts';
import type { Role, RoleScores } from './role.ts';

/** What the rules make of a unit: one voice among those that the model hears. */
export interface RulesView {
  /** Scores by itself where prices are with names, and where they end descriptions. */
  readonly scores: { readonly named: RoleScores; readonly tailed: RoleScores };
  /** The role in the reading that the rules find best, and by how much it won there. */
  readonly role: Role;
  readonly margin: number;
  /** Prices of the dish that the rules make of it; empty where they make none. */
  readonly owns: ReadonlySet<PriceToken>;
}
