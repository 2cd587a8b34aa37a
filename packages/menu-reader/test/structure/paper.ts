import type { TextPage, Word } from '../../src/read/positioned-text.ts';
import { waysToRead } from '../../src/structure/recognise-pages.ts';
import type { Role } from '../../src/structure/roles/role.ts';
import type { Unit } from '../../src/structure/units/unit.ts';

interface Look {
  readonly x?: number;
  readonly size?: number;
  readonly bold?: boolean;
  /** For faces that are not bold. */
  readonly weight?: number;
  readonly font?: string;
}

/** Line of print: its text, its distance below the previous line (0: on the same line), and its look. */
export type Line = readonly [text: string, down: number, look?: Look];

const WIDTH = 500;

/** A page of lines in the form given by the PDF reader. */
export function paper(lines: readonly Line[], page = 1): TextPage {
  let y = 40;
  const words = lines.map(([text, down, look = {}]): Word => {
    y += down;
    const { x = 50, size = 10, bold = false, weight = 400, font = 'Sans' } = look;
    const w = 0.5 * size * text.length;
    const style = { size, weight: bold ? 700 : weight, italic: false, font, colour: '#000000' };
    return { text, x, y, w, h: size, ...style, angle: 0, confidence: 1 };
  });
  return { page, width: WIDTH, height: y + 40, words, how: 'text layer' };
}

/** Texts of a page that a step turns into a role, with every text a dish before. */
export function textsGiven(
  role: Role,
  step: (units: readonly Unit[], roles: readonly Role[]) => readonly Role[],
  lines: readonly Line[],
): string[] {
  const units = waysToRead([paper(lines)])[0]?.units ?? [];
  const roles = step(
    units,
    units.map(({ text }) => (text ? 'item' : 'price')),
  );
  return units.flatMap(({ text }, i) => (roles[i] === role ? [text] : []));
}
