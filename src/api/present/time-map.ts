import { utcDate } from '../../domain/iso-date.ts';
import type { MenuVersion } from '../../domain/menu.ts';

export const TIME_MAP_TYPE = 'application/link-format';

/**
 * The versions of a menu as a TimeMap (RFC 7089, section 5), oldest first.
 * @param path of the menu that was asked for
 * @param versions newest first
 */
export function presentTimeMap(baseUrl: string, path: string, versions: readonly MenuVersion[]): string {
  const original = `${baseUrl}${path}`;
  const mementos = versions.toReversed().map(({ id, dateUpdated }, at, all) => {
    const place = [...(at === 0 ? ['first'] : []), ...(at === all.length - 1 ? ['last'] : []), 'memento'].join(' ');
    return `<${baseUrl}/v1/menus/${id}>; rel="${place}"; datetime="${utcDate(dateUpdated).toUTCString()}"`;
  });
  return [
    `<${original}>; rel="original timegate"`,
    `<${original}/versions>; rel="self"; type="${TIME_MAP_TYPE}"`,
    ...mementos,
  ].join(',\n');
}
