import type { MenuVersion } from '@menu-data-service/menu-model/menu';

/**
 * Finds the version of a menu in service at a moment.
 * @param versions of one menu, newest first
 * @param moment ISO 8601 in UTC without zone, six fractional digits, like the dates of versions
 * @returns null before the first version and while the menu was withdrawn
 */
export function versionInForce(versions: readonly MenuVersion[], moment: string): MenuVersion | null {
  const begun = versions.find(({ dateUpdated }) => dateUpdated <= moment);
  return begun && (begun.dateDeleted === null || begun.dateDeleted > moment) ? begun : null;
}
