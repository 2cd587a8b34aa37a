import type { Role } from '../structure/roles/role.ts';
import { type LabelledUnit, LEARNED_ROLES } from './labelled-unit.ts';

/** How much the order of roles weighs against what each unit looks like. */
const ORDER_WEIGHT = 0.3;
const LEAST_CHANCE = 1e-6;
/** A heading lost costs all dishes below it their section: what the rules take for one is given up only for much. */
const HEADING_KEPT = 1.5;

/** Roles with the distance of each to the next best, as a difference of logarithms. */
export interface DecodedRoles {
  readonly roles: readonly Role[];
  readonly margins: readonly number[];
}

/** The likeliest sequence of roles. Lone prices and lists of names in one line keep the role that the rules gave them. */
export function decodeChances(
  units: readonly LabelledUnit[],
  chances: readonly Float32Array[],
  transitions: readonly (readonly number[])[],
): DecodedRoles {
  const texts = units.flatMap(({ unit, features }, i) => (unit.text && !features.listed ? [i] : []));
  const logs = texts.map((i) =>
    Array.from(chances[i] ?? [], (chance, role) => {
      const kept = LEARNED_ROLES[role] === 'heading' && units[i]?.role === 'heading';
      return Math.log(Math.max(LEAST_CHANCE, chance)) + (kept ? HEADING_KEPT : 0);
    }),
  );
  const path = bestPath(logs, transitions);
  const roles = units.map(({ role }) => role);
  const margins = units.map(({ margin }) => margin);
  texts.forEach((index, i) => {
    const best = path[i] ?? 0;
    roles[index] = LEARNED_ROLES[best] ?? 'other';
    const others = (logs[i] ?? []).filter((_value, role) => role !== best);
    margins[index] = (logs[i]?.[best] ?? 0) - Math.max(...others);
  });
  return { roles, margins };
}

function bestPath(logs: readonly (readonly number[])[], transitions: readonly (readonly number[])[]): number[] {
  let totals: readonly number[] = logs[0] ?? [];
  const origins: number[][] = [];
  for (const own of logs.slice(1)) {
    const origin: number[] = [];
    const before = totals;
    totals = own.map((value, role) => {
      const ways = before.map((total, from) => total + ORDER_WEIGHT * (transitions[from]?.[role] ?? 0));
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
