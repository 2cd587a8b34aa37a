import type { PageLink, SiteFacts } from '@menu-data-service/menu-reader';
import { FetchError } from '../../src/outbound/fetch-error.ts';
import { resolved, siteOf } from './address.ts';
import { createLinkConsiderer, isDocument, isOutside } from './consider-links.ts';
import { foundMenus, withoutOver } from './found-menus.ts';
import { type Candidate, createFrontier, type PassedOver } from './frontier.ts';
import { type Holding, judge } from './judge.ts';
import { PROMISING } from './rank-link.ts';
import type { Answer, SeenPage } from './seen-page.ts';
import type { SiteRequests } from './site-requests.ts';
import { sitemapAddresses } from './sitemap.ts';
import { DEFAULT_VISIT_LIMITS, type FoundMenu, type Visit, type VisitedPage, type VisitLimits } from './visit.ts';
import { isUnreadMenu, openedPage, unopenedPages, unreadMenu } from './visited-pages.ts';

export interface VisitOptions {
  /** Address of the website. */
  readonly home: string;
  /** Name, street and place of the restaurant, by which its branch of a chain is known; '' where nothing is. */
  readonly place: string;
  readonly now: Date;
  readonly limits?: VisitLimits;
}

/** Requests in a row without any answer, after which a site is taken for one that is away. */
const MOST_SILENT = 3;

const HOME_LINK: PageLink = { href: '', kind: 'link', place: 'content', words: '', heading: '' };

/** Visits a website, from its home page to its menus. Decides by what is given alone, so that the same answers make the same visit. */
export async function visitSite(options: VisitOptions, requests: SiteRequests): Promise<Visit> {
  const { home, now, place, limits = DEFAULT_VISIT_LIMITS } = options;
  const pages: VisitedPage[] = [];
  const holdings: Holding[] = [];
  const facts: (SiteFacts & { page: string })[] = [];
  const contents = new Map<string, string>();
  const forbidden: PassedOver[] = [];
  const unread: FoundMenu[] = [];
  let site = siteOf(home);
  let silent = 0;
  const frontier = createFrontier();
  const links = createLinkConsiderer({ frontier, limits, place, facts, site: () => site });

  const whyForbidden = async (address: string): Promise<string | null> => {
    try {
      return (await requests.robots.isAllowed(address)) ? null : 'robots.txt asks not to open it';
    } catch (error) {
      if (error instanceof FetchError) return `robots.txt cannot be read (${error.message})`;
      throw error;
    }
  };

  const take = (candidate: Candidate, answer: Answer): void => {
    silent = answer.status === null && answer.seen === null ? silent + 1 : 0;
    const page = openedPage(candidate, answer);
    pages.push(answer.seen === null ? page : { ...page, ...verdictOn(candidate, answer, answer.seen) });
    if (isUnreadMenu(candidate, answer)) unread.push(unreadMenu(candidate, answer));
  };

  const verdictOn = (candidate: Candidate, answer: Answer, seen: SeenPage): Pick<VisitedPage, 'verdict' | 'why'> => {
    const { address, link, from, promise, steps } = candidate;
    const { sha256 } = answer;
    const twin = contents.get(sha256 ?? address);
    if (twin !== undefined) return { verdict: 'other', why: `the same document as ${twin}` };
    contents.set(sha256 ?? address, address);
    for (const said of seen.places) facts.push({ ...said, page: address });
    const base = resolved(seen.base, answer.address) ?? answer.address;
    links.consider({ address, promise, steps, dishes: seen.dishes.length, links: seen.links, base });
    const { words, heading } = link;
    const held = judge({ address: answer.address, from, words, heading, promise, seen, sha256 });
    if (typeof held === 'string') return { verdict: 'other', why: answer.why || held };
    holdings.push(held);
    frontier.reward(address);
    return { verdict: 'menu', why: '' };
  };

  const visit = async (candidate: Candidate): Promise<void> => {
    const { address, link } = candidate;
    const why = await whyForbidden(address);
    if (why !== null) {
      forbidden.push({ ...candidate, why });
      return;
    }
    const isHome = candidate.from === null;
    const refuse = async (to: string): Promise<string | null> => {
      if (requests.sent.requests >= limits.requests) return `more than ${limits.requests} requests`;
      if (!isHome && isOutside(to, isDocument(to, link.kind) ? link.kind : 'link', site)) return 'outside the site';
      return whyForbidden(to);
    };
    const answer = await requests.open(address, refuse);
    if (isHome) site = siteOf(answer.address);
    take(candidate, answer);
  };

  const work = async (): Promise<void> => {
    while (requests.sent.requests < limits.requests && silent < MOST_SILENT) {
      const next = frontier.next(holdings.length > 0);
      if (next === undefined) return;
      await visit(next);
    }
  };

  frontier.add({ address: home, link: HOME_LINK, from: null, promise: PROMISING, steps: 0 });
  await work();
  const [first] = pages;
  if (holdings.length === 0 && pages.some(({ kind }) => kind !== null)) {
    const listed = await sitemapAddresses(home, requests, limits.requests);
    const found = listed.map((href) => ({ ...HOME_LINK, href }));
    links.consider({ address: first?.address ?? home, promise: 0, steps: 1, dishes: 0, links: found, base: home });
    await work();
  }

  const end = silent >= MOST_SILENT ? 'the site does not answer' : `more than ${limits.requests} requests`;
  const passed = [...links.refused, ...forbidden, ...frontier.passedOver(end)];
  return {
    ...{ site, facts, ...requests.sent },
    pages: [...withoutOver(pages, holdings, now), ...unopenedPages(passed, pages)],
    menus: [...foundMenus(holdings, now), ...unread],
    failure: first === undefined ? (forbidden[0]?.why ?? '') : failureOf(first),
  };
}

/** Why a site could not be visited whose home page is this; '' where it could. */
const failureOf = ({ kind, why }: VisitedPage): string => (kind === null ? why : '');
