import { request } from 'node:http';
import test from 'ava';
import { causesOf } from '../../app/workbench/causes.ts';
import { createSessions, oneTimeLink } from '../../app/workbench/sessions.ts';
import { readDocuments } from '../../src/db/menu-documents.ts';
import { DOUBTFUL_PAGE, PLAIN_PAGE } from '../cli/menu-page.ts';
import { runMenus } from '../support/run-menus.ts';
import { fiveDishesPdf } from './five-dishes.ts';
import { workbenchService } from './workbench-service.ts';

const KEY = Buffer.alloc(32, 7);
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const OWN = { ...FORM, 'Sec-Fetch-Site': 'same-origin' };

const post = (
  url: string,
  fields: Record<string, string> | readonly [string, string][],
  headers: Record<string, string> = OWN,
) =>
  fetch(url, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields as Record<string, string>).toString(),
    redirect: 'manual',
  });

/** The status of a request that names another host, as a page does whose name was made to lead to this machine. */
function statusAs(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { Host: host } }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

test('changes are taken from pages of the workbench alone', async (t) => {
  const { url, ingest, stores } = await workbenchService(t);
  await ingest('lunch.html', DOUBTFUL_PAGE);
  const [entry] = await stores.reviews.list();
  const fields = { id: String(entry?.id), verb: 'dismiss' };
  for (const headers of [
    { ...FORM, 'Sec-Fetch-Site': 'cross-site' },
    { ...FORM, 'Sec-Fetch-Site': 'same-site' },
    { ...FORM, Origin: 'http://evil.example' },
    FORM,
  ]) {
    t.is((await post(`${url}/workbench/decide`, fields, headers)).status, 403);
  }
  t.is((await stores.reviews.item(entry?.id ?? 0))?.state, 'open');
  t.is(await statusAs(`${url}/workbench`, 'evil.example'), 403, 'a name that was made to lead here');
  t.is((await post(`${url}/workbench/decide`, fields, { ...FORM, Origin: url })).status, 303);
  t.is((await stores.reviews.item(entry?.id ?? 0))?.state, 'dismissed');
  const away = await post(`${url}/workbench/decide`, { ...fields, back: 'https://evil.example/workbench' });
  t.is(away.headers.get('location'), `/workbench?decided=${entry?.id}`);
});

test('where other machines reach it a link logs in once', async (t) => {
  const { url } = await workbenchService(t, createSessions(KEY));
  t.is((await fetch(`${url}/workbench`)).status, 401);
  const link = `${url}/workbench/login?link=${oneTimeLink(KEY)}`;
  const entered = await fetch(link, { redirect: 'manual' });
  t.is(entered.status, 302);
  const cookie = entered.headers.get('set-cookie') ?? '';
  t.regex(cookie, /^workbench=[^;]+;.*samesite=strict; httponly/i);
  const Cookie = cookie.split(';')[0] ?? '';
  t.is((await fetch(`${url}/workbench`, { headers: { Cookie } })).status, 200);
  t.is((await fetch(link, { redirect: 'manual' })).status, 401, 'used');
  for (const wrong of ['', 'x.y.z', oneTimeLink(Buffer.alloc(32, 8)), Cookie.slice('workbench='.length)]) {
    t.is((await fetch(`${url}/workbench/login?link=${wrong}`, { redirect: 'manual' })).status, 401);
  }
  const forged = { Cookie: `workbench=${oneTimeLink(KEY)}` };
  t.is((await fetch(`${url}/workbench`, { headers: forged })).status, 401, 'a link is no session');
});

test('menus workbench prints the address, and a link that logs in once where other machines reach it', async (t) => {
  const env = { OPS_PORT: '4099', KEY_ENCRYPTION_KEY: KEY.toString('hex') };
  t.is((await runMenus(['workbench'], { env })).stdout, 'http://localhost:4099/workbench\n');
  const behind = { ...env, WORKBENCH_URL: 'https://menus.example' };
  t.regex(
    (await runMenus(['workbench'], { env: behind })).stdout,
    /^https:\/\/menus\.example\/workbench\/login\?link=/,
  );
  const { stdout } = await runMenus(['workbench', '--json'], { env: { ...env, OPS_HOST: '192.0.2.7' } });
  const { address, oneTime } = JSON.parse(stdout) as { address: string; oneTime: boolean };
  t.true(oneTime);
  t.regex(address, /^http:\/\/192\.0\.2\.7:4099\/workbench\/login\?link=/);
  t.truthy(createSessions(KEY).login(new URL(address).searchParams.get('link') ?? ''));
});

