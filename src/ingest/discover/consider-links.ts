import { MAX_PLACES, MAX_VISIT_LINKS } from '@menu-data-service/menu-model/bounds';
import { foldText } from '@menu-data-service/menu-model/fold-text';
import { runInSlices, type Steps } from '@menu-data-service/menu-model/time-slices';
import type { PageLink, SiteFacts } from '@menu-data-service/menu-reader';
import { addressKind, documentKind, isOnSite, resolveLink } from './address.ts';
import type { Candidate, Frontier, SkippedLink } from './frontier.ts';
import { type LinkingPage, linkText, menuLikelihood } from './rank-link.ts';
import type { VisitLimits } from './visit.ts';

/** Deducted from a link's score per step from the home page. */
const STEP_COST = 0.5;
const FULL = `this and what follows: more than ${MAX_VISIT_LINKS} addresses`;

export type SourceOfLinks = Pick<Candidate, 'address' | 'promise' | 'steps'> &
  Pick<LinkingPage, 'dishes'> & {
    readonly links: readonly PageLink[];
    readonly base: string;
  };

interface Surroundings {
  readonly frontier: Frontier;
  readonly limits: VisitLimits;
  readonly place: string;
  /** The visited site, as far as known now. */
  readonly site: () => string;
  readonly facts: readonly SiteFacts[];
}

/** Puts the links of opened pages on the frontier, ranked, except those that lead away. */
export function createLinkConsiderer({ frontier, limits, place, site, facts }: Surroundings) {
  const folders = new Set<string>();
  const considered = new Set<string>();
  const refused: SkippedLink[] = [];
  let beyond: SkippedLink | undefined;

  const refusal = ({ address, link, steps }: Candidate, branches: readonly string[]): string | null => {
    if (isOutside(address, link.kind, site())) return 'outside the site';
    if (steps > limits.steps) return `more than ${limits.steps} steps from the home page`;
    return otherBranch(address, link, branches, place);
  };

  const isBeyond = (address: string) => considered.size >= MAX_VISIT_LINKS && !considered.has(address);

  function* considering(page: SourceOfLinks): Steps<void> {
    const found: { readonly address: string; readonly link: PageLink; readonly isNew: boolean }[] = [];
    for (const link of page.links) {
      yield;
      const address = resolveLink(link.href, page.base);
      if (address === null || addressKind(address) === 'other') continue;
      if (isBeyond(address)) {
        beyond ??= { address, link, from: page.address, promise: 0, steps: page.steps + 1, why: FULL };
        continue;
      }
      considered.add(address);
      const folder = branchFolder(address, site());
      if (folder !== undefined && folders.size < MAX_PLACES) folders.add(folder);
      found.push({ address, link, isNew: !frontier.knows(address) });
    }
    const branches = branchesOf(folders, facts.slice(0, MAX_PLACES));
    for (const { address, link, isNew } of found) {
      yield;
      const promise = menuLikelihood(address, link, { ...page, isNew }) - page.steps * STEP_COST;
      const candidate = { address, link, from: page.address, promise, steps: page.steps + 1 };
      const why = refusal(candidate, branches);
      if (why === null) frontier.add(candidate);
      else refused.push({ ...candidate, why });
    }
  }

  return {
    refused: (): readonly SkippedLink[] => (beyond ? [...refused, beyond] : refused),
    consider: (page: SourceOfLinks): Promise<void> => runInSlices(considering(page)),
  };
}

/** True for an address outside the site that is not a document; documents may be anywhere. */
export const isOutside = (address: string, kind: PageLink['kind'], site: string): boolean =>
  !isOnSite(address, site) && !isDocument(address, kind);

export const isDocument = (address: string, kind: PageLink['kind']): boolean =>
  kind === 'picture' || documentKind(address) !== null;

/** Folders in which chains have a page for each of their places. */
const FOLDER =
  /\/(?:locations?|restaurants|branch(?:es)?|venues?|our-(?:locations|restaurants|pubs)|pubs|standorte?|filialen|restaurantes|ristoranti|sedi|lokale|restauracje)\/([^/]+)/i;
const MIN_BRANCHES = 2;

/** The folded name of the place whose folder has an address; undefined for none. */
export function branchFolder(address: string, site: string): string | undefined {
  const { host, pathname } = new URL(address);
  const name = host.endsWith(site) ? FOLDER.exec(pathname)?.[1] : undefined;
  return name === undefined ? undefined : foldText(name.replace(/\.[a-z]+$/i, ''));
}

/** Folded names of a chain's places, from its folders and linked data; none for a restaurant of one place. */
export function branchesOf(folders: Iterable<string>, places: readonly SiteFacts[]): readonly string[] {
  const cities = places.flatMap(({ city }) => (city === undefined ? [] : [foldText(city)]));
  const names = [...new Set([...folders, ...cities])].filter((name) => name.length > 2);
  return names.length < MIN_BRANCHES ? [] : names;
}

/** Reason to skip a link to another branch; null for none. @param place name, street and city of the restaurant */
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
