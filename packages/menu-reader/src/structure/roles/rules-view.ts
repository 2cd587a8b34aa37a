import type { PriceToken } from '../price/price-token.ts';
import type { Role, RoleScores } from './role.ts';

export interface RulesView {
  readonly scores: { readonly named: RoleScores; readonly tailed: RoleScores };
  readonly role: Role;
  readonly margin: number;
  /** Prices of the dish in the rules' view; may be empty. */
  readonly owns: ReadonlySet<PriceToken>;
}