test('links and sessions run out', (t) => {
  let now = 0;
  const sessions = createSessions(KEY, () => now);
  const [early, late] = [oneTimeLink(KEY, 0), oneTimeLink(KEY, 0)];
  const session = sessions.login(early) ?? '';
  t.true(sessions.isValid(session));
  now = 11 * 60_000;
  t.is(sessions.login(late), null);
  now = 13 * 3600_000;
  t.false(sessions.isValid(session));
});

test('a dish is renamed, described, moved, flagged and taken out, and what a form does not change stays', async (t) => {
  const { url, ingest, active, restaurant, sourceUrl, sourcePage, stores } = await workbenchService(t);
  await ingest('lunch.html', PLAIN_PAGE);
  const source = sourceUrl('lunch.html');
  const mend = (fields: Record<string, string>) =>
    post(`${url}/workbench/mend`, { restaurant, source, menu: 'Lunch Menu', ...fields });
  const soup = { item: 'Tomato Soup', section: 'Starters', 'name-before': 'Tomato Soup', 'price-before': '5.50' };
  const changed = { name: 'Roast Tomato Soup', price: '£5,75', description: 'with basil', vegan: 'on' };
  t.is((await mend({ ...soup, ...changed, 'to-section': 'Mains', 'to-section-before': 'Starters' })).status, 303);
  t.is((await mend({ item: 'Garlic Bread', section: 'Starters', remove: 'yes' })).status, 303);
  const [menu] = await active();
  t.deepEqual(
    menu?.sections.map(({ name, items }) => [name, items.length]),
    [['Mains', 4]],
  );
  t.like(menu?.sections[0]?.items[3], {
    name: 'Roast Tomato Soup',
    price: 5.75,
    description: 'with basil',
    vegan: true,
  });
  t.deepEqual(await stores.sources.corrections(restaurant, source), {
    corrections: [
      {
        item: 'Tomato Soup',
        set: { name: 'Roast Tomato Soup', description: 'with basil', section: 'Mains', price: 5.75, vegan: true },
      },
      { item: 'Garlic Bread', remove: true },
    ],
    currencyOk: false,
  });
  const page = await (await fetch(sourcePage('lunch.html'))).text();
  t.regex(page, /What changed with version 3 of Lunch Menu[\s\S]*<li>- Garlic Bread {2}£\d/);
});

