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
      const values =
        before && last
          ? ROLES.map(
              (from) => last[from] + FOLLOWS[from][role] + (PAIR_TERMS[role]?.(from, before, here, context) ?? 0),
            )
          : [START[role]];
      const best = Math.max(...values);
      origin[role] = ROLES[values.indexOf(best)] ?? 'other';
      total[role] = best + (own?.[role] ?? NEVER);
    }
    totals.push(total);
    origins.push(origin);
  });
  const roles = backtrack(totals, origins);
  return { roles, margins: roles.map((role, i) => margin(scores[i], role)) };
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
