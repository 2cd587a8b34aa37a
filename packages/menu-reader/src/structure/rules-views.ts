import type { OpenMenu } from './assemble/open-menu.ts';
import type { PriceToken } from './price/price-token.ts';
import { namedUnits, type RulesReading } from './read-by-rules.ts';
import { documentFacts } from './roles/document-facts.ts';
import { unitFeatures } from './roles/features.ts';
import { NEVER, ROLES, type RoleScores } from './roles/role.ts';
import { roleScores } from './roles/role-scores.ts';
import type { RulesView } from './roles/rules-view.ts';
import { type PriceReading, scoreContext } from './roles/score-context.ts';
import type { Unit } from './units/unit.ts';

const NO_SCORES = Object.fromEntries(ROLES.map((role) => [role, NEVER])) as RoleScores;
const NO_PRICES: ReadonlySet<PriceToken> = new Set();

/** What the rules make of each unit, in their order. */
export function rulesViews(units: readonly Unit[], { roles, margins, gathered }: RulesReading): RulesView[] {
  const named = scoresOf(units, 'with the name');
  const tailed = scoresOf(units, 'after the description');
  const owned = ownedPrices(gathered);
  return units.map((unit, i) => ({
    scores: { named: named[i] ?? NO_SCORES, tailed: tailed[i] ?? NO_SCORES },
    role: roles[i] ?? 'other',
    margin: margins[i] ?? 0,
    owns: owned.get(unit) ?? NO_PRICES,
  }));
}

function scoresOf(units: readonly Unit[], reading: PriceReading): RoleScores[] {
  const facts = documentFacts(units, namedUnits(units, reading));
  const context = scoreContext(facts, reading);
  const features = unitFeatures(units, facts);
  return units.flatMap((unit, i) => {
    const own = features[i];
    return own ? [roleScores(unit, own, context)] : [];
  });
}

function ownedPrices(menus: readonly OpenMenu[]): Map<Unit, ReadonlySet<PriceToken>> {
  const items = menus.flatMap(({ sections }) => sections.flatMap((section) => section.items));
  return new Map(
    items.flatMap(({ units, prices }) => units.map((unit): [Unit, Set<PriceToken>] => [unit, new Set(prices)])),
  );
}
