import test from 'ava';
import { sitemapIndex, sitemapParts } from '../../src/api/pages/sitemap.ts';
import { createPublishedPages } from '../../src/db/published-pages.ts';
import { testDatabase } from '../support/database.ts';
import { restaurantFacts, taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { apiService, BASE_URL } from './api-service.ts';
import { pagesService } from './pages-service.ts';

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

test('search engines are kept away unless the pages are public', async (t) => {
  const { url } = await pagesService(t);
  t.is(await (await fetch(`${url}/robots.txt`)).text(), 'User-agent: *\nDisallow: /\n');
  t.is((await fetch(`${url}/sitemap.xml`)).status, 404);
});

test('the sitemap lists each restaurant and each menu of today, and each page names that address as its own', async (t) => {
  const database = await testDatabase(t);
  const service = await apiService(
    t,
    { pages: { rateLimitPerMinute: 600, published: createPublishedPages(database.db) } },
    database,
  );
  const { url, restaurants, menus } = service;
  const { restaurant: pub } = await restaurants.save(restaurantFacts({ name: 'Fox & Hounds' }));
  const { restaurant: closed } = await restaurants.save(restaurantFacts({ name: 'The Closed Door' }));
  const lunch = (price: number) =>
    taggedMenu({
      ...{ restaurantId: pub.id, name: 'Lunch', sourceUrl: 'https://fox.example/lunch' },
      sections: [{ name: 'Pies', items: [taggedItem({ price })] }],
    });
  const first = await menus.publish(lunch(9));
  const second = await menus.publish(lunch(10));
  const robots = await (await fetch(`${url}/robots.txt`)).text();
  t.true(robots.includes(`Sitemap: ${BASE_URL}/sitemap.xml`));
  t.notRegex(robots, /^Disallow: \/$/m);

  const response = await fetch(`${url}/sitemap.xml`);
  t.regex(response.headers.get('content-type') ?? '', /^application\/xml/);
  const listed = await response.text();
  const pages = [`/restaurants/${pub.id}`, `/restaurants/${closed.id}`, `/menus/${second.menuId}`];
  t.deepEqual(locations(listed).toSorted(), pages.map((path) => `${BASE_URL}${path}`).toSorted());
  t.regex(listed, /<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ<\/lastmod>/);
  for (const path of [...pages, `/menus/${first.menuId}`]) {
    const page = await (await fetch(`${url}${path}`)).text();
    const own = path === `/menus/${first.menuId}` ? `/menus/${second.menuId}` : path;
    t.true(page.includes(`<link rel="canonical" href="${BASE_URL}${own}">`), path);
    t.regex(page, /<meta property="og:title" content="(?:Fox &amp; Hounds|The Closed Door|Lunch, Fox &amp; Hounds)">/);
  }
  t.is((await fetch(`${url}/sitemaps/xyz`)).status, 404);
});

test('many addresses are divided over files by the ids of restaurants, and each is in one of them', async (t) => {
  const parts = [10, 25_001, 5_000_000].map((addresses) => sitemapParts(addresses));
  t.deepEqual(
    parts.map(({ length }) => length),
    [1, 16, 256],
  );
  t.is(locations(sitemapIndex(BASE_URL, parts[1] ?? [])).at(-1), `${BASE_URL}/sitemaps/f`);
  const database = await testDatabase(t);
  const published = createPublishedPages(database.db);
  const service = await apiService(t, { pages: { rateLimitPerMinute: 600, published } }, database);
  const ids: string[] = [];
  for (let i = 0; i < 20; i += 1) {
    const { restaurant } = await service.restaurants.save(restaurantFacts({ name: `Inn ${i}` }));
    ids.push(`${BASE_URL}/restaurants/${restaurant.id}`);
  }
  const found: string[] = [];
  for (const part of parts[1] ?? [])
    found.push(...locations(await (await fetch(`${service.url}/sitemaps/${part}`)).text()));
  t.deepEqual(found, ids.toSorted());
});
