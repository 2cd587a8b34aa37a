import type { Unit } from '../units/unit.ts';
import { barrenHeadings } from './barren-headings.ts';
import { styleClass } from './document-facts.ts';
import type { UnitFeatures } from './features.ts';
import { NEVER, ROLES, type Role, type RoleScores } from './role.ts';
import { roleScores } from './role-scores.ts';
import type { ScoreContext } from './score-context.ts';
import { FOLLOWS, PAIR_TERMS, type ScoredUnit, START } from './transitions.ts';

const ROUNDS = 2;
const STYLE_WEIGHT = 0.9;

export interface ScoredLabelling extends Labelling {
  readonly scores: readonly RoleScores[];
}

/**
 * Decodes roles. One style plays one role: after a first pass the roles of each style, with and without price apart, become a prior, and the
 * document is read again.
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

export interface Labelling {
  readonly roles: readonly Role[];
  /** Score of the chosen role over the best other, unit by unit, before transitions. */
  readonly margins: readonly number[];
}

function viterbi(units: readonly ScoredUnit[], scores: readonly RoleScores[], context: ScoreContext): Labelling {
  const totals: RoleScores[] = [];
  const origins: Partial<Record<Role, Role>>[] = [];
  units.forEach((here, i) => {
    const own = scores[i];
    const before = units[i - 1];
    const last = totals.at(-1);
    const total = {} as RoleScores;
    const origin: Partial<Record<Role, Role>> = {};
    for (const role of ROLES) {
      const best = before && last ? likeliestBefore(role, last, before, here, context) : null;
      if (best) origin[role] = best.from;
      total[role] = (best?.total ?? START[role]) + (own?.[role] ?? NEVER);
    }
    totals.push(total);
    origins.push(origin);
  });
  const roles = backtrack(totals, origins);
  return { roles, margins: roles.map((role, i) => margin(scores[i], role)) };
}

/** Most likely role of the preceding unit given the role of this one, first in a tie, with the combined score except for its own. */
function likeliestBefore(
  role: Role,
  totals: RoleScores,
  before: ScoredUnit,
  here: ScoredUnit,
  context: ScoreContext,
): { readonly from: Role; readonly total: number } {
  const pairTerm = PAIR_TERMS[role];
  let likeliest: Role = 'other';
  let highest = Number.NEGATIVE_INFINITY;
  for (const from of ROLES) {
    const total = totals[from] + FOLLOWS[from][role] + (pairTerm?.(from, before, here, context) ?? 0);
    if (total <= highest) continue;
    highest = total;
    likeliest = from;
  }
  return { from: likeliest, total: highest };
}

const bestOf = (scores: RoleScores, roles: readonly Role[]): Role =>
  roles.reduce((best, role) => (scores[role] > scores[best] ? role : best));

function backtrack(totals: readonly RoleScores[], origins: readonly Partial<Record<Role, Role>>[]): Role[] {
  const last = totals.at(-1);
  if (!last) return [];
  const roles: Role[] = [bestOf(last, ROLES)];
  for (let i = totals.length - 1; i > 0; i--) {
    const here = roles[0];
    roles.unshift((here && origins[i]?.[here]) ?? 'other');
  }
  return roles;
}

function margin(scores: RoleScores | undefined, role: Role): number {
  if (!scores) return 0;
  const others = ROLES.filter((other) => other !== role);
  return scores[role] - scores[bestOf(scores, others)];
}
