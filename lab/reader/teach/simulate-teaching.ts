import { TAUGHT_ROLES, type TaughtLine, type TaughtRole } from '@menu-data-service/menu-model/taught-line';
import { type ReaderModel, roleChances } from '@menu-data-service/menu-reader/src/model/reader-model';
import { readByRules } from '@menu-data-service/menu-reader/src/structure/read-by-rules';
import { labelUnits, seeUnits } from '@menu-data-service/menu-reader/src/structure/read-units';
import type { UnitsToRead } from '@menu-data-service/menu-reader/src/structure/reading';
import type { Role } from '@menu-data-service/menu-reader/src/structure/roles/role';
import { drawnLines } from '@menu-data-service/menu-reader/src/structure/taught/drawn-lines';
import { type TaughtRoles, taughtRoles } from '@menu-data-service/menu-reader/src/structure/taught/taught-roles';

/** Share of wrong roles that a person leaves, and number of decisions after which they give up. */
const LEFT = 0.02;
const MAX = 80;
const SCOPES = [undefined, 'look', 'column', 'line'] as const;

export interface KnownRoles {
  readonly input: UnitsToRead;
  /** Null for units without information. */
  readonly labels: readonly (Role | null)[];
}

export interface Taught {
  /** Lines with known roles, and those of them that were read wrong, before and after. */
  readonly known: number;
  readonly wrongBefore: number;
  readonly wrongAfter: number;
  readonly lines: readonly TaughtLine[];
}

const plain = (role: Role | null | undefined) => (role === 'title' ? 'heading' : role);
const wordOf = (role: Role | null | undefined): TaughtRole | undefined =>
  (Object.keys(TAUGHT_ROLES) as TaughtRole[]).find((word) => TAUGHT_ROLES[word] === plain(role));

/**
 * Simulates a person who corrects the roles of a document until few are wrong: each time by the decision that corrects most of them, with the
 * lines that follow it.
 *
 * @param before lines taught on an earlier version
 */
export function simulateTeaching(
  { input, labels }: KnownRoles,
  model: ReaderModel,
  before: readonly TaughtLine[],
): Taught {
  const { units } = input;
  const seen = seeUnits(units, readByRules(input));
  const chances = roleChances(seen, model);
  const untaught = labelUnits(input, seen, chances).roles;
  const said = (lines: readonly TaughtLine[]): TaughtRoles => taughtRoles(units, untaught, lines);
  const known = units.flatMap((unit, i) => (unit.text && labels[i] ? [i] : []));
  const isWrong = (role: Role | undefined, i: number) => plain(role) !== plain(labels[i]);
  let given = said(before);
  let roles = labelUnits(input, seen, chances, given.roles).roles;
  let wrong = known.filter((i) => isWrong(roles[i], i));
  const wrongBefore = wrong.length;
  while (wrong.length > LEFT * known.length && given.found.length < before.length + MAX) {
    const drawn = drawnLines({ units, roles });
    const tried = new Map<string, TaughtLine>();
    for (const i of wrong) {
      const [own, role] = [drawn[i], wordOf(labels[i])];
      if (!own || !role) continue;
      const { line, look, nth } = own;
      for (const scope of SCOPES)
        tried.set([scope, look, scope === 'column' && own.column, roles[i], role, scope === 'line' && i].join(), {
          line,
          look,
          nth,
          role,
          scope,
        });
    }
    const now = roles;
    const [best] = [...tried.values()]
      .map((one) => {
        const after = said([...given.found, one]);
        const left = known.filter((i) => isWrong(after.roles[i] ?? now[i], i));
        return { after, wrong: left.length };
      })
      .sort((a, b) => a.wrong - b.wrong);
    if (!best) break;
    given = best.after;
    roles = labelUnits(input, seen, chances, given.roles).roles;
    wrong = known.filter((i) => isWrong(roles[i], i));
  }
  return { known: known.length, wrongBefore, wrongAfter: wrong.length, lines: given.found };
}
