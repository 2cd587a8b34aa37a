import type { PageLink, SiteFacts } from '@menu-data-service/menu-reader';
import { FetchError } from '../../src/outbound/fetch-error.ts';
import { addressKind, isOnSite, resolved, sameKey, siteOf } from './address.ts';
import { branchesOf, otherBranch } from './branches.ts';
import { type Candidate, createFrontier, type PassedOver } from './frontier.ts';
import { type Holding, judge } from './judge.ts';
import { type LinkingPage, linkText, PROMISING, promiseOf, STRONG_PROMISE } from './rank-link.ts';
import { formsOfMenus } from './same-menu.ts';
import { isOver, servedOf } from './seasons.ts';
import type { Answer, SeenPage } from './seen-page.ts';
import type { SiteRequests } from './site-requests.ts';
import { sitemapAddresses } from './sitemap.ts';

/** Bounds of a visit. */
export interface VisitLimits {
  readonly requests: number;
  /** Links from the home page to a page. */
  readonly steps: number;
}

export const DEFAULT_VISIT_LIMITS: VisitLimits = { requests: 60, steps: 3 };

export interface VisitOptions {
  /** Address of the website. */
  readonly home: string;
  /** Name, street and place of the restaurant, by which its branch of a chain is known; '' where nothing is. */
  readonly place: string;
  readonly now: Date;
  readonly limits?: VisitLimits;
}

/** An address that was considered. */
export interface VisitedPage {
  readonly address: string;
  /** The page that has the link; null for the home page. */
  readonly from: string | null;
  /** Words of the link. */
  readonly words: string;
  readonly opened: boolean;
  readonly status: number | null;
  readonly kind: 'html' | 'pdf' | 'image' | null;
  readonly dishes: number;
  readonly verdict: 'menu' | 'other' | 'not opened';
  readonly why: string;
}

/** A menu that was found, in its best form. */
export interface FoundMenu {
  readonly address: string;
  readonly kind: 'html' | 'pdf' | 'image';
  /** As the document, else its link calls it. */
  readonly name: string;
  readonly items: number;
  /** Probability, 0 to 1, that it is a menu of the place. */
  readonly sure: number;
  readonly verdict: 'store' | 'ask';
  readonly why: string;
  /** Other addresses of the same menu or of parts of it. */
  readonly same: readonly string[];
  readonly from: string | null;
  /** Words of the link that led there. */
  readonly words: string;
  /** Of its bytes. */
  readonly sha256: string | null;
}

/** What one visit of a website found. */
export interface Visit {
  readonly site: string;
  readonly requests: number;
  readonly bytes: number;
  readonly pages: readonly VisitedPage[];
  readonly menus: readonly FoundMenu[];
  /** What the site's linked data says of the place, with the page that says it. */
  readonly facts: readonly (SiteFacts & { readonly page: string })[];
  /** Why the site could not be visited; '' where it could. */
  readonly failure: string;
}

/** How sure a document is to be a menu of which only the link is known. */
const UNREAD = 0.5;
/** From here on a menu is stored without asking. */
const SURE = 0.7;
/** Requests in a row without any answer, after which a site is taken for one that is away. */
const MOST_SILENT = 3;
/** What each step from the home page takes from a promise. */
const STEP = 0.5;
type Linking = Pick<Candidate, 'address' | 'promise' | 'steps'> & Pick<LinkingPage, 'dishes'>;

const HOME_LINK: PageLink = { href: '', kind: 'link', place: 'content', words: '', heading: '' };

