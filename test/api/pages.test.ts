import { createHook } from 'node:async_hooks';
import test from 'ava';
import { OPERATIONS } from '../../src/api/operations.ts';
import { PROBLEM_KINDS } from '../../src/api/pages/problem-catalogue.ts';
import { apiService, BASE_URL } from './api-service.ts';
import { pagesService } from './pages-service.ts';
import { raw } from './raw-answer.ts';
import { seededService } from './seeded.ts';

const PAGES = ['/', '/docs', '/allergens', '/problems', '/problems/search_required'];

test('everything that a page loads or links to exists', async (t) => {
  const { url } = await apiService(t);
  const seen = new Set<string>();
  for (const path of PAGES) {
    const page = await (await fetch(`${url}${path}`)).text();
    for (const [, address] of page.matchAll(/(?:src|href)="(\/[^"]*)"/g)) seen.add(address ?? '');
  }
  t.true(seen.has('/docs/swagger-ui-bundle.js') && seen.has('/assets/site.css'));
  for (const path of seen) {
    const response = await fetch(`${url}${path}`);
    t.is(response.status, 200, path);
    t.is(response.headers.get('x-content-type-options'), 'nosniff');
    if (path.endsWith('.js')) t.regex(response.headers.get('content-type') ?? '', /^text\/javascript/);
    if (path.endsWith('.css')) t.regex(response.headers.get('content-type') ?? '', /^text\/css/);
  }
});

test('revalidates scripts each time, and lets styles be cached for an hour', async (t) => {
  const { url } = await apiService(t);
  const script = await fetch(`${url}/assets/find.js`);
  t.is(script.headers.get('cache-control'), 'public, no-cache');
  const again = await fetch(`${url}/assets/find.js`, {
    headers: { 'If-None-Match': script.headers.get('etag') ?? '' },
  });
  t.is(again.status, 304);
  t.is((await fetch(`${url}/assets/find.js`, { headers: { 'If-None-Match': '"another"' } })).status, 200);
  t.is((await fetch(`${url}/assets/site.css`)).headers.get('cache-control'), 'public, max-age=3600');
});

// Alone, because other tests compress in the same process.
test.serial('compresses constant pages and files only for the first request', async (t) => {
  const service = await seededService(t);
  const fixed = [...PAGES, '/openapi.json', '/docs/swagger-ui-bundle.js', '/assets/site.css'];
  let compressions = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'ZLIB') compressions += 1;
    },
  }).enable();
  t.teardown(() => hook.disable());
  for (const coding of ['br', 'gzip']) {
    for (const path of fixed) {
      const first = await raw(service, path, { 'Accept-Encoding': coding });
      t.is(first.headers['content-encoding'], coding, path);
      const before = compressions;
      const second = await raw(service, path, { 'Accept-Encoding': coding });
      t.is(compressions, before, path);
      t.deepEqual(second.body, first.body, path);
    }
  }
  t.is(compressions, 2 * fixed.length);
});

test('the start page has a line for each operation, with existing ids', async (t) => {
  const { url, pubMenu, cafe, cafeMenu, pub } = await seededService(t);
  const page = await (await fetch(url)).text();
  for (const { summary, path } of OPERATIONS) t.true(page.includes(summary) && page.includes(path), path);
  t.true([pubMenu, cafeMenu].some((id) => page.includes(`${BASE_URL}/v1/menus/${id}&#39;`)));
  t.true([pub, cafe].some((id) => page.includes(`${BASE_URL}/v1/restaurants/${id}&#39;`)));
});

test('the lines of the start page work as printed', async (t) => {
  const { url, get } = await seededService(t);
  const page = (await (await fetch(url)).text())
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  const lines = [...page.matchAll(/Bearer \$TOKEN" '([^']+)'/g)].map(([, address = '']) => address);
  t.is(lines.length, OPERATIONS.length);
  for (const line of lines) t.is((await get(line.replace(BASE_URL, ''))).status, 200, line);
});

test('the start page stays up while the store is away', async (t) => {
  const { url, loseDatabase } = await seededService(t);
  await loseDatabase();
  t.is((await fetch(url)).status, 200);
});

test('the type of every problem is a page', async (t) => {
  const { url, refuses } = await apiService(t);
  for (const { code, title } of PROBLEM_KINDS) {
    const response = await fetch(`${url}/problems/${code}`);
    t.is(response.status, 200, code);
    t.true((await response.text()).includes(title.slice(0, 8)), code);
  }
  const { type } = await refuses('/v1/menus', 400, 'search_required');
  t.is((await fetch(type.replace(BASE_URL, url))).status, 200);
  t.is((await fetch(`${url}/problems/nothing_of_the_kind`)).status, 404);
});

test('pages answer GET and HEAD only, and a missing page is a problem', async (t) => {
  const { url } = await apiService(t);
  const posted = await fetch(`${url}/docs`, { method: 'POST' });
  t.is(posted.status, 405);
  t.is(posted.headers.get('allow'), 'GET, HEAD, OPTIONS');
  t.is((await fetch(`${url}/docs`, { method: 'HEAD' })).status, 200);
  for (const path of [
    '/nothing',
    '/docs/../package.json',
    '/docs/package.json',
    '/assets/..%2f..%2fcreate-api.ts',
    '/favicon.ico',
  ]) {
    const response = await fetch(`${url}${path}`);
    t.is(response.status, 404, path);
    t.is(response.headers.get('content-type'), 'application/problem+json');
  }
});

test('the documentation page may talk to the API and the token service only, and has nothing inline', async (t) => {
  const { url } = await apiService(t);
  const response = await fetch(`${url}/docs`);
  const policy = response.headers.get('content-security-policy') ?? '';
  t.true(policy.startsWith("default-src 'none'"));
  t.notRegex(policy, /unsafe/);
  t.regex(policy, /connect-src 'self' http:\/\/localhost:3000 http:\/\/localhost:3001;/);
  t.regex(policy, /script-src 'self';/);
  const page = await response.text();
  t.is([...page.matchAll(/<h1[ >]/g)].length, 1);
  t.notRegex(page, /<script(?![^>]* src="\/)|<style| style="| on[a-z]+="/);
  for (const [, address] of page.matchAll(/(?:src|<link[^>]* href)="([^"]+)"/g)) t.regex(address ?? '', /^\//);
});

test('keeps search engines away', async (t) => {
  const { url } = await pagesService(t);
  t.is(await (await fetch(`${url}/robots.txt`)).text(), 'User-agent: *\nDisallow: /\n');
});
