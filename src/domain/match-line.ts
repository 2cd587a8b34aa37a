/** What a menu is called where neither its document nor a person names it. */
export const UNNAMED_MENU = 'Menu';

/** A line (one menu through all its versions) of a restaurant, as its latest version shows it. */
export interface MenuLine {
  readonly lineId: number;
  readonly sourceUrl: string;
  readonly name: string;
  /** False when its latest version was withdrawn. */
  readonly active: boolean;
}

interface Candidate {
  readonly name: string;
  readonly sourceUrl: string;
}

function only<T>(found: readonly T[]): T | null {
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** What is known of the document a menu comes from. */
export interface MatchFacts {
  /** Menus the document holds; a renamed one is recognised only where it is alone. */
  readonly menusInDocument: number;
  /** Addresses of sources that are still there; what comes from one of them has not moved away. */
  readonly presentSources: ReadonlySet<string>;
}

/**
 * The line that a menu of this restaurant continues; null when it is new. In this order: same source and name; same source, where
 * that has one active menu and the document holds one (a renamed menu); same name, where one line bears it whose source is not
 * known to be there still (a moved source). The name of menus without a name says nothing of where they came from.
 */
export function matchLine<L extends MenuLine>(
  lines: readonly L[],
  menu: Candidate,
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
