import type { Unit } from '../units/unit.ts';
import { barrenHeadings } from './barren-headings.ts';
import { styleClass } from './document-facts.ts';
import type { UnitFeatures } from './features.ts';
import { ROLES, type Role, type RoleScores } from './role.ts';
import { roleScores } from './role-scores.ts';
import type { ScoreContext } from './score-context.ts';
import { type Labelling, viterbi } from './viterbi.ts';

/** Rounds of style consistency, and the weight of a style's roles so far. */
const ROUNDS = 2;
const STYLE_WEIGHT = 0.9;

/** Roles with the scores of each unit by itself that they came of. */
export interface ScoredLabelling extends Labelling {
  readonly scores: readonly RoleScores[];
}

/**
 * Roles for units. One style plays one role: after a first pass the roles of each style, with and without price apart,
 * become a prior, and the document is read again.
 */
export function decodeRoles(
  units: readonly Unit[],
  features: readonly UnitFeatures[],
  context: ScoreContext,
): ScoredLabelling {
  const scored = units.flatMap((unit, i) => {
    const own = features[i];
    return own ? [{ unit, features: own }] : [];
  });
  const base = scored.map((entry) => roleScores(entry.unit, entry.features, context));
  const names = new Set<string>();
  const descriptions = new Set<string>();
  let labelling = viterbi(scored, base, context);
  for (let round = 0; round < ROUNDS; round++) {
    const counts = countByStyle(units, labelling.roles);
    const misread = barrenHeadings(units, labelling.roles, consistencyClass);
    for (const key of misread.names) names.add(key);
    for (const key of misread.descriptions) descriptions.add(key);
    const scores = base.map((own, i) => {
      const key = consistencyClass(units[i]);
      if (names.has(key)) return asNames(own);
      return descriptions.has(key) ? asDescriptions(own) : withPrior(own, counts.get(key));
    });
    labelling = viterbi(scored, scores, context);
  }
  return { ...labelling, scores: base };
}

/** Headings that hold no dish are dishes. */
const asNames = (scores: RoleScores): RoleScores => ({ ...scores, heading: scores.heading - 4, item: scores.item + 3 });

const asDescriptions = (scores: RoleScores): RoleScores => ({
  ...scores,
  item: scores.item - 3,
  description: scores.description + 3,
});

type RoleCounts = Partial<Record<Role, number>> & { total: number };

const consistencyClass = (unit: Unit | undefined): string =>
  unit?.text ? `${styleClass(unit)}${unit.prices.length ? '|priced' : ''}` : '';

function countByStyle(units: readonly Unit[], roles: readonly Role[]): Map<string, RoleCounts> {
  const counts = new Map<string, RoleCounts>();
  units.forEach((unit, i) => {
    const role = roles[i];
    if (!unit.text || !role) return;
    const key = consistencyClass(unit);
    const count = counts.get(key) ?? { total: 0 };
    counts.set(key, count);
    count.total++;
    count[role] = (count[role] ?? 0) + 1;
  });
  return counts;
}

function withPrior(scores: RoleScores, counts: RoleCounts | undefined): RoleScores {
  if (!counts || counts.total < 2) return scores;
  const result = { ...scores };
  for (const role of ROLES) {
    if (role === 'price') continue;
    result[role] += STYLE_WEIGHT * (Math.log(((counts[role] ?? 0) + 0.5) / (counts.total + 3)) + 1.2);
  }
  return result;
}
