import { LRUCache } from 'lru-cache';
import robotsParser from 'robots-parser';
import type { Fetcher } from '../../src/outbound/create-fetcher.ts';

/** What sites ask of the programs that visit them (RFC 9309). */
export interface Robots {
  isAllowed(url: string): Promise<boolean>;
  /** Time the site wants between two requests; 0 where it says nothing. */
  delayMs(url: string): Promise<number>;
}

/** With the sitemaps that a site names there (sitemaps.org). */
export interface SiteRobots extends Robots {
  sitemaps(url: string): Promise<readonly string[]>;
}

/** Rules of one robots.txt, as robots-parser returns them. Its own types describe an ES module, which it is not. */
interface Rules {
  isAllowed(url: string, userAgent: string): boolean | undefined;
  getCrawlDelay(userAgent: string): number | undefined;
  getSitemaps(): readonly string[];
}
const parseRules = robotsParser as unknown as (url: string, text: string) => Rules;

const DAY_MS = 24 * 3600 * 1000;
const MAX_DELAY_MS = 30_000;

/** Keeps each robots.txt for a day, as RFC 9309, 2.4 allows. */
export function createRobots(fetcher: Pick<Fetcher, 'fetchText'>, userAgent: string): SiteRobots {
  const cache = new LRUCache<string, Rules>({ max: 1000, ttl: DAY_MS });

  const rulesOf = async (url: string): Promise<Rules> => {
    const address = new URL('/robots.txt', url).href;
    const kept = cache.get(address);
    if (kept) return kept;
    // without a file there are no rules (2.3.1.3); a server error throws, and then nothing is fetched (2.3.1.4)
    const rules = parseRules(address, (await fetcher.fetchText(address)) ?? '');
    cache.set(address, rules);
    return rules;
  };

  return {
    isAllowed: async (url) => (await rulesOf(url)).isAllowed(url, userAgent) ?? true,
    sitemaps: async (url) => (await rulesOf(url)).getSitemaps(),
    delayMs: async (url) => Math.min(MAX_DELAY_MS, 1000 * ((await rulesOf(url)).getCrawlDelay(userAgent) ?? 0)),
  };
}
