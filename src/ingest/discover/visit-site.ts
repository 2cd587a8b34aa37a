import { MAX_LINKS, MAX_SITEMAP_ADDRESSES } from '@menu-data-service/menu-model/bounds';
import { runInSlices } from '@menu-data-service/menu-model/time-slices';
import type { PageLink, SiteFacts } from '@menu-data-service/menu-reader';
import { FetchError } from '../../outbound/fetch-error.ts';
import { resolveLink, siteOf } from './address.ts';
import { createLinkConsiderer, isDocument, isOutside } from './consider-links.ts';
import { foundMenus, withoutPastMenus } from './found-menus.ts';
import { type Candidate, createFrontier, type SkippedLink } from './frontier.ts';
import { judge, type MenuCandidate } from './judge.ts';
import { PROMISING } from './rank-link.ts';
import type { Answer, SeenPage } from './seen-page.ts';
import type { SiteRequests } from './site-requests.ts';
import { sitemapAddresses } from './sitemap.ts';
import { type FoundMenu, VISIT_LIMITS, type Visit, type VisitedPage } from './visit.ts';
import { isUnreadMenu, openedPage, unopenedPages, unreadMenu } from './visited-pages.ts';

export interface VisitOptions {
  readonly home: string;
  /** Name, street and place of the restaurant, which identify its branch of a chain; '' if unknown. */
  readonly place: string;
  readonly now: Date;
}

/** Consecutive unanswered requests after which a site counts as down. */
const MAX_SILENT = 3;

const HOME_LINK: PageLink = { href: '', kind: 'link', place: 'content', words: '', heading: '' };

/** Visits a website, from its home page to its menus. Deterministic: the same answers make the same visit. */
export async function visitSite(options: VisitOptions, requests: SiteRequests): Promise<Visit> {
  const { home, now, place } = options;
  const pages: VisitedPage[] = [];
  const holdings: MenuCandidate[] = [];
  const facts: (SiteFacts & { page: string })[] = [];
  const contents = new Map<string, string>();
  const forbidden: SkippedLink[] = [];
  const unread: FoundMenu[] = [];
  let site = siteOf(home);
  let silent = 0;
  const frontier = createFrontier();
  const links = createLinkConsiderer({ frontier, limits: VISIT_LIMITS, place, facts, site: () => site });

  const forbiddenReason = async (address: string): Promise<string | null> => {
    try {
      return (await requests.robots.isAllowed(address)) ? null : 'robots.txt asks not to open it';
    } catch (error) {
      if (error instanceof FetchError) return `robots.txt cannot be read (${error.message})`;
      throw error;
    }
  };

  const take = async (candidate: Candidate, answer: Answer): Promise<void> => {
    silent = answer.status === null && answer.seen === null ? silent + 1 : 0;
    const page = openedPage(candidate, answer);
    pages.push(answer.seen === null ? page : { ...page, ...(await verdictOn(candidate, answer, answer.seen)) });
    if (isUnreadMenu(candidate, answer)) unread.push(unreadMenu(candidate, answer));
  };

  const verdictOn = async (
    candidate: Candidate,
    answer: Answer,
    seen: SeenPage,
  ): Promise<Pick<VisitedPage, 'verdict' | 'why'>> => {
    const { address, link, from, promise, steps } = candidate;
    const { sha256 } = answer;
    const twin = contents.get(sha256 ?? address);
    if (twin !== undefined) return { verdict: 'other', why: `the same document as ${twin}` };
    contents.set(sha256 ?? address, address);
    for (const said of seen.places) facts.push({ ...said, page: address });
    const base = resolveLink(seen.base, answer.address) ?? answer.address;
    await links.consider({ address, promise, steps, dishes: seen.dishes.length, links: seen.links, base });
    const { words, heading } = link;
    const held = judge({ address: answer.address, from, words, heading, promise, seen, sha256 });
    const cut = seen.links.length < MAX_LINKS ? [] : [`only its first ${MAX_LINKS} links were looked at`];
    if (typeof held === 'string') return { verdict: 'other', why: [answer.why || held, ...cut].join('; ') };
    holdings.push(held);
    frontier.reward(address);
    return { verdict: 'menu', why: cut.join() };
  };

  const visit = async (candidate: Candidate): Promise<void> => {
    const { address, link } = candidate;
    const why = await forbiddenReason(address);
    if (why !== null) {
      forbidden.push({ ...candidate, why });
      return;
    }
    const isHome = candidate.from === null;
    const refuse = async (to: string): Promise<string | null> => {
      if (requests.sent.requests >= VISIT_LIMITS.requests) return `more than ${VISIT_LIMITS.requests} requests`;
      if (!isHome && isOutside(to, isDocument(to, link.kind) ? link.kind : 'link', site)) return 'outside the site';
      return forbiddenReason(to);
    };
    const answer = await requests.open(address, refuse);
    if (isHome) site = siteOf(answer.address);
    await take(candidate, answer);
  };

  const work = async (): Promise<void> => {
    while (requests.sent.requests < VISIT_LIMITS.requests && silent < MAX_SILENT) {
      const next = await runInSlices(frontier.next(holdings.length > 0));
      if (next === undefined) return;
      await visit(next);
    }
  };

  frontier.add({ address: home, link: HOME_LINK, from: null, promise: PROMISING, steps: 0 });
  await work();
  const [first] = pages;
  if (holdings.length === 0 && pages.some(({ kind }) => kind !== null)) {
    const listed = await sitemapAddresses(home, requests, VISIT_LIMITS.requests);
    const found = listed.map((href) => ({ ...HOME_LINK, href }));
    await links.consider({
      address: first?.address ?? home,
      promise: 0,
      steps: 1,
      dishes: 0,
      links: found,
      base: home,
    });
    if (listed.length === MAX_SITEMAP_ADDRESSES) {
      const why = `only its first ${MAX_SITEMAP_ADDRESSES} addresses were looked at`;
      forbidden.push({
        address: new URL('/sitemap.xml', home).href,
        link: HOME_LINK,
        from: null,
        promise: 0,
        steps: 1,
        why,
      });
    }
    await work();
  }

  const end = silent >= MAX_SILENT ? 'the site does not answer' : `more than ${VISIT_LIMITS.requests} requests`;
  const passed = [...links.refused(), ...forbidden, ...frontier.skipped(end)];
  return {
    ...{ site, facts, ...requests.sent },
    pages: [...withoutPastMenus(pages, holdings, now), ...unopenedPages(passed, pages)],
    menus: [...foundMenus(holdings, now), ...unread],
    failure: first === undefined ? (forbidden[0]?.why ?? '') : failureOf(first),
  };
}

const failureOf = ({ kind, why }: VisitedPage): string => (kind === null ? why : '');
