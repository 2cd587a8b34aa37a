import { itemsOf } from '../draft-menu.ts';
import type { OpenMenu } from './assemble/open-menu.ts';
import type { PriceToken } from './price/price-token.ts';
import type { RulesReading } from './read-by-rules.ts';
import { NEVER, ROLES, type RoleScores } from './roles/role.ts';
import type { RulesView } from './roles/rules-view.ts';
import type { Unit } from './units/unit.ts';

const NO_SCORES = Object.fromEntries(ROLES.map((role) => [role, NEVER])) as RoleScores;
const NO_PRICES: ReadonlySet<PriceToken> = new Set();

/** What the rules make of each unit, in their order. */
export function rulesViews(units: readonly Unit[], { roles, margins, gathered, scores }: RulesReading): RulesView[] {
  const owned = ownedPrices(gathered);
  return units.map((unit, i) => ({
    scores: { named: scores.named[i] ?? NO_SCORES, tailed: scores.tailed[i] ?? NO_SCORES },
    role: roles[i] ?? 'other',
    margin: margins[i] ?? 0,
    owns: owned.get(unit) ?? NO_PRICES,
  }));
}

function ownedPrices(menus: readonly OpenMenu[]): Map<Unit, ReadonlySet<PriceToken>> {
  const owned = itemsOf(menus).flatMap(({ units, prices }) => units.map((unit) => [unit, new Set(prices)] as const));
  return new Map(owned);
}
