import { type FoundLine, TAUGHT_ROLES, type TaughtLine } from '@menu-data-service/menu-model/taught-line';
import { styleClass } from '../roles/document-facts.ts';
import type { Role } from '../roles/role.ts';
import type { Unit } from '../units/unit.ts';

export interface TaughtRoles {
  /** Role per unit; null where nothing was said. */
  readonly roles: readonly (Role | null)[];
  readonly found: readonly FoundLine[];
}

export const lineOf = ({ rawText, text }: Unit): string => plain(rawText) || plain(text);

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const sameLine = (a: string, b: string): boolean => plain(a).toLowerCase() === plain(b).toLowerCase();

/**
 * Roles taught by a person, in order, for lines and those that follow them. A statement about a line itself outweighs those that follow from
 * others.
 *
 * @param read the roles without any of it
 */
export function taughtRoles(units: readonly Unit[], read: readonly Role[], taught: readonly TaughtLine[]): TaughtRoles {
  const roles = units.map((): Role | null => null);
  const named = new Set<number>();
  const found = taught.map((one): FoundLine => {
    const role = TAUGHT_ROLES[one.role];
    const now = (i: number): Role | undefined => roles[i] ?? read[i];
    const own = linesNamed(units, one);
    const first = units[own[0] ?? -1];
    const look = first ? styleClass(first) : one.look;
    const readAs = own.map(now).find((other) => other !== role) ?? one.readAs;
    for (const i of own) named.add(i);
    const alike = units.flatMap((unit, i) => (isAlike(unit, one, look, first) ? [i] : []));
    const following = alike.filter((i) => !named.has(i) && (one.scope === 'look' || now(i) === readAs));
    for (const i of [...own, ...following]) roles[i] = role;
    const lines = alike.filter((i) => now(i) === role);
    return { look, readAs, ...one, lines: Math.max(own.length, lines.length) };
  });
  return { roles, found };
}

/** True where a unit may follow a line of this look; `line` is its place, if it is there. */
function isAlike(unit: Unit, { scope }: TaughtLine, look: string | undefined, line: Unit | undefined): boolean {
  if (!unit.text || scope === 'line') return false;
  if (scope === 'column') return unit.page === line?.page && unit.block === line.block;
  return styleClass(unit) === look;
}

/** Lines of these words, of the look if known and present; or the one that is meant. */
function linesNamed(units: readonly Unit[], { line, look, nth }: TaughtLine): readonly number[] {
  const all = units.flatMap((unit, i) => (unit.text && sameLine(lineOf(unit), line) ? [i] : []));
  const alike = all.filter((i) => styleClass(units[i] as Unit) === look);
  const own = alike.length > 0 ? alike : all;
  return nth !== undefined && own.length >= nth ? own.slice(nth - 1, nth) : own;
}

/** Overrides roles by the taught ones; a heading may be the title of a menu. */
export const applyTaughtRoles = (roles: readonly Role[], said: TaughtRoles['roles']): Role[] =>
  roles.map((role, i) => (said[i] === 'heading' && role === 'title' ? role : (said[i] ?? role)));
