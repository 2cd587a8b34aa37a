import { NEVER, ROLES, type Role, type RoleScores } from './role.ts';
import type { ScoreContext } from './score-context.ts';
import { FOLLOWS, PAIR_TERMS, type ScoredUnit, START } from './transitions.ts';

export interface Labelling {
  readonly roles: readonly Role[];
  /** Score of the chosen role over the best other, unit by unit, before transitions. */
  readonly margins: readonly number[];
}

/** The likeliest sequence of roles. */
export function viterbi(units: readonly ScoredUnit[], scores: readonly RoleScores[], context: ScoreContext): Labelling {
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

/** The likeliest role of the unit before one that has a role, the first of equals, and what both come to without what it is itself. */
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
