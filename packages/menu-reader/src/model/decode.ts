import type { Role } from '../structure/roles/role.ts';
import { LEARNED_ROLES, type LearnedRole, type SeenUnit } from './seen-unit.ts';

/** How much the order of roles weighs against what each unit looks like. */
const ORDER_WEIGHT = 0.6;
const LEAST_CHANCE = 1e-6;
/** A heading lost costs all dishes below it their section, so its chance weighs more. */
const HEADING_GAIN = 0.4;

/** What cannot stand after a role: the rest of a name without its beginning. */
const IMPOSSIBLE = -30;

/** Roles with the distance of each to the next best, as a difference of logarithms. */
export interface DecodedRoles {
  readonly roles: readonly Role[];
  readonly margins: readonly number[];
}

/** The likeliest sequence of roles. Units without text are lone prices. */
export function decodeChances(
  units: readonly SeenUnit[],
  chances: readonly Float32Array[],
  transitions: readonly (readonly number[])[],
): DecodedRoles {
  const texts = units.flatMap(({ unit }, i) => (unit.text ? [i] : []));
  const logs = texts.map((i) =>
    Array.from(
      chances[i] ?? [],
      (chance, role) =>
        Math.log(Math.max(LEAST_CHANCE, chance)) + (LEARNED_ROLES[role] === 'heading' ? HEADING_GAIN : 0),
    ),
  );
  const path = bestPath(logs, weighted(transitions));
  const roles = units.map((): Role => 'price');
  const margins = units.map(() => 4);
  texts.forEach((index, i) => {
    const best = path[i] ?? 0;
    roles[index] = LEARNED_ROLES[best] ?? 'other';
    const others = (logs[i] ?? []).filter((_value, role) => role !== best);
    margins[index] = (logs[i]?.[best] ?? 0) - Math.max(...others);
  });
  return { roles, margins };
}

const canFollow = (role: LearnedRole | undefined, from: LearnedRole | undefined): boolean =>
  role !== 'nameRest' || from === 'item' || from === 'nameRest';

const weighted = (transitions: readonly (readonly number[])[]): number[][] =>
  LEARNED_ROLES.map((from, row) =>
    LEARNED_ROLES.map((role, column) =>
      canFollow(role, from) ? ORDER_WEIGHT * (transitions[row]?.[column] ?? 0) : IMPOSSIBLE,
    ),
  );

function bestPath(logs: readonly (readonly number[])[], order: readonly (readonly number[])[]): number[] {
  let totals: readonly number[] = (logs[0] ?? []).map((value, role) =>
    canFollow(LEARNED_ROLES[role], undefined) ? value : value + IMPOSSIBLE,
  );
  const origins: number[][] = [];
  for (const own of logs.slice(1)) {
    const origin: number[] = [];
    const before = totals;
    totals = own.map((value, role) => {
      const ways = before.map((total, from) => total + (order[from]?.[role] ?? 0));
      const from = ways.indexOf(Math.max(...ways));
      origin.push(from);
      return value + (ways[from] ?? 0);
    });
    origins.push(origin);
  }
  if (!totals.length) return [];
  const path = [totals.indexOf(Math.max(...totals))];
  for (const origin of origins.reverse()) path.push(origin[path.at(-1) ?? 0] ?? 0);
  return path.reverse();
}
