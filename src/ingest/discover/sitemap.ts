import { MAX_ADDRESS, MAX_SITEMAP, MAX_SITEMAP_ADDRESSES } from '@menu-data-service/menu-model/bounds';
import type { SiteRequests } from './site-requests.ts';

/** Large sites have many sitemaps; a restaurant's menus are in the first. */
const MAX_SITEMAPS = 3;
const LOCATION = /<loc>\s*(?:<!\[CDATA\[\s*)?([^<\]\s]+)/gi;

/** Addresses in the sitemaps of a site (sitemaps.org): those that robots.txt names, else the usual one. @param mostRequests of the whole visit */
export async function sitemapAddresses(
  home: string,
  requests: SiteRequests,
  mostRequests: number,
): Promise<readonly string[]> {
  const named = await requests.robots.sitemaps(home).catch(() => []);
  const maps = named.length > 0 ? [...named] : [new URL('/sitemap.xml', home).href];
  const found: string[] = [];
  for (let read = 0; read < MAX_SITEMAPS; read++) {
    const next = maps.shift();
    if (next === undefined || requests.sent.requests >= mostRequests) break;
    if (!URL.canParse(next) || new URL(next).host !== new URL(home).host) continue;
    const text = ((await requests.text(next)) ?? '').slice(0, MAX_SITEMAP);
    const addresses = addressesIn(text);
    if (/<sitemapindex/i.test(text)) maps.push(...addresses);
    else found.push(...addresses);
  }
  return found.slice(0, MAX_SITEMAP_ADDRESSES);
}

function addressesIn(sitemap: string): string[] {
  const found: string[] = [];
  for (const [, address = ''] of sitemap.matchAll(LOCATION)) {
    if (found.length === MAX_SITEMAP_ADDRESSES) break;
    if (address.length <= MAX_ADDRESS) found.push(address.replaceAll('&amp;', '&'));
  }
  return found;
}
