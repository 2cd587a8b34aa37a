import type { Menu } from '@menu-data-service/menu-model/menu';

/** Dishes up to which a menu is one page: with evidence, these stay below 50 kB on the wire. */
const MAX_ON_ONE_PAGE = 400;
/** Dishes of a part of a longer menu. */
const MAX_IN_PART = 300;

export interface Slice {
  readonly section: number;
  readonly from: number;
  readonly to: number;
}

/** Splits a menu into pages; one for a menu of usual length. Cuts sections only if necessary. */
export function menuParts({ sections }: Pick<Menu, 'sections'>): readonly (readonly Slice[])[] {
  const whole = sections.map(({ items }, section): Slice => ({ section, from: 0, to: items.length }));
  if (dishesIn(whole) <= MAX_ON_ONE_PAGE) return [whole];
  const parts: Slice[][] = [];
  let room = 0;
  for (const slice of whole.flatMap(inPieces)) {
    const dishes = slice.to - slice.from;
    const last = parts.at(-1);
    if (last === undefined || dishes > room) {
      parts.push([slice]);
      room = MAX_IN_PART - dishes;
    } else {
      last.push(slice);
      room -= dishes;
    }
  }
  return parts;
}

function inPieces({ section, to }: Slice): readonly Slice[] {
  const pieces = Math.max(1, Math.ceil(to / MAX_IN_PART));
  return Array.from({ length: pieces }, (_, i) => {
    return { section, from: i * MAX_IN_PART, to: Math.min(to, (i + 1) * MAX_IN_PART) };
  });
}

export function dishesIn(slices: readonly Slice[]): number {
  return slices.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** Number of the part, from 1, with a dish of these positions; 1 if there is none. */
export function partOfDish(parts: readonly (readonly Slice[])[], section: number, item: number): number {
  const at = parts.findIndex((slices) =>
    slices.some((slice) => slice.section === section && slice.from <= item && item < slice.to),
  );
  return Math.max(0, at) + 1;
}
