import { LRUCache } from 'lru-cache';
import robotsParser from 'robots-parser';
import type { Fetcher } from '../fetch/create-fetcher.ts';

/** What a site asks of programs that visit it (RFC 9309). */
export interface Robots {
  isAllowed(url: string): Promise<boolean>;
  /** Milliseconds the site wants between two requests; 0 where it says nothing. */
  delay(url: string): Promise<number>;
}

/** Rules of one robots.txt; what robots-parser gives, whose types describe an ES module though it is none. */
interface Rules {
  isAllowed(url: string, userAgent: string): boolean | undefined;
  getCrawlDelay(userAgent: string): number | undefined;
}
const parseRules = robotsParser as unknown as (url: string, text: string) => Rules;

const oneDay = 24 * 3600 * 1000;
const longestDelay = 30_000;

/** RFC 9309, 2.4: a copy may be kept for a day. */
export function createRobots(fetcher: Pick<Fetcher, 'fetchText'>, userAgent: string): Robots {
  const cache = new LRUCache<string, Rules>({ max: 1000, ttl: oneDay });

  const rulesOf = async (url: string): Promise<Rules> => {
    const address = new URL('/robots.txt', url).href;
    const kept = cache.get(address);
    if (kept) return kept;
    // no file, no rules (2.3.1.3); a server in trouble throws, and then nothing is fetched (2.3.1.4)
    const rules = parseRules(address, (await fetcher.fetchText(address)) ?? '');
    cache.set(address, rules);
    return rules;
  };

  return {
    isAllowed: async (url) => (await rulesOf(url)).isAllowed(url, userAgent) ?? true,
    delay: async (url) => Math.min(longestDelay, 1000 * ((await rulesOf(url)).getCrawlDelay(userAgent) ?? 0)),
  };
}