test('an allergen is set by a person, stays in later versions, and gives way where a later menu prints more', async (t) => {
  const { db, url, ingest, active, restaurant, sourceUrl, sourcePage, stores } = await workbenchService(t);
  const page = (words: string) => PLAIN_PAGE.replace('Tomato Soup', `Tomato Soup</h3><p>${words}</p><h3 hidden>`);
  await ingest('lunch.html', page('with cream and croutons'));
  const soup = async () => (await active())[0]?.sections[0]?.items[0];
  const absent = async () => {
    const [menu] = await readDocuments(
      db,
      (await active()).map(({ id }) => id),
    );
    return menu?.sections[0]?.items[0]?.absentAllergens;
  };
  t.regex((await soup())?.allergens ?? '', /Milk/);
  const source = sourceUrl('lunch.html');
  const [, link = ''] =
    /href="(\/workbench\/allergens\?[^"]+)"/.exec(await (await fetch(sourcePage('lunch.html'))).text()) ?? [];
  const form = await (await fetch(`${url}${link.replaceAll('&amp;', '&')}`)).text();
  t.regex(form, /Allergens of Tomato Soup/);
  t.regex(form, /id="now-MILK">Now: contains it, estimated from “[^”]+”/);
  const fields = { restaurant, source, menu: 'Lunch Menu', item: 'Tomato Soup', section: 'Starters' };
  const mend = (more: Record<string, string>) => post(`${url}/workbench/mend`, { ...fields, ...more });
  t.is(
    (await mend({ 'allergen-MILK': 'free', 'allergen-SESAME': 'may contain', 'allergen-GLUTEN': 'unknown' })).status,
    303,
  );
  const mended = (await soup())?.allergens ?? '';
  t.regex(mended, /Sesame \(may contain\)/);
  t.notRegex(mended, /Gluten|Milk/);
  t.deepEqual(await absent(), ['MILK'], 'of one that is unknown nothing is promised');
  t.regex(
    await (await fetch(`${url}${link.replaceAll('&amp;', '&')}`)).text(),
    /id="now-GLUTEN">Now: unknown, set by a person[\s\S]*id="now-MILK">Now: is free from it, set by a person/,
  );

  await ingest('lunch.html', page('with cream and croutons').replace('13.50', '14.50'));
  t.is((await soup())?.allergens, mended, 'in the next version too');
  await ingest('lunch.html', page('with croutons. Contains milk'));
  t.regex((await soup())?.allergens ?? '', /Milk(?! free)/, 'the print counts');
  t.regex(
    (await stores.reviews.list()).map(({ reason }) => reason).join(),
    /MILK: printed as "contains" since a person decided "free"/,
  );
  t.is((await mend({ 'allergen-MILK': '' })).status, 400, 'nothing was chosen');
});

test('the worklist quotes the dish and leads to it, a decision can be undone, and the state is told in words', async (t) => {
  const { url, ingest, stores } = await workbenchService(t);
  await ingest('lunch.html', DOUBTFUL_PAGE);
  const page = await (await fetch(`${url}/workbench`)).text();
  const [, link = '', anchor = ''] = /href="([^"#]+)#(dish-[0-9a-f]+)">Beef Lasagne · £11\.75/.exec(page) ?? [];
  t.true((await (await fetch(`${url}${link.replaceAll('&amp;', '&')}`)).text()).includes(`id="${anchor}"`));
  t.regex(page, /<strong>Dismiss<\/strong>: it does not matter/);
  const entry = (await stores.reviews.list()).find(({ item }) => item === 'Beef Lasagne');
  const decide = (verb: string) => post(`${url}/workbench/decide`, { id: String(entry?.id), verb });
  await decide('dismiss');
  const decided = await (await fetch(`${url}/workbench/decided`)).text();
  t.regex(decided, /Beef Lasagne[\s\S]*Dismissed[\s\S]*value="reopen">Undo/);
  await decide('reopen');
  t.is((await stores.reviews.item(entry?.id ?? 0))?.state, 'open');

  const shown = await (await fetch(`${url}/workbench/state`)).text();
  t.regex(shown, /<h1>Status<\/h1>\s*<div class="notice good" role="status"><p><strong>Everything works\./);
  t.regex(shown, /<a href="\/workbench">\d+ entries of the worklist<\/a>/);
});

test('one cause is one decision, which can be undone', async (t) => {
  const { url, ingest, stores } = await workbenchService(t);
  await ingest('lunch.html', DOUBTFUL_PAGE);
  const open = await stores.reviews.list();
  const page = await (await fetch(`${url}/workbench`)).text();
  t.regex(page, new RegExp(`${open.length} to look at: [^<]* They have one cause, which is one decision`));
  const [, form = ''] = /<form class="decide"(.*?)<\/form>/s.exec(page) ?? [];
  const ids = [...form.matchAll(/name="id" value="(\d+)"/g)].map(([, id]) => id ?? '');
  t.is(ids.length, open.length);
  const fields = ids.map((id): [string, string] => ['id', id]);
  const decided = await post(`${url}/workbench/decide`, [...fields, ['verb', 'accept']]);
  const back = decided.headers.get('location') ?? '';
  t.is(back, `/workbench?decided=${ids.join('%2C')}`);
  t.is(await stores.reviews.backlog(), 0);
  const after = await (await fetch(`${url}${back}`)).text();
  t.regex(after, /\d+ decided\.[\s\S]*value="reopen">Undo/);
  await post(`${url}/workbench/decide`, [...fields, ['verb', 'reopen'], ['back', back]]);
  t.is(await stores.reviews.backlog(), open.length);
});

