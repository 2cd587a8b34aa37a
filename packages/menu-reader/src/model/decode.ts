import type { Role } from '../structure/roles/role.ts';
import { isContact } from '../structure/text/note-phrases.ts';
import { LEARNED_ROLES, type LearnedRole, type SeenUnit } from './seen-unit.ts';

const LEAST_CHANCE = 1e-6;
/** A heading lost costs all dishes below it their section, so its chance weighs more. */
const HEADING_GAIN = 0.4;
/** The margin of a lone price, which nothing competes with, and of what a person said. */
const SURE = 4;

/** Roles with the distance of each to the next best, as a difference of logarithms. */
export interface DecodedRoles {
  readonly roles: readonly Role[];
  readonly margins: readonly number[];
}

/**
 * The likeliest role of each unit; units without text are lone prices. The chances already know the neighbours, so that
 * the order of roles counts no second time. What cannot be is left out: the rest of a name without its beginning, and
 * dishes that are none.
 *
 * @param said roles that a person gave
 */
export function decodeChances(
  units: readonly SeenUnit[],
  chances: readonly Float32Array[],
  said: readonly (Role | null)[] = [],
): DecodedRoles {
  let before: Role | null = null;
  const decoded = units.map((here, i) => {
    const given = here.unit.text ? said[i] : 'price';
    if (given) {
      if (here.unit.text) before = given;
      return { role: given, margin: SURE };
    }
    const own = LEARNED_ROLES.filter((role) => mayBe(role, here, before))
      .map((role) => ({ role, value: weightOf(role, chances[i]) }))
      .sort((a, b) => b.value - a.value);
    const [best, next] = own;
    before = best?.role ?? 'other';
    return { role: before, margin: (best?.value ?? 0) - (next?.value ?? 0) };
  });
  return { roles: decoded.map(({ role }) => role), margins: decoded.map(({ margin }) => margin) };
}

function mayBe(role: LearnedRole, { unit, features }: SeenUnit, before: Role | null): boolean {
  if (role === 'nameRest') return before === 'item' || before === 'nameRest';
  if (role !== 'item') return true;
  // days, codes, addresses
  return !features.weekday && !features.codes && !isContact(unit.text);
}

const weightOf = (role: LearnedRole, chances: Float32Array | undefined): number =>
  Math.log(Math.max(LEAST_CHANCE, chances?.[LEARNED_ROLES.indexOf(role)] ?? 0)) +
  (role === 'heading' ? HEADING_GAIN : 0);
