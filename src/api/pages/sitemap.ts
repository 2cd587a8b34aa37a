import { html } from '../../pages/html.ts';
import type { PublishedRestaurant } from '../../ports/published-pages.ts';

/** A file may list 50,000 addresses (https://www.sitemaps.org/protocol.html); files of parts come out of different sizes. */
const MOST_ADDRESSES = 25_000;
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const DIGITS = [...'0123456789abcdef'];

/** The parts into which so many addresses are divided: the hexadecimal digits that the ids of restaurants begin with. */
export function sitemapParts(addresses: number): readonly string[] {
  let parts = [''];
  while (addresses / parts.length > MOST_ADDRESSES)
    parts = parts.flatMap((part) => DIGITS.map((digit) => part + digit));
  return parts;
}

/** The list of the files of all parts. */
export function sitemapIndex(baseUrl: string, parts: readonly string[]): string {
  const entries = parts.map((part) => html`<sitemap><loc>${baseUrl}/sitemaps/${part}</loc></sitemap>\n`);
  return `${XML}${html`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</sitemapindex>\n`.html}`;
}

/** The pages of restaurants and of their menus. */
export function sitemap(baseUrl: string, restaurants: readonly PublishedRestaurant[]): string {
  const entries = restaurants.map(({ id, menus }) => [
    html`<url><loc>${baseUrl}/restaurants/${id}</loc></url>\n`,
    ...menus.map((menu) => html`<url><loc>${baseUrl}/menus/${menu.id}</loc><lastmod>${menu.changed}</lastmod></url>\n`),
  ]);
  return `${XML}${html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.flat()}</urlset>\n`.html}`;
}

/** What search engines may read (RFC 9309); answers of the finder are endless, and no search engine wants them. */
export function robots(baseUrl: string, isPublic: boolean): string {
  if (!isPublic) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /find?\nDisallow: /find/\nDisallow: /v1/\nSitemap: ${baseUrl}/sitemap.xml\n`;
}