test('entries of a source that say the same are one cause, and a claim about a dish is one', (t) => {
  const entry = (id: number, item: string, reason: string, sourceUrl = 'file:///a.html') => {
    const place = { restaurantId: 'r', restaurantName: 'R', sourceUrl, menu: 'Menu', section: 'Mains', item };
    return {
      id,
      kind: 'dish',
      state: 'open',
      menuId: 1,
      raisedAt: new Date(),
      decidedAt: null,
      note: null,
      ...place,
      reason,
    } as const;
  };
  const causes = causesOf([
    entry(1, 'Soup', 'it stands under no heading'),
    entry(2, 'Pie', 'vegan: stated ("(v)"), but "beef" is named'),
    entry(3, 'Bread', 'it stands under no heading'),
    entry(4, 'Pie', 'vegetarian: stated ("(v)"), but "beef" is named'),
    entry(5, 'Broth', 'vegan: stated ("(v)"), but "beef" is named'),
    entry(6, 'Tea', 'it stands under no heading', 'file:///b.html'),
  ]);
  t.deepEqual(
    causes.map((cause) => cause.map(({ id }) => id)),
    [[1, 3], [2, 4, 5], [6]],
  );
});

test('what is mended together is one version, and each correction can be taken back', async (t) => {
  const { url, ingest, active, restaurant, sourceUrl, sourcePage } = await workbenchService(t);
  await ingest('lunch.html', PLAIN_PAGE);
  const place = { restaurant, source: sourceUrl('lunch.html'), menu: 'Lunch Menu' };
  const form = (fields: Record<string, string>) => new URLSearchParams({ ...place, ...fields }).toString();
  const mend = (fields: readonly [string, string][]) =>
    post(`${url}/workbench/mend`, [...Object.entries(place), ...fields]);
  const together = await mend([
    ['form', form({ section: 'Starters', item: 'Tomato Soup', price: '6', 'price-before': '5.50' })],
    ['form', form({ section: 'Mains', item: 'Chicken Curry', remove: 'yes' })],
    // was opened and left as it was
    [
      'form',
      form({ section: 'Mains', item: 'Fish and Chips', name: 'Fish and Chips', 'name-before': 'Fish and Chips' }),
    ],
    ['form', form({ section: 'Mains', item: 'Steak and Ale Pie', add: 'yes', name: 'Chips', price: '3,50' })],
  ]);
  t.is(together.status, 303);
  const dishes = async () => {
    const [menu] = await active();
    const items = menu?.sections.flatMap((section) => section.items.map(({ name, price }) => `${name} ${price}`));
    return { version: menu?.version, items };
  };
  t.deepEqual(await dishes(), {
    version: 2,
    items: ['Tomato Soup 6', 'Garlic Bread 4.25', 'Steak and Ale Pie 12.95', 'Chips 3.5', 'Fish and Chips 13.5'],
  });
  const page = await (await fetch(sourcePage('lunch.html'))).text();
  t.regex(page, /<li>Chips: added to Mains[\s\S]*<li>Chicken Curry: taken out[\s\S]*<li>Tomato Soup: price 6/);
  const [, correction = ''] = /Chicken Curry: taken out[\s\S]*?name="correction" value="([^"]+)"/.exec(page) ?? [];
  await mend([
    ['take-back', 'yes'],
    ['correction', correction.replaceAll('&quot;', '"')],
  ]);
  t.true((await dishes()).items?.includes('Chicken Curry 11.75'));
  t.is(
    (
      await mend([
        ['take-back', 'yes'],
        ['correction', correction],
      ])
    ).status,
    400,
  );

  await mend([
    ['section', 'Mains'],
    ['no-heading', 'yes'],
  ]);
  t.is((await active())[0]?.sections.length, 1);
  await mend([['name', 'Dinner']]);
  t.is((await active())[0]?.name, 'Dinner');
  await mend([['currency', 'euros']]);
  t.true(
    (await dishes()).items?.every((item) => / (?:0|6|3\.5)$/.test(item)),
    'prices in euros are none in pounds',
  );
  t.regex(await (await fetch(sourcePage('lunch.html'))).text(), /<option value="euros" selected>/);
});

