import { brotliCompressSync } from 'node:zlib';
import type { TaggedItem } from '@menu-data-service/menu-model/tagged-menu';
import test from 'ava';
import { createSourceStore } from '../../src/db/source-store.ts';
import { parseAddressList } from '../../src/lib/address-list.ts';
import { restaurantFacts, taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { textOf } from '../support/text-of.ts';
import { apiService } from './api-service.ts';
import { everyPage } from './every-page.ts';
import { longMenu } from './long-menu.ts';
import { pagesService } from './pages-service.ts';

const BROWSER = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const MAX_BYTES = 50_000;
const MAX_SCRIPT_BYTES = 8192;

test('every page with its assets is below 50 kB on the wire, a long menu in parts, with at most 8 kB of script', async (t) => {
  const service = await pagesService(t);
  const bytesOf = async (path: string) =>
    Buffer.from(await (await fetch(`${service.url}${path}`, { headers: BROWSER })).arrayBuffer());
  for (const [name, path] of Object.entries(everyPage(service))) {
    const page = await bytesOf(path);
    const loads = [...page.toString().matchAll(/<(?:link|script|img)[^>]* (?:href|src)="(\/[^"]+)"/g)];
    const parts = await Promise.all(loads.map(async ([, asset = '']) => ({ asset, bytes: await bytesOf(asset) })));
    const sizes = [page, ...parts.map(({ bytes }) => bytes)].map((bytes) => brotliCompressSync(bytes).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    t.true(total < MAX_BYTES, `${name} has ${total} bytes`);
    const script = parts.filter(({ asset }) => asset.endsWith('.js')).reduce((sum, { bytes }) => sum + bytes.length, 0);
    t.true(script <= MAX_SCRIPT_BYTES, `${name} has ${script} bytes of script`);
  }

  const { menuId } = await service.menus.publish(taggedMenu({ restaurantId: service.cafe, ...longMenu(700) }));
  const page = async (query: string) => {
    const response = await fetch(`${service.url}/menus/${menuId}${query}`);
    const text = await response.text();
    t.is(response.status, 200, text);
    return text;
  };
  const dishes = (text: string) => [...text.matchAll(/<li class="dish" id="(dish-\d+-\d+)"/g)].map(([, id]) => id);
  const parts = [await page(''), await page('?part=2'), await page('?part=3')];
  for (const part of parts) t.true(brotliCompressSync(part).length < MAX_BYTES - 10_000);
  const all = await page('?part=all');
  t.deepEqual(parts.flatMap(dishes), dishes(all));
  t.is(dishes(all).length, 700);
  t.true(brotliCompressSync(all).length < MAX_BYTES);
  t.true(dishes(await page('?dish=1-340')).includes('dish-1-340'), 'the part that has it');
  t.regex(parts[1] ?? '', /Part 2 of 3, .*href="\/menus\/\d+\?part=all"/s);
  t.regex(parts[2] ?? '', /Wines \(continued\)/);
  const wrong = await fetch(`${service.url}/menus/${menuId}?part=4`);
  t.is(wrong.status, 400);
  t.regex(await wrong.text(), /part: expected a whole number from 1 to 3, or all/);
});

test('every page has the strict policy, nothing inline but data, and no token', async (t) => {
  const service = await pagesService(t);
  for (const [name, path] of Object.entries(everyPage(service))) {
    const response = await fetch(`${service.url}${path}`, { headers: BROWSER });
    const policy = response.headers.get('content-security-policy') ?? '';
    t.true(policy.startsWith("default-src 'none'; style-src 'self'"), name);
    t.notRegex(policy, /unsafe|http/, name);
    t.is(response.headers.get('content-type'), 'text/html; charset=utf-8', name);
    if (response.headers.has('content-encoding'))
      t.regex(response.headers.get('vary') ?? '', /\bAccept-Encoding\b/, name);
    const page = await response.text();
    t.is([...page.matchAll(/<h1[ >]/g)].length, 1, name);
    t.notRegex(page, /<script(?! (?:src="\/|type="application\/ld\+json"))|<style| style="| on[a-z]+="/, name);
    for (const [, address] of page.matchAll(/(?:src|<link rel="(?:stylesheet|icon)" href)="([^"]+)"/g))
      t.regex(address ?? '', /^\//, name);
    t.notRegex(page, /Bearer (?!\$TOKEN)/, name);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    t.deepEqual(ids, [...new Set(ids)], `${name} has an id twice`);
  }
});

test('the parts that a script requests equal those of the page for the same query', async (t) => {
  const { url } = await pagesService(t);
  const query = 'search=pie&vegetarian=true';
  const page = await (await fetch(`${url}/find?${query}`)).text();
  const parts = await (await fetch(`${url}/find/answers?${query}`)).text();
  for (const id of ['suggestions', 'filters-body', 'results']) {
    const from = parts.indexOf(` id="${id}"`);
    t.true(from > 0, id);
    t.true(page.includes(parts.slice(from, from + 400)), id);
  }
  t.notRegex(parts, /<html|<form/);
});

test('shows typed text as text, never as HTML', async (t) => {
  const { url } = await pagesService(t);
  const page = await (await fetch(`${url}/find?search=${encodeURIComponent('"><b>pie</b>')}`)).text();
  t.false(page.includes('<b>pie'));
  t.true(page.includes('value="&quot;&gt;&lt;b&gt;pie&lt;/b&gt;"'));
});

test('excluding an allergen keeps dishes known to be clear, and the page says how many it leaves out', async (t) => {
  const { url } = await pagesService(t);
  const text = async (query: string) => (await (await fetch(`${url}/find?${query}`)).text()).replace(/\s+/g, ' ');
  const stated = await text('search=pie&excludeAllergens=nuts');
  t.regex(stated, /<h2 id="to-ask">\d+ dish(?:es)? where the menu does not say: ask first about nuts<\/h2>/);
  t.regex(stated, /Not the same as free from nuts/);
  t.regex(stated, /Ask about nuts: the restaurant has not said whether it contains any/);
  t.regex(stated, /I must not eat nuts\. Is there any in this dish/);
  const any = await text('search=pie&excludeAllergens=nuts&allergenCertainty=any');
  t.regex(any, /class="notice bad"/);
  t.regex(any, /These dishes may contain nuts/);
  t.regex(
    any,
    /Other allergens:<\/strong> the restaurant has not said|Allergens:<\/strong> the restaurant has not said/,
  );
});

test('once an allergen is avoided, counts keep what there is to ask about, and dishes come before sides and drinks', async (t) => {
  const service = await pagesService(t);
  const silent = (name: string, more: Partial<TaggedItem> = {}) =>
    taggedItem({ name, allergens: 'Unknown (ask the restaurant)', stated: {}, evidence: [], ...more });
  const glutenFree = 'Milk (estimated), Unknown (stated gluten free; ask the restaurant about the rest)';
  await service.menus.publish(
    taggedMenu({
      restaurantId: service.cafe,
      name: 'Grill',
      sections: [
        { name: 'Drinks', items: [silent('Zander Juice')] },
        { name: 'Sides', items: [silent('Zander Chips')] },
        {
          name: 'Mains',
          items: [
            silent('Zander Pie'),
            silent('Zander Dal', { allergens: glutenFree, stated: { freeFrom: ['GLUTEN'] } }),
          ],
        },
      ],
    }),
  );
  await service.index();
  const page = await (await fetch(`${service.url}/find?search=zander&excludeAllergens=gluten,nuts`)).text();
  t.deepEqual(
    [...page.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, name]) => textOf(name).replace(/ +/g, ' ')),
    ['Zander Dal', 'Zander Pie', 'Zander Juice', 'Zander Chips'],
  );
  for (const code of ['nuts', 'gluten', 'celery'])
    t.regex(page, new RegExp(`id="no-${code}"[^>]*>.*?<span class="ask-count">\\+ 4 not stated`), code);
  t.regex(page, /<button class="button">Show 4 to ask about<\/button>/);
  t.notRegex(page, /href="\/docs"|openapi\.json/, 'links of developers are on their pages');
});

test('a link that shows all says how many its page has', async (t) => {
  const service = await pagesService(t);
  await service.menus.publish(taggedMenu({ restaurantId: service.cafe, ...longMenu(120) }));
  await service.index();
  const text = async (path: string) => (await (await fetch(`${service.url}${path}`)).text()).replace(/\s+/g, ' ');
  const page = await text('/find?search=plates&excludeAllergens=nuts');
  const [, address = '', all] = /<a href="([^"]+)">Show all (\d+)<\/a>/.exec(page) ?? [];
  t.regex(await text(address.replaceAll('&amp;', '&')), new RegExp(`<h2 id="count">${all} dishes</h2>`));
});

test('the finder says what it did not understand, what is not certain enough, and what only a name matches', async (t) => {
  const { url, pubMenuNow } = await pagesService(t);
  const page = async (search: string, more = '') =>
    (await (await fetch(`${url}/find?search=${encodeURIComponent(search)}${more}`)).text()).replace(/\s+/g, ' ');

  const unsure = await page('beef', '&excludeAllergens=nuts,eggs');
  t.regex(unsure, /<h2 id="count">No dish is stated free from nuts or eggs<\/h2>/);
  t.regex(
    unsure,
    /<h2 id="to-ask">1 dish where the menu does not say: ask first about eggs or nuts|<h2 id="to-ask">1 dish where the menu does not say: ask first about nuts or eggs/,
  );
  t.is([...unsure.matchAll(/class="notice/g)].length, 1, 'one box');
  t.notRegex(unsure, /No dishes match/);

  t.regex(await page('pie, allergic to wibble'), /We did not understand “no wibble”: nothing was left out/);
  const unknown = await page('vegetarian pie no wibble');
  t.regex(unknown, /We did not understand “no wibble”: nothing was left out/);
  t.regex(unknown, /href="\/find\?search=pie\+no\+wibble"/, 'without the diet the word stays');
  const known = await page('pie no steak');
  t.notRegex(known, /We did not understand/);
  t.regex(known, /We left out dishes that mention “steak”\. Other dishes may have it all the same/);
  t.notRegex(await page('pie no masala'), /We did not understand/, 'a dish prints it');

  t.regex(await page('stone crumble'), /href="\/find\?search=%22stone%22\+crumble"/, 'a misread place is text again');

  const byName = await page('poter wheel');
  t.regex(byName, /Found by the name of the restaurant, not of the dish/);
  t.regex(byName, new RegExp(`<a href="/menus/${pubMenuNow}\\?dish=2-0#dish-2-0">Sunday Lunch`));
  t.notRegex(await page('pie'), /Found by the name of/);
});

test('a dish says for each word why it matched, even for a word printed nowhere in it', async (t) => {
  const { url } = await pagesService(t);
  const why = async (search: string) =>
    (await (await fetch(`${url}/find?search=${search}`)).text()).replace(/\s+/g, ' ');
  t.regex(await why('chana+curry'), /“chana” is in the name\..*“curry” fits another name of the dish/);
  t.regex(await why('chikpea+pie'), /We read “chikpea” as “chickpea”.*“chickpea” is in the name/);
});

test('errors are pages for browsers, problem documents for programs and data operations', async (t) => {
  const { url } = await apiService(t);
  const page = await fetch(`${url}/menus/7`, { headers: BROWSER });
  t.is(page.status, 404);
  t.regex(await page.text(), /No such menu/);
  for (const [path, headers] of [
    ['/menus/7', {}],
    ['/v1/menus/7', BROWSER],
  ] as const) {
    t.is((await fetch(`${url}${path}`, { headers })).headers.get('content-type'), 'application/problem+json', path);
  }
});

test('pages have a limit by address, separate from that of searches with a token', async (t) => {
  const { url, get } = await apiService(t, { pages: { rateLimitPerMinute: 2 } });
  t.is((await fetch(`${url}/find`)).status, 200);
  t.is((await fetch(`${url}/find/answers?search=pie`)).status, 200);
  const refused = await fetch(`${url}/restaurants`);
  t.is(refused.status, 429);
  t.truthy(refused.headers.get('retry-after'));
  t.is((await get('/v1/menus/items?search=pie')).status, 200);
});

test('a visitor who changes addresses within one IPv6 network has one limit on the pages', async (t) => {
  const { url } = await apiService(t, {
    pages: { rateLimitPerMinute: 2 },
    trustedProxies: parseAddressList('127.0.0.1, ::1'),
  });
  const from = async (address: string) =>
    (await fetch(`${url}/find`, { headers: { 'X-Forwarded-For': address } })).status;
  const network = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:a:b:c:d'];
  t.deepEqual(
    [await from(network[0] ?? ''), await from(network[1] ?? ''), await from(network[2] ?? '')],
    [200, 200, 429],
  );
  t.is(await from('2001:db8:1:3::1'), 200);
});

test('without pages for people nothing links to them', async (t) => {
  const { url } = await apiService(t, { pages: null });
  for (const path of ['/find', '/find/answers', '/restaurants', '/menus/1']) {
    t.is((await fetch(`${url}${path}`)).status, 404, path);
  }
  t.notRegex(await (await fetch(url)).text(), /href="\/(?:find|restaurants)|action="\/find/);
});

test('a menu with unread pages says that dishes may be missing', async (t) => {
  const { url, menus, cafe } = await pagesService(t);
  const page = async (name: string, more: object) => {
    const { menuId } = await menus.publish(
      taggedMenu({ restaurantId: cafe, name, sourceUrl: `file:///${name}`, ...more }),
    );
    return (await fetch(`${url}/menus/${menuId}`)).text();
  };
  const leftOut = [{ from: 2, to: 2, reason: 'the page is damaged' }];
  t.regex(await page('Lunch', { leftOut }), /Not all pages of its source could be read, so dishes may be missing/);
  t.notRegex(await page('Supper', {}), /Not all pages/);
});

test('the page of a menu shows the last check, and that its source was unreachable', async (t) => {
  const { url, menus, restaurants, database } = await apiService(t);
  const { restaurant } = await restaurants.save(restaurantFacts());
  const menu = taggedMenu({ restaurantId: restaurant.id });
  const { menuId } = await menus.publish(menu);
  const checked = async () =>
    /<dt>Last checked<\/dt><dd>(.*?)<\/dd>/.exec(await (await fetch(`${url}/menus/${menuId}`)).text())?.[1];
  t.notRegex((await checked()) ?? 'reached', /reached/);
  const check = { restaurantId: restaurant.id, sourceUrl: menu.sourceUrl };
  const sources = createSourceStore(database);
  await sources.recordCheck({ ...check, outcome: 'unreachable' });
  t.regex((await checked()) ?? '', /, but the page could not be reached$/);
  await sources.recordCheck({ ...check, outcome: 'unchanged' });
  t.notRegex((await checked()) ?? 'reached', /reached/);
});
