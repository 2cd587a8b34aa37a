import type { MenuVersion } from './menu.ts';

/**
 * The version of a menu that was in service at a moment.
 * @param versions of one menu, newest first
 * @param moment ISO 8601 in UTC without zone, six fractional digits, as the dates of the versions
 * @returns null before the first version, and while the menu was withdrawn
 */
export function versionInForce(versions: readonly MenuVersion[], moment: string): MenuVersion | null {
  const begun = versions.find(({ dateUpdated }) => dateUpdated <= moment);
  return begun && (begun.dateDeleted === null || begun.dateDeleted > moment) ? begun : null;
}

/** The version that was the latest at a moment, in service or withdrawn; before the first one that (RFC 7089, section 4.5.3). */
export function closestVersion(versions: readonly MenuVersion[], moment: string): MenuVersion | null {
  return versions.find(({ dateUpdated }) => dateUpdated <= moment) ?? versions.at(-1) ?? null;
}