test('a form with a mistake changes nothing and says what is wrong', async (t) => {
  const { url, ingest, restaurant, sourceUrl, stores } = await workbenchService(t);
  await ingest('lunch.html', PLAIN_PAGE);
  const place = { restaurant, source: sourceUrl('lunch.html'), menu: 'Lunch Menu', item: 'Tomato Soup' };
  for (const [fields, says] of [
    [{ price: 'cheap', 'price-before': '5.50' }, /The price &quot;cheap&quot; is no sum of pounds/],
    [{ price: '5.50', 'price-before': '5.50' }, /Nothing was changed: every field says what it said before/],
    [{ name: '', 'name-before': 'Tomato Soup' }, /corrections\[0\]\.set\.name: is empty/],
    [{ source: 'file:///none' }, /There is no such source/],
  ] as const) {
    const refused = await post(`${url}/workbench/mend`, { ...place, ...fields });
    t.true(refused.status === 400 || refused.status === 404);
    t.regex(await refused.text(), says);
  }
  t.is(await stores.sources.corrections(restaurant, place.source), null);
  const large = await post(`${url}/workbench/mend`, { name: 'x'.repeat(70_000) });
  t.is(large.status, 413);
});

test('pages have a strict policy, little script, and the document of a source runs nowhere', async (t) => {
  const { url, ingest, restaurant, sourceUrl } = await workbenchService(t);
  await ingest('lunch.html', PLAIN_PAGE.replace('Tomato Soup', 'Soup &lt;script&gt;alert(1)&lt;/script&gt;'));
  const of = new URLSearchParams({ restaurant, source: sourceUrl('lunch.html') });
  for (const path of ['/workbench', '/workbench/sources', '/workbench/state', `/workbench/source?${of}`]) {
    const page = await fetch(`${url}${path}`);
    t.is(page.status, 200);
    t.regex(page.headers.get('content-security-policy') ?? '', /default-src 'none'.*script-src 'self'/);
    t.notRegex(await page.text(), /<script>|<[^>]+ style=|javascript:/);
  }
  const scripts = new Map<string, string>();
  const load = async (name: string): Promise<void> => {
    if (scripts.has(name)) return;
    const answer = await fetch(`${url}/workbench/assets/${name}`);
    t.is(answer.status, 200, name);
    const script = await answer.text();
    scripts.set(name, script);
    await Promise.all([...script.matchAll(/^import .*'\.\/(.+)';$/gm)].map(([, other = '']) => load(other)));
  };
  await load('workbench.js');
  t.true(scripts.size > 1 && [...scripts.values()].join('').length < 16_000);
  const document = await fetch(`${url}/workbench/document?${of}`);
  t.is(document.headers.get('content-type'), 'text/plain; charset=utf-8');
  t.is(document.headers.get('content-security-policy'), "sandbox; default-src 'none'");
});

test('every dish of a PDF has its own place in the drawing, and one of a web page its line', async (t) => {
  const { ingest, sourcePage } = await workbenchService(t);
  await ingest('lunch.pdf', await fiveDishesPdf());
  await ingest('lunch.html', PLAIN_PAGE);
  for (const [name, place] of [
    ['lunch.pdf', /^place-1-\d+-\d+$/],
    ['lunch.html', /^line-\d+$/],
  ] as const) {
    const page = await (await fetch(sourcePage(name))).text();
    const places = [...page.matchAll(/data-place="([^"]*)"/g)].map(([, found]) => found ?? '');
    t.is(new Set(places).size, 5, name);
    for (const found of places) {
      t.regex(found, place);
      t.true(page.includes(`id="${found}"`), found);
    }
  }
});
