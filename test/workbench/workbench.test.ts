import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import test from 'ava';
import { pino } from 'pino';
import { openIngestion } from '../../app/wiring/ingestion.ts';
import { fileSourceUrl } from '../../src/ingest/source-input.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { causesOf } from '../../src/workbench/causes.ts';
import { readingPage } from '../../src/workbench/pages/reading-page.ts';
import { createSessions, oneTimeLink } from '../../src/workbench/sessions.ts';
import { createSourceViews } from '../../src/workbench/source-view.ts';
import { DOUBTFUL_PAGE, PLAIN_PAGE } from '../cli/menu-page.ts';
import { LEFT_OUT, longPdf } from '../support/long-pdf.ts';
import { runMenus } from '../support/run-menus.ts';
import { until } from '../support/until.ts';
import { fiveDishesPdf } from './five-dishes.ts';
import { FORM, post } from './post.ts';
import { workbenchService } from './workbench-service.ts';

const KEY = Buffer.alloc(32, 7);
/** The status of a request with another host name, as from a page whose name resolves to this machine. */
function statusAs(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { Host: host } }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

test('accepts changes from pages of the workbench alone', async (t) => {
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

test('if other machines reach it, a link logs in once', async (t) => {
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

test('behind https the cookie of a session stays on https, and logging out ends it', async (t) => {
  const { url } = await workbenchService(t, createSessions(KEY, { isSecure: true }));
  const enter = async () => {
    const entered = await fetch(`${url}/workbench/login?link=${oneTimeLink(KEY)}`, { redirect: 'manual' });
    return entered.headers.get('set-cookie') ?? '';
  };
  const [cookie, other] = [await enter(), (await enter()).split(';')[0] ?? ''];
  t.regex(cookie, /^__Host-workbench=[^;]+; path=\/; samesite=strict; secure; httponly$/i);
  const Cookie = cookie.split(';')[0] ?? '';
  t.regex(await (await fetch(`${url}/workbench/logout`, { headers: { Cookie } })).text(), /<button[^>]*>Log out</);
  t.is((await fetch(`${url}/workbench`, { headers: { Cookie } })).status, 200);
  const left = await post(`${url}/workbench/logout`, {}, { ...FORM, 'Sec-Fetch-Site': 'same-origin', Cookie });
  t.regex(left.headers.get('set-cookie') ?? '', /^__Host-workbench=; .*expires=Thu, 01 Jan 1970/i);
  t.is((await fetch(`${url}/workbench`, { headers: { Cookie } })).status, 401);
  t.is((await fetch(`${url}/workbench`, { headers: { Cookie: other } })).status, 200);
});

test('menus workbench prints the address, and a one-time login link if other machines reach it', async (t) => {
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

test('links and sessions expire', (t) => {
  let now = 0;
  const sessions = createSessions(KEY, { now: () => now });
  const [early, late] = [oneTimeLink(KEY, 0), oneTimeLink(KEY, 0)];
  const session = sessions.login(early) ?? '';
  t.true(sessions.isValid(session));
  now = 11 * 60_000;
  t.is(sessions.login(late), null);
  now = 13 * 3600_000;
  t.false(sessions.isValid(session));
});

test('the worklist quotes and links the dish, a decision can be undone, and the state is in words', async (t) => {
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
  t.regex(shown, /<h1>Status<\/h1>\s*<div class="notice good" role="status"><p><strong>All is well\./);
  t.regex(shown, /<a href="\/workbench">\d+ entries of the worklist<\/a>/);
});

test('one cause is one decision, which can be undone', async (t) => {
  const { url, ingest, stores } = await workbenchService(t);
  await ingest('lunch.html', DOUBTFUL_PAGE);
  const open = await stores.reviews.list();
  const page = await (await fetch(`${url}/workbench`)).text();
  t.regex(page, new RegExp(`${open.length} to check: [^<]* They share one cause: decide once`));
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

test('a page shows the outcome of a form, and nothing else from its address', async (t) => {
  const { ingest, sourcePage } = await workbenchService(t);
  await ingest('lunch.html', PLAIN_PAGE);
  const page = async (said: string) =>
    (await fetch(`${sourcePage('lunch.html')}&${new URLSearchParams({ said })}`)).text();
  t.regex(await page('changed-12,held'), /role="status">menu 12 changed; held back</);
  for (const said of ['Everything is mended', 'changed-12,Everything is mended', 'constructor', ''])
    t.notRegex(await page(said), /role="status"/, said);
});

test('entries of a source with the same reason are one cause, and a claim about a dish is one', (t) => {
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
  t.true(scripts.size > 1 && [...scripts.values()].join('').length < 18_000);
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

test('a source with unread pages says so, and which', async (t) => {
  const { url, ingest, restaurant, sourceUrl } = await workbenchService(t);
  const page = async (name: string, bytes: Buffer) => {
    await ingest(name, bytes);
    const of = new URLSearchParams({ restaurant, source: sourceUrl(name) });
    return (await fetch(`${url}/workbench/source?${of}`)).text();
  };
  const long = await page('long.pdf', await longPdf());
  t.true(long.includes('>read in part<'));
  t.true(long.includes(`pages ${LEFT_OUT.from} to ${LEFT_OUT.to}: ${LEFT_OUT.reason}`));
  t.false((await page('short.pdf', await fiveDishesPdf())).includes('read in part'));
});

test('a picture is shown beside the dishes in service while it is read, and in the drawing afterwards', async (t) => {
  t.timeout(240_000);
  const { ingest, restaurant, sourcePage, stores } = await workbenchService(t);
  await ingest('board.png', await readFile(join(packageRoot, 'samples', 'moorland-oatcake-board.png')));
  const never = () => Promise.reject(new Error('it is not to be read for this'));
  const ingestion = {
    ...openIngestion(stores, { allowPrivateSources: false }, pino({ level: 'silent' })),
    draw: never,
  };
  t.teardown(() => ingestion.close());
  const stored = await createSourceViews({ ...stores, ingestion }).stored(restaurant, fileSourceUrl('board.png'));
  const meanwhile = readingPage(stored);
  t.regex(meanwhile, /<img src="\/workbench\/document\?[^"]+" alt="The document">/);
  t.regex(meanwhile, /<h4>[^<]*Oatcake/);
  // A busy machine may take longer to read it than a connection lasts; what was read is kept.
  const page = await until(async () => (await fetch(sourcePage('board.png'))).text());
  t.regex(page, /<image href="\/workbench\/document\?[^"]+" width="\d+" height="\d+"\/>/);
  t.regex(page, /Show the words as read over the picture/);
});
