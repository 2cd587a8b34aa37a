/** Name of a menu that neither its document nor a person names. */
export const UNNAMED_MENU = 'Menu';

/** A menu through all its versions, as its latest version shows it. */
export interface MenuLine {
  readonly lineId: number;
  readonly sourceUrl: string;
  readonly name: string;
  /** False when its latest version was withdrawn. */
  readonly active: boolean;
}

/** What is known about the document a menu comes from. */
export interface MatchFacts {
  /** Number of menus in the document; a renamed menu is recognised only when it is the only one. */
  readonly menusInDocument: number;
  /** Addresses of sources that still exist, so that their menus have not moved elsewhere. */
  readonly presentSources: ReadonlySet<string>;
}

/**
 * The menu line that a menu of this restaurant continues; null when it is new. In this order: same source and name; same source, if it
 * has one active menu and the document has one (a renamed menu); same name, if just one line has it whose source is not known to exist
 * still (a moved source). `UNNAMED_MENU` never matches by name alone.
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
