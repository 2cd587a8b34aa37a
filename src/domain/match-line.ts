/** Name of a menu that neither its document nor a person names. */
export const UNNAMED_MENU = 'Menu';

/** A menu across its versions, as the latest shows it. */
export interface MenuLine {
  readonly lineId: number;
  readonly sourceUrl: string;
  readonly name: string;
  readonly active: boolean;
}

export interface MatchFacts {
  /** A renamed menu is recognised only if the document has one menu. */
  readonly menusInDocument: number;
  /** Addresses of sources that still exist, whose menus have not moved elsewhere. */
  readonly presentSources: ReadonlySet<string>;
}

/**
 * Finds the menu line that a menu of this restaurant continues; null if it is new. In this order: same source and name; same source, if
 * both it and the document have one active menu (renamed); same name, if exactly one line has it whose source is not known to still exist
 * (moved). `UNNAMED_MENU` never matches by name alone.
 */
export function matchLine<L extends MenuLine>(
  lines: readonly L[],
  menu: Pick<MenuLine, 'name' | 'sourceUrl'>,
  { menusInDocument, presentSources }: MatchFacts,
): L | null {
  const sameSource = lines.filter(({ sourceUrl }) => sourceUrl === menu.sourceUrl);
  const exact = sameSource.filter(({ name }) => name === menu.name);
  const continued = exact.find(({ active }) => active) ?? exact.at(-1);
  if (continued) return continued;
  const renamed = menusInDocument === 1 ? only(sameSource.filter(({ active }) => active)) : null;
  if (renamed) return renamed;
  if (menu.name === UNNAMED_MENU) return null;
  const movable = lines.filter(({ sourceUrl }) => sourceUrl === menu.sourceUrl || !presentSources.has(sourceUrl));
  const sameName = movable.filter(({ name }) => name === menu.name);
  return only(sameName.filter(({ active }) => active)) ?? only(sameName);
}

function only<T>(found: readonly T[]): T | null {
  return found.length === 1 ? (found[0] ?? null) : null;
}
