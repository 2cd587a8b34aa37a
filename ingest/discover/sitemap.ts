import type { SiteRequests } from './site-requests.ts';

/** Sitemaps of large sites are many; a restaurant's menus are in the first. */
const MOST_SITEMAPS = 3;
const MOST_ADDRESSES = 500;
const LOCATION = /<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]+)/gi;

/**
 * Addresses that the sitemaps of a site list (sitemaps.org): those that robots.txt names, else the usual one.
 * @param mostRequests of the whole visit
 */
export async function sitemapAddresses(
  home: string,
  requests: SiteRequests,
  mostRequests: number,
): Promise<readonly string[]> {
  const named = await requests.robots.sitemaps(home).catch(() => []);
  const maps = named.length > 0 ? [...named] : [new URL('/sitemap.xml', home).href];
  const found: string[] = [];
  for (let read = 0; read < MOST_SITEMAPS; read++) {
    const next = maps.shift();
    if (next === undefined || requests.sent.requests >= mostRequests) break;
    if (!URL.canParse(next) || new URL(next).host !== new URL(home).host) continue;
    const text = (await requests.text(next)) ?? '';
    const addresses = [...text.matchAll(LOCATION)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
    if (/<sitemapindex/i.test(text)) maps.push(...addresses);
    else found.push(...addresses);
  }
  return found.slice(0, MOST_ADDRESSES);
}