/** Visits a website, from its home page to its menus. Decides by what is given alone, so that the same answers make the same visit. */
export async function visitSite(options: VisitOptions, requests: SiteRequests): Promise<Visit> {
  const { home, now, place, limits = DEFAULT_VISIT_LIMITS } = options;
  const frontier = createFrontier();
  const pages: VisitedPage[] = [];
  const holdings: Holding[] = [];
  const facts: (SiteFacts & { page: string })[] = [];
  const links: string[] = [];
  const contents = new Map<string, string>();
  const refused: PassedOver[] = [];
  const unread: FoundMenu[] = [];
  let site = siteOf(home);
  let silent = 0;

  const isDocument = (address: string, kind: PageLink['kind']) =>
    kind === 'picture' || ['pdf', 'image'].includes(addressKind(address));
  const isOutside = (address: string, kind: PageLink['kind']) => !isOnSite(address, site) && !isDocument(address, kind);
  const isForbidden = async (address: string): Promise<string | null> => {
    try {
      return (await requests.robots.isAllowed(address)) ? null : 'robots.txt asks not to open it';
    } catch (error) {
      if (error instanceof FetchError) return `robots.txt cannot be read (${error.message})`;
      throw error;
    }
  };

  const considerAll = (page: Linking, found: readonly PageLink[], base: string) => {
    const resolvedLinks = found.flatMap((link) => {
      const address = resolved(link.href, base);
      return address === null || addressKind(address) === 'other' ? [] : [{ address, link }];
    });
    links.push(...resolvedLinks.map(({ address }) => address));
    const branches = branchesOf(links, facts, site);
    const isNew = resolvedLinks.map(({ address }) => !frontier.knows(address));
    for (const [i, { address, link }] of resolvedLinks.entries()) {
      const promise = promiseOf(address, link, { ...page, isNew: isNew[i] ?? false }) - page.steps * STEP;
      consider({ address, link, from: page.address, promise, steps: page.steps + 1 }, branches);
    }
  };

  const consider = (candidate: Candidate, branches: readonly string[]): void => {
    const { address, link } = candidate;
    const why = isOutside(address, link.kind)
      ? 'outside the site'
      : candidate.steps > limits.steps
        ? `more than ${limits.steps} steps from the home page`
        : otherBranch(address, link, branches, place);
    if (why === null) frontier.add(candidate);
    else refused.push({ ...candidate, why });
  };

  const take = (candidate: Candidate, answer: Answer): void => {
    silent = answer.status === null && answer.seen === null ? silent + 1 : 0;
    if (answer.seen === null) pages.push(unseenPage(candidate, answer));
    else takeSeen(candidate, answer, answer.seen);
    if (isUnreadMenu(candidate, answer)) unread.push(unreadMenu(candidate, answer));
  };

  const takeSeen = ({ address, link, from, promise, steps }: Candidate, answer: Answer, seen: SeenPage): void => {
    const { status, sha256 } = answer;
    const shown = {
      ...{ address, from, words: link.words, opened: true, status },
      kind: seen.kind,
      dishes: seen.dishes.length,
    };
    const twin = contents.get(sha256 ?? address);
    if (twin !== undefined) {
      pages.push({ ...shown, verdict: 'other', why: `the same document as ${twin}` });
      return;
    }
    contents.set(sha256 ?? address, address);
    for (const said of seen.places) facts.push({ ...said, page: address });
    const { words, heading } = link;
    const held = judge({ address: answer.address, from, words, heading, promise, seen, sha256 });
    if (typeof held === 'string') pages.push({ ...shown, verdict: 'other', why: answer.why || held });
    else {
      holdings.push(held);
      frontier.reward(address);
      pages.push({ ...shown, verdict: 'menu', why: '' });
    }
    const base = seen.base === '' ? answer.address : (resolved(seen.base, answer.address) ?? answer.address);
    considerAll({ address, promise, steps, dishes: seen.dishes.length }, seen.links, base);
  };

  const visit = async (candidate: Candidate): Promise<void> => {
    const { address, link } = candidate;
    const why = await isForbidden(address);
    if (why !== null) {
      refused.push({ ...candidate, why });
      return;
    }
    const isHome = candidate.from === null;
    const refuse = async (to: string): Promise<string | null> => {
      if (requests.sent.requests >= limits.requests) return `more than ${limits.requests} requests`;
      if (!isHome && isOutside(to, isDocument(to, link.kind) ? link.kind : 'link')) return 'outside the site';
      return isForbidden(to);
    };
    const answer = await requests.open(address, refuse);
    if (isHome) site = siteOf(answer.address);
    take(candidate, answer);
  };

  const work = async (): Promise<void> => {
    for (;;) {
      if (requests.sent.requests >= limits.requests || silent >= MOST_SILENT) return;
      const next = frontier.next(holdings.length > 0);
      if (next === undefined) return;
      await visit(next);
    }
  };

  frontier.add({ address: home, link: HOME_LINK, from: null, promise: PROMISING, steps: 0 });
  await work();
  if (holdings.length === 0 && pages.some(({ kind }) => kind !== null)) {
    const from = pages[0]?.address ?? home;
    const listed = await sitemapAddresses(home, requests, limits.requests);
    considerAll(
      { address: from, promise: 0, steps: 1, dishes: 0 },
      listed.map((href) => ({ ...HOME_LINK, href })),
      home,
    );
    await work();
  }

  const end = silent >= MOST_SILENT ? 'the site does not answer' : `more than ${limits.requests} requests`;
  const left = distinct([...refused, ...frontier.passedOver(end)], pages);
  const [first] = pages;
  const failure = first === undefined ? (refused[0]?.why ?? '') : first.kind === null ? first.why : '';
  return {
    site,
    ...requests.sent,
    pages: [...settled(pages, holdings, now), ...left],
    menus: [...menusOf(holdings, now), ...unread],
    facts,
    failure,
  };
}

