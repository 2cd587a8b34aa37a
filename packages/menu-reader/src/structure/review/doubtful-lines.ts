import { median } from '../../median.ts';
import { isHeavy, styleClass } from '../roles/document-facts.ts';
import { ROLE_NAMES, type Role } from '../roles/role.ts';
import { isCapitals } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import type { DocumentToReview } from './document-to-review.ts';

type Labelled = Pick<DocumentToReview, 'units' | 'roles' | 'margins'>;

interface Lines {
  readonly role: Role;
  readonly units: Unit[];
  /** How many of them have another role, by what is likely. */
  wrong: number;
}

/** Fewer wrong lines than this are no fault of a look. */
const FEWEST_WRONG = 1;
const FEWEST_LINES = 3;
/** Sizes of letters against that of most that are called small and large. */
const SMALL = 0.9;
const LARGE = 1.15;
const LONGEST_EXAMPLE = 40;

/** The lines of one look and role among which most are likely misread, in words; null where no look stands out. */
export function doubtfulLines(document: Labelled): string | null {
  const worst = linesByLook(document).reduce<Lines | null>(
    (one, other) => (other.wrong > (one?.wrong ?? FEWEST_WRONG) ? other : one),
    null,
  );
  const [first] = worst?.units ?? [];
  if (!worst || !first) return null;
  const size = first.size / (median(document.units.filter(({ text }) => text).map((unit) => unit.size)) || first.size);
  const look = [size < SMALL && 'small', size > LARGE && 'large', isHeavy(first) && 'bold', first.italic && 'slanted'];
  const lines = [...look.filter((word) => word !== false), 'lines'].join(' ');
  const capitals = isCapitals(first.text) ? ' in capitals' : '';
  const example = first.text.length > LONGEST_EXAMPLE ? `${first.text.slice(0, LONGEST_EXAMPLE)}…` : first.text;
  return `${worst.units.length} ${lines}${capitals}, such as "${example}", were read as "${ROLE_NAMES[worst.role]}" and may be something else`;
}

function linesByLook({ units, roles, margins }: Labelled): Lines[] {
  const groups = new Map<string, Lines>();
  units.forEach((unit, i) => {
    const role = roles[i];
    if (!unit.text || !role) return;
    const key = `${styleClass(unit)}|${role}`;
    const lines = groups.get(key) ?? { role, units: [], wrong: 0 };
    groups.set(key, lines);
    lines.units.push(unit);
    lines.wrong += 1 / (1 + Math.exp(margins[i] ?? 0));
  });
  return [...groups.values()].filter((lines) => lines.units.length >= FEWEST_LINES);
}
