import type { PageLink, SiteFacts } from '@menu-data-service/menu-reader';
import { addressKind, documentKind, isOnSite, resolved } from './address.ts';
import { branchesOf, otherBranch } from './branches.ts';
import type { Candidate, Frontier, PassedOver } from './frontier.ts';
import { type LinkingPage, promiseOf } from './rank-link.ts';
import type { VisitLimits } from './visit.ts';

/** What each step from the home page takes from a promise. */
const STEP = 0.5;

/** A page whose links are considered. */
export type SourceOfLinks = Pick<Candidate, 'address' | 'promise' | 'steps'> &
  Pick<LinkingPage, 'dishes'> & {
    readonly links: readonly PageLink[];
    /** Address that they are resolved against. */
    readonly base: string;
  };

interface Surroundings {
  readonly frontier: Frontier;
  readonly limits: VisitLimits;
  /** Name, street and place of the restaurant; '' where nothing is known. */
  readonly place: string;
  /** The site that is visited, as far as it is known now. */
  readonly site: () => string;
  /** What its linked data said so far. */
  readonly facts: readonly SiteFacts[];
}

/** Puts the links of opened pages on the frontier, ranked, but those that lead away. */
export function createLinkConsiderer({ frontier, limits, place, site, facts }: Surroundings) {
  const seen: string[] = [];
  const refused: PassedOver[] = [];

  const refusal = ({ address, link, steps }: Candidate, branches: readonly string[]): string | null => {
    if (isOutside(address, link.kind, site())) return 'outside the site';
    if (steps > limits.steps) return `more than ${limits.steps} steps from the home page`;
    return otherBranch(address, link, branches, place);
  };

  return {
    /** What was not put on the frontier. */
    refused: refused as readonly PassedOver[],
    consider(page: SourceOfLinks): void {
      const found = page.links.flatMap((link) => {
        const address = resolved(link.href, page.base);
        return address === null || addressKind(address) === 'other' ? [] : [{ address, link }];
      });
      seen.push(...found.map(({ address }) => address));
      const branches = branchesOf(seen, facts, site());
      const fresh = found.map(({ address }) => !frontier.knows(address));
      for (const [i, { address, link }] of found.entries()) {
        const promise = promiseOf(address, link, { ...page, isNew: fresh[i] ?? false }) - page.steps * STEP;
        const candidate = { address, link, from: page.address, promise, steps: page.steps + 1 };
        const why = refusal(candidate, branches);
        if (why === null) frontier.add(candidate);
        else refused.push({ ...candidate, why });
      }
    },
  };
}

/** Whether an address is that of no page of the site and of no document, which may be anywhere. */
export const isOutside = (address: string, kind: PageLink['kind'], site: string): boolean =>
  !isOnSite(address, site) && !isDocument(address, kind);

export const isDocument = (address: string, kind: PageLink['kind']): boolean =>
  kind === 'picture' || documentKind(address) !== null;
