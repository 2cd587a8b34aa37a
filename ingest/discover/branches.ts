import type { PageLink, SiteFacts } from '@menu-data-service/menu-reader';
import { foldText } from '../../src/domain/fold-text.ts';
import { linkText } from './rank-link.ts';

/** Folders in which chains have a page for each of their places. */
const FOLDER =
  /\/(?:locations?|restaurants|branch(?:es)?|venues?|our-(?:locations|restaurants|pubs)|pubs|standorte?|filialen|restaurantes|ristoranti|sedi|lokale|restauracje)\/([^/]+)/i;
const FEWEST = 2;

/** Folded names of the places of a chain, as its addresses and linked data name them; none for a restaurant of one place. */
export function branchesOf(
  addresses: readonly string[],
  places: readonly SiteFacts[],
  site: string,
): readonly string[] {
  const inFolders = addresses.flatMap((address) => {
    const { host, pathname } = new URL(address);
    const name = host.endsWith(site) ? FOLDER.exec(pathname)?.[1] : undefined;
    return name === undefined ? [] : [foldText(name.replace(/\.[a-z]+$/i, ''))];
  });
  const cities = places.flatMap(({ city }) => (city === undefined ? [] : [foldText(city)]));
  const names = [...new Set([...inFolders, ...cities])].filter((name) => name.length > 2);
  return names.length < FEWEST ? [] : names;
}

/**
 * Why a link is left out as one of another branch; null where it is not.
 * @param place name, street and city of the restaurant
 */
export function otherBranch(
  address: string,
  link: PageLink,
  branches: readonly string[],
  place: string,
): string | null {
  if (place === '' || branches.length === 0) return null;
  const own = ` ${foldText(place)} `;
  if (!branches.some((branch) => own.includes(` ${branch} `))) return null;
  const { words, file, folder } = linkText(address, link);
  const text = ` ${words} ${file} ${folder} `;
  const named = branches.find((branch) => text.includes(` ${branch} `));
  return named === undefined || own.includes(` ${named} `) ? null : `left out: another branch (${named})`;
}
