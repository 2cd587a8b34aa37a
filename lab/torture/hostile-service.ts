/**
 * Has a whole service read, tag, compare, index, search and show texts that are made to take long, and visit websites of them. Prints the
 * longest wait of a concurrent request without a token, in milliseconds, and fails above 250. The seed repeats a run. Usage: npm run lab
 * torture/hostile-service [-- TEXTS [SEED]]
 */
import { createRandom } from '@menu-data-service/seeded-random';
import { hostileTexts } from '../../test/support/hostile-texts.ts';
import { withHostileService } from '../bench/hostile-service.ts';

const MAX_WAIT_MS = 250;
const LETTERS = 2500;
const TEXTS_PER_PAGE = 25;
/** Longer addresses are refused unread. */
const MAX_TERM_LETTERS = 300;

const [texts = 2000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const random = createRandom(seed);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const written = [...hostileTexts(LETTERS)];
const drawn = Array.from({ length: texts }, () => random.pick(written));
const pages = Array.from({ length: Math.ceil(texts / TEXTS_PER_PAGE) }, (_, at) =>
  drawn.slice(at * TEXTS_PER_PAGE, (at + 1) * TEXTS_PER_PAGE),
);
const versions = pages.map(() => 1);

/** Menu as markup, as linked data or as both; each version renames its dishes. */
function menuPage(page: readonly string[], version: number): string {
  const dishes = page.flatMap((text) => {
    const short = text.slice(0, 140);
    return [`${text} ${version}`, `${version} ${short}`, `Soup ${short}`].map((name) => ({ name, description: text }));
  });
  const items = dishes.map(({ name, description }) => `<li>${escaped(name)} £9.50<p>${escaped(description)}</p></li>`);
  const hasMenuItem = dishes.map((dish) => ({ '@type': 'MenuItem', ...dish, offers: { price: '9.50' } }));
  const data = JSON.stringify({ '@type': 'Menu', name: page[0], hasMenuItem }).replaceAll('<', '\\u003c');
  const script = `<script type="application/ld+json">${data}</script>`;
  return `<html><head>${page.length % 2 ? script : ''}</head><body><h1>Menu</h1><ul>${items.join('')}</ul></body></html>`;
}

const homePage = (page: readonly string[]) =>
  `<html><body>${page.map((text, at) => `<a href="/menu?${encodeURIComponent(text.slice(0, 200))}">${escaped(text)}</a><a href="${at}/${escaped(text)}">menu</a>`).join('')}</body></html>`;
const robots = (page: readonly string[]) =>
  `User-agent: *\n${page.map((text) => `Disallow: /${text.slice(0, 900).replaceAll('\n', '')}*\n`.repeat(20)).join('')}`;
const sitemap = (page: readonly string[]) =>
  `<urlset>${page.map((text) => `<url><loc>/menu/${escaped(text)}</loc></url>`.repeat(200)).join('')}</urlset>`;

let longest = { waited: 0, by: '' };
await withHostileService(
  (request, response) => {
    const [, high, low] = /^127\.1\.(\d+)\.(\d+)/.exec(request.headers.host ?? '') ?? [];
    const at = Number(high) * 250 + Number(low) - 1;
    const page = pages[at] ?? [];
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/robots.txt') response.end(robots(page));
    else if (pathname === '/sitemap.xml') response.setHeader('Content-Type', 'application/xml').end(sitemap(page));
    else {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(pathname === '/menu' ? menuPage(page, versions[at] ?? 1) : homePage(page));
    }
  },
  async ({ stores, ask, restaurant, check, visit, longestWaitBeside }) => {
    let stored = 0;
    let told = 0;
    for (const [at, page] of pages.entries()) {
      const { id, website } = await restaurant(at);
      const sourceUrl = `${website}menu`;
      await stores.sources.recordCheck({ restaurantId: id, sourceUrl, outcome: 'changed' });
      const waited = await longestWaitBeside(async () => {
        await check(id, sourceUrl);
        versions[at] = 2;
        await Promise.all([check(id, sourceUrl), visit(id)]);
        const [menu] = await stores.menus.activeMenusOfSource(id, sourceUrl);
        await ask(`/restaurants/${id}`);
        if (menu) {
          stored += 1;
          for (const path of ['menus', 'v1/menus']) await ask(`/${path}/${menu.id}`);
          await ask(`/v1/menus/${menu.id}/diff`);
        }
        for (const text of page) {
          const term = encodeURIComponent(text.slice(0, MAX_TERM_LETTERS).toWellFormed());
          for (const path of ['v1/items', 'v1/menus', 'find']) await ask(`/${path}?search=${term}`);
          await ask(`/v1/suggestions?search=${term}`);
        }
      });
      const doubts = await stores.reviews.list({ restaurantId: id });
      told += doubts.length > 0 ? 1 : 0;
      if (waited > longest.waited)
        longest = { waited, by: `page ${at}: ${page.map((text) => text.slice(0, 20)).join(' | ')}` };
      if (at % 10 === 9) console.log(`${at + 1} of ${pages.length} pages: at most ${Math.round(longest.waited)} ms`);
    }
    console.log(`seed ${seed}: ${texts} texts in ${pages.length} pages, ${stored} stored, ${told} with doubts told`);
    console.log(`a request waited at most ${Math.round(longest.waited)} ms, beside ${longest.by}`);
    if (longest.waited > MAX_WAIT_MS || stored < pages.length / 2) process.exitCode = 1;
  },
);