/** Something that answered nothing that could be read. */
const unseenPage = ({ address, from, link }: Candidate, { status, why }: Answer): VisitedPage => ({
  ...{ address, from, words: link.words, opened: true, status, kind: null, dishes: 0, verdict: 'other' as const, why },
});

/** Whether a link calls a document a menu that could be had and not be read: a person may read it. */
const isUnreadMenu = ({ link, promise }: Candidate, { address, seen, status }: Answer): boolean =>
  seen === null &&
  status === 200 &&
  link.kind === 'link' &&
  promise >= STRONG_PROMISE &&
  addressKind(address) !== 'page';

const unreadMenu = ({ address, from, link: { words } }: Candidate, { why }: Answer): FoundMenu => ({
  ...{ address, from, words, name: words, items: 0, sure: UNREAD, verdict: 'ask' as const, same: [], sha256: null },
  kind: addressKind(address) === 'pdf' ? 'pdf' : 'image',
  why: `it could not be read: ${why}`,
});

/** Each address once, and none that was opened. */
function distinct(passed: readonly PassedOver[], opened: readonly VisitedPage[]): VisitedPage[] {
  const known = new Set(opened.map(({ address }) => sameKey(address)));
  return passed.flatMap(({ address, from, link, why }) => {
    if (known.has(sameKey(address))) return [];
    known.add(sameKey(address));
    return [
      {
        address,
        from,
        words: link.words,
        opened: false,
        status: null,
        kind: null,
        dishes: 0,
        verdict: 'not opened' as const,
        why,
      },
    ];
  });
}

const servedIn = ({ words, address, seen }: Holding) =>
  servedOf(
    `${words} ${seen.names.length === 1 ? seen.names[0] : ''} ${linkText(address, { words: '', heading: '' }).file}`,
  );

const overReason = (holding: Holding, all: readonly Holding[], now: Date): string | null =>
  isOver(servedIn(holding), all.filter((other) => other !== holding).map(servedIn), now);

/** Pages with menus of times gone by are told as left out. */
const settled = (pages: readonly VisitedPage[], holdings: readonly Holding[], now: Date): VisitedPage[] =>
  pages.map((page) => {
    const held = holdings.find(({ address }) => address === page.address);
    const why = held ? overReason(held, holdings, now) : null;
    return why === null ? page : { ...page, verdict: 'other', why: `left out: ${why}` };
  });

function menusOf(holdings: readonly Holding[], now: Date): readonly FoundMenu[] {
  const served = holdings.filter((holding) => overReason(holding, holdings, now) === null);
  return formsOfMenus(served).map(([best, ...others]) => {
    const why =
      best.doubtful !== null
        ? `it may be about ${best.doubtful}`
        : best.sure < SURE
          ? 'it is not sure to be a menu'
          : '';
    return {
      address: best.address,
      kind: best.seen.kind,
      name: best.seen.names[0] || best.words,
      items: best.seen.dishes.length,
      sure: Math.round(best.sure * 100) / 100,
      verdict: why === '' ? 'store' : 'ask',
      why,
      same: others.map(({ address }) => address),
      from: best.from,
      words: best.words,
      sha256: best.sha256,
    };
  });
}
