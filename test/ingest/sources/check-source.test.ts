import { createHash } from 'node:crypto';
import { getEventListeners, once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { ParseError } from '@menu-data-service/menu-reader';
import test from 'ava';
import { type CheckSourceDependencies, checkSource } from '../../../src/ingest/sources/check-source.ts';
import { checkSources, hostPause } from '../../../src/ingest/sources/check-sources.ts';
import { dueSources } from '../../../src/ingest/sources/create-source-schedule.ts';
import { createRobots } from '../../../src/ingest/sources/robots.ts';
import type { FetchedSource } from '../../../src/outbound/create-fetcher.ts';
import { FetchError } from '../../../src/outbound/fetch-error.ts';
import type { SourceState } from '../../../src/ports/source-store.ts';

const bytes = Buffer.from('<html>Soup £4.50</html>');
const sha256 = createHash('sha256').update(bytes).digest('hex');

const NOW = new Date('2026-11-21T08:00:00Z');

function state(changes: Partial<SourceState> = {}): SourceState {
  return {
    restaurantId: 'r1',
    sourceUrl: 'https://menu.localhost/lunch',
    lastCheck: new Date('2026-11-20T08:00:00Z'),
    lastOutcome: 'unchanged',
    detail: null,
    failures: 0,
    etag: null,
    lastModified: null,
    sha256: null,
    fetchedAt: null,
    watched: true,
    open: null,
    ...changes,
  };
}

/** Dependencies of checkSource that record their calls. */
function parts(answer: FetchedSource | 'not modified' | Error, changes: Partial<CheckSourceDependencies> = {}) {
  const records: unknown[] = [];
  const asked: unknown[] = [];
  const ingested: unknown[] = [];
  const dependencies: CheckSourceDependencies = {
    fetcher: {
      async fetchSource(...args) {
        asked.push(args);
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    robots: { isAllowed: async () => true },
    sources: { recordCheck: async (check) => void records.push(check), now: async () => NOW },
    async ingest(source, restaurantId) {
      ingested.push({ source, restaurantId });
      return 'changed';
    },
    ...changes,
  };
  return { records, asked, ingested, dependencies };
}

const unstopped = new AbortController().signal;

const where = { restaurantId: 'r1', sourceUrl: 'https://menu.localhost/lunch' };

test('an unchanged source leaves only a check', async (t) => {
  const { records, asked, ingested, dependencies } = parts('not modified');

  const check = await checkSource(state({ etag: '"a"', lastModified: 'Fri' }), dependencies, unstopped);

  t.deepEqual(asked, [['https://menu.localhost/lunch', { etag: '"a"', lastModified: 'Fri' }]]);
  t.deepEqual(check, { outcome: 'unchanged' });
  t.deepEqual(records, [{ ...where, outcome: 'unchanged' }]);
  t.is(ingested.length, 0);
});

test('the same bytes again leave a check and the new validators', async (t) => {
  const { records, ingested, dependencies } = parts({ bytes, mediaType: 'text/html', etag: '"b"' });

  await checkSource(state({ sha256 }), dependencies, unstopped);

  t.deepEqual(records, [{ ...where, outcome: 'unchanged', etag: '"b"' }]);
  t.is(ingested.length, 0);
});

test('a check without news repeats the open matters of the document', async (t) => {
  const { records, dependencies } = parts('not modified');
  const detail = '"Lunch" is no longer in the document; withdraw it with: menus ingest --withdraw 7';

  await checkSource(state({ open: { held: true, detail: null } }), dependencies, unstopped);
  const check = await checkSource(state({ open: { held: false, detail } }), dependencies, unstopped);

  t.deepEqual(check, { outcome: 'unchanged', detail });
  t.deepEqual(records, [
    { ...where, outcome: 'needs review' },
    { ...where, outcome: 'unchanged', detail },
  ]);
});

test('ingests other bytes, which records the check', async (t) => {
  const { records, ingested, dependencies } = parts({ bytes, mediaType: 'text/html', etag: '"b"' });

  const check = await checkSource(state({ sha256: 'other' }), dependencies, unstopped);

  t.is(check.outcome, 'changed');
  t.deepEqual(ingested, [
    {
      source: { bytes, mediaType: 'text/html', etag: '"b"', sourceUrl: where.sourceUrl, fetchedAt: NOW },
      restaurantId: 'r1',
    },
  ]);
  t.is(records.length, 0);
});

test('records an unreachable source with the reason', async (t) => {
  const { records, dependencies } = parts(new FetchError(where.sourceUrl, 'status', 'the server answered 503'));

  await checkSource(state(), dependencies, unstopped);

  t.deepEqual(records, [
    { ...where, outcome: 'unreachable', detail: 'https://menu.localhost/lunch: the server answered 503' },
  ]);
});

test('an unreadable document needs review and is read again next time', async (t) => {
  const { records, dependencies } = parts(
    { bytes, mediaType: 'text/html' },
    { ingest: () => Promise.reject(new ParseError('lunch', 'no text', 'the PDF shows no text')) },
  );

  await checkSource(state(), dependencies, unstopped);

  t.deepEqual(records, [{ ...where, outcome: 'needs review', detail: 'lunch: the PDF shows no text' }]);
});

test('records any fault of a document, and leaves the other sources alone', async (t) => {
  const { records, dependencies } = parts(
    { bytes, mediaType: 'text/html' },
    {
      ingest: async ({ sourceUrl }) => {
        if (sourceUrl === where.sourceUrl) throw new RangeError('item "Soup": price 12345678');
        return 'unchanged';
      },
    },
  );
  const checked: unknown[] = [];
  const robots = { isAllowed: async () => true, delayMs: async () => 1 };
  const both = [state(), state({ sourceUrl: 'https://menu.localhost/dinner' })];

  await checkSources(both, { ...dependencies, robots }, unstopped, (_state, check) => checked.push(check.outcome));

  t.deepEqual(checked, ['needs review', 'unchanged']);
  t.deepEqual(records, [{ ...where, outcome: 'needs review', detail: 'item "Soup": price 12345678' }]);
});

test('an unavailable store says nothing about the source', async (t) => {
  const { records, dependencies } = parts(
    { bytes, mediaType: 'text/html' },
    { ingest: () => Promise.reject(Object.assign(new Error('connection lost'), { code: 'ECONNREFUSED' })) },
  );

  await t.throwsAsync(checkSource(state(), dependencies, unstopped), { message: 'connection lost' });

  t.is(records.length, 0);
});

test('does not fetch anything forbidden by robots.txt', async (t) => {
  const robots = createRobots({ fetchText: async () => 'User-agent: *\nDisallow: /lunch\nCrawl-delay: 3' }, 'menus');
  const { records, asked, dependencies } = parts('not modified', { robots });

  await checkSource(state(), dependencies, unstopped);

  t.is(asked.length, 0);
  t.deepEqual(records, [
    { ...where, outcome: 'unreachable', detail: 'the robots.txt of the site asks not to fetch it' },
  ]);
  t.is(await robots.delayMs(where.sourceUrl), 3000);
  t.true(await createRobots({ fetchText: async () => null }, 'menus').isAllowed(where.sourceUrl));
});

test('each host gets one request at a time, several hosts in parallel', async (t) => {
  const running = new Map<string, number>();
  const ended: Record<string, number> = {};
  let together = 0;
  const { dependencies } = parts('not modified', {
    fetcher: {
      async fetchSource(url) {
        const { host } = new URL(url);
        running.set(host, (running.get(host) ?? 0) + 1);
        t.is(running.get(host), 1, host);
        if (host in ended) t.true(performance.now() - (ended[host] ?? 0) >= 49, 'the pause the site asks for');
        together = Math.max(together, [...running.values()].filter((count) => count > 0).length);
        // biome-ignore lint/plugin: how long an answer takes, so that two at once would meet
        await new Promise((resolve) => setTimeout(resolve, 10));
        running.set(host, 0);
        ended[host] = performance.now();
        return 'not modified';
      },
    },
  });
  const urls = ['https://a.localhost/1', 'https://a.localhost/2', 'https://b.localhost/1', 'file:///menu.pdf'];
  const checked: string[] = [];

  await checkSources(
    urls.map((sourceUrl) => state({ sourceUrl })),
    { ...dependencies, robots: { isAllowed: async () => true, delayMs: async () => 50 } },
    unstopped,
    ({ sourceUrl }) => checked.push(sourceUrl),
  );

  t.deepEqual(checked.sort(), urls.slice(0, 3));
  t.is(together, 2);
});

test('a stopped run does not wait for the pause of a host, and interrupted checks leave no record', async (t) => {
  const stopping = new AbortController();
  const { records, dependencies } = parts('not modified', {
    fetcher: {
      async fetchSource(url) {
        if (url.endsWith('/hangs')) {
          setImmediate(() => stopping.abort());
          await once(stopping.signal, 'abort');
          throw new FetchError(url, 'unreachable', 'the connection was lost');
        }
        return 'not modified';
      },
    },
  });
  const urls = ['https://a.localhost/1', 'https://a.localhost/2', 'https://b.localhost/hangs', 'https://b.localhost/2'];
  const checked: string[] = [];

  await checkSources(
    urls.map((sourceUrl) => state({ sourceUrl })),
    { ...dependencies, robots: { isAllowed: async () => true, delayMs: async () => 2 ** 30 } },
    stopping.signal,
    ({ sourceUrl }) => checked.push(sourceUrl),
  );

  t.deepEqual(checked, ['https://a.localhost/1']);
  t.deepEqual(records, [{ restaurantId: 'r1', sourceUrl: 'https://a.localhost/1', outcome: 'unchanged' }]);
});

test('a source is due after an interval that doubles with every failure', (t) => {
  const now = new Date('2026-11-21T08:00:00Z');
  const due = (changes: Partial<SourceState>, everyHours: number) =>
    dueSources([state(changes)], everyHours, now).length;

  t.is(due({}, 24), 1);
  t.is(due({}, 25), 0);
  t.is(due({ failures: 1 }, 12), 1);
  t.is(due({ failures: 1 }, 13), 0);
  t.is(due({ failures: 99 }, 1.5), 1);
  t.is(due({ lastCheck: null }, 1000), 1);
  t.is(due({ sourceUrl: 'file:///menu.pdf' }, 1), 0);
  t.is(due({ watched: false }, 1), 0);
});

test('a placeholder address is never due', (t) => {
  const due = (sourceUrl: string) => dueSources([state({ sourceUrl, lastCheck: null })], 1, new Date()).length;
  const reserved = [
    'crown.example',
    'menus.crown.EXAMPLE',
    'crown.test',
    'crown.invalid',
    'example.com',
    'www.example.org',
  ];
  for (const host of reserved) t.is(due(`https://${host}/menu`), 0, host);
  for (const host of ['localhost:8080', 'crown.localhost', 'example.co', 'myexample.com', '127.0.0.1', 'test.com']) {
    t.is(due(`https://${host}/menu`), 1, host);
  }
  t.is(due('https://[crown/menu'), 0);
});

test.serial('waiting for more than ten hosts at once is not reported as a leak', async (t) => {
  const warnings: Error[] = [];
  const note = (warning: Error) => void warnings.push(warning);
  process.on('warning', note);
  t.teardown(() => process.off('warning', note));
  const stopped = new AbortController();
  const robots = { delayMs: async () => 60_000 };
  const waits = Array.from({ length: 11 }, (_, i) => hostPause(`https://h${i}.localhost/`, robots, stopped.signal));
  await turn();
  t.is(getEventListeners(stopped.signal, 'abort').length, 11);
  stopped.abort();
  await Promise.all(waits);
  t.deepEqual(warnings, []);
});
