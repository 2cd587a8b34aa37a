import type { lookup } from 'node:dns';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import test, { type ExecutionContext } from 'ava';
import { createFetcher, type FetcherOptions } from '../../src/outbound/create-fetcher.ts';
import { FetchError } from '../../src/outbound/fetch-error.ts';
import { DEFAULT_FETCH_LIMITS } from '../../src/outbound/fetch-limits.ts';
import { serve } from '../support/serve.ts';

/** Allows only the test's own server, as production allows only public addresses. */
function testFetcher(t: ExecutionContext, options: Partial<FetcherOptions> = {}) {
  const fetcher = createFetcher({
    userAgent: 'menus-test',
    isAllowed: (address) => address === '127.0.0.1',
    ...options,
  });
  t.teardown(() => fetcher.close());
  return fetcher;
}

const page = '<html><body>Soup £4.50</body></html>';

async function failure(t: ExecutionContext, promise: Promise<unknown>): Promise<FetchError> {
  const error = await t.throwsAsync(promise, { instanceOf: FetchError });
  return error ?? new FetchError('', 'address', '');
}

test('a page comes with its bytes, media type and validators', async (t) => {
  const address = await serve(t, (request, response) => {
    t.is(request.headers['user-agent'], 'menus-test');
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      etag: '"a"',
      'last-modified': 'Sat, 21 Nov 2026 08:00:00 GMT',
    });
    response.end(page);
  });

  const result = await testFetcher(t).fetchSource(`${address}/menu`);

  t.deepEqual(result, {
    bytes: Buffer.from(page),
    mediaType: 'text/html; charset=utf-8',
    etag: '"a"',
    lastModified: 'Sat, 21 Nov 2026 08:00:00 GMT',
  });
});

test('validators make the request conditional, and 304 means no new document', async (t) => {
  const address = await serve(t, (request, response) => {
    t.is(request.headers['if-none-match'], '"a"');
    t.is(request.headers['if-modified-since'], 'Sat, 21 Nov 2026 08:00:00 GMT');
    response.writeHead(304).end();
  });

  const result = await testFetcher(t).fetchSource(address, {
    etag: '"a"',
    lastModified: 'Sat, 21 Nov 2026 08:00:00 GMT',
  });

  t.is(result, 'not modified');
});

test('the caller may inspect the target of a redirect and end the request there', async (t) => {
  const asked: (string | undefined)[] = [];
  const address = await serve(t, ({ url }, response) => {
    asked.push(url);
    response.writeHead(302, { location: url === '/a' ? '/b' : '/c' }).end();
  });
  const seen: string[] = [];
  const onRedirect = (to: string) => {
    seen.push(to);
    if (to.endsWith('/c')) throw new FetchError(to, 'address', 'not there');
  };
  const error = await failure(t, testFetcher(t).fetchSource(`${address}/a`, { onRedirect }));
  t.is(error.message, `${address}/c: not there`);
  t.deepEqual(
    [seen, asked],
    [
      [`${address}/b`, `${address}/c`],
      ['/a', '/b'],
    ],
  );
});

test('follows up to five redirects', async (t) => {
  const address = await serve(t, (request, response) => {
    const left = Number(request.url?.slice(1));
    if (left === 0) response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    else response.writeHead(302, { location: `/${left - 1}` }).end();
  });
  const fetcher = testFetcher(t);

  t.not(await fetcher.fetchSource(`${address}/5`), 'not modified');
  const error = await failure(t, fetcher.fetchSource(`${address}/6`));

  t.is(error.failure, 'redirects');
});

for (const [what, location] of [
  ['a loopback address', 'http://127.0.0.2/'],
  ['the metadata service', 'http://169.254.169.254/latest/meta-data/'],
  ['an address in decimal', 'http://2852039166/'],
  ['an address in hexadecimal', 'http://0xa9fea9fe/'],
  ['an address in octal', 'http://0251.0376.0251.0376/'],
  ['a short loopback address', 'http://127.2/'],
  ['IPv6 loopback', 'http://[::1]/'],
  ['an IPv4-mapped address', 'http://[::ffff:10.0.0.1]/'],
  ['a name that leads inside', 'http://inside.example/'],
] as const) {
  test(`refuses a redirect to ${what}`, async (t) => {
    const address = await serve(t, (_request, response) => response.writeHead(301, { location }).end());

    const error = await failure(t, testFetcher(t, { lookup: resolveTo('10.1.2.3') }).fetchSource(address));

    t.is(error.failure, 'private address');
    t.regex(
      error.message,
      new RegExp(`^${address}: .* is not a public address; ALLOW_PRIVATE_SOURCES=true allows it$`),
    );
  });
}

/** A name server under an attacker's control. */
function resolveTo(...answers: readonly string[]): typeof lookup {
  let asked = 0;
  const resolve = (_host: string, _options: object, callback: (error: null, addresses: object[]) => void) => {
    const address = answers[Math.min(asked++, answers.length - 1)];
    callback(null, [{ address, family: 4 }]);
  };
  return resolve as unknown as typeof lookup;
}

test('refuses names of this machine by default', async (t) => {
  // a busy machine may need long to resolve its own name
  const limits = { ...DEFAULT_FETCH_LIMITS, timeMs: 120_000 };
  const fetcher = createFetcher({ userAgent: 'menus-test', limits });
  t.teardown(() => fetcher.close());

  for (const url of ['http://localhost:8089/', 'http://127.0.0.1:8089/', 'http://[::1]:8089/', 'http://0/']) {
    t.is((await failure(t, fetcher.fetchSource(url))).failure, 'private address', url);
  }
});

test('checks a name that resolves to another address the second time at every connection', async (t) => {
  const address = await serve(t, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', connection: 'close' }).end(page);
  });
  const fetcher = testFetcher(t, { lookup: resolveTo('127.0.0.1', '169.254.169.254') });
  const rebound = address.replace('127.0.0.1', 'rebind.example');

  t.not(await fetcher.fetchSource(rebound), 'not modified');
  t.is((await failure(t, fetcher.fetchSource(rebound))).failure, 'private address');
});

test('accepts only http and https addresses without passwords', async (t) => {
  const fetcher = testFetcher(t);

  for (const url of [
    'file:///etc/passwd',
    'ftp://menu.example/',
    'menu.pdf',
    'data:text/html,x',
    'http://user:secret@menu.example/',
  ]) {
    t.is((await failure(t, fetcher.fetchSource(url))).failure, 'address', url);
  }
});

test('refuses a body over the limit, by its stated length or while it is read', async (t) => {
  const address = await serve(t, (request, response) => {
    response.setHeader('content-type', 'text/html');
    if (request.url === '/stated') response.setHeader('content-length', 2_000_000);
    response.write(Buffer.alloc(600_000, ' '));
    response.end(Buffer.alloc(1_400_000, ' '));
  });
  const fetcher = testFetcher(t, { limits: { bytes: 1024 * 1024, timeMs: 5000, redirects: 5 } });

  for (const path of ['/stated', '/chunked']) {
    const error = await failure(t, fetcher.fetchSource(address + path));
    t.is(error.message, `${address}${path}: the document is larger than 1 MB`);
    const small = await failure(t, fetcher.fetchText(address + path));
    t.is(small.message, `${address}${path}: the document is larger than 512 kB`);
  }
});

test('refuses a body that unpacks to more than the limit', async (t) => {
  const zeros = Buffer.alloc(50 * 1024 * 1024);
  const packed = { '/gzip': gzipSync(zeros), '/br': brotliCompressSync(zeros), '/twice': gzipSync(gzipSync(zeros)) };
  const address = await serve(t, (request, response) => {
    const path = request.url as keyof typeof packed;
    const encoding = { '/gzip': 'gzip', '/br': 'br', '/twice': 'gzip, gzip' }[path];
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(packed[path]);
  });
  const fetcher = testFetcher(t);

  for (const path of Object.keys(packed)) {
    t.is((await failure(t, fetcher.fetchSource(address + path))).failure, 'too large', path);
  }
});

test('abandons a response that never ends', async (t) => {
  const address = await serve(t, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('<html>');
  });
  const fetcher = testFetcher(t, { limits: { bytes: 1024, timeMs: 300, redirects: 5 } });

  const error = await failure(t, fetcher.fetchSource(address));

  t.is(error.message, `${address}: no complete answer within 0.3 s`);
});

test("refuses other media types and error answers with the server's words", async (t) => {
  const address = await serve(t, (request, response) => {
    if (request.url === '/gone') response.writeHead(410).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const fetcher = testFetcher(t);

  t.is(
    (await failure(t, fetcher.fetchSource(`${address}/gone`))).message,
    `${address}/gone: the server answered 410 Gone`,
  );
  t.regex(
    (await failure(t, fetcher.fetchSource(address))).message,
    /the server sent application\/json; only HTML, PDF/,
  );
});

test('reports a refused connection', async (t) => {
  const error = await failure(t, testFetcher(t).fetchSource('http://127.0.0.1:59998/'));

  t.is(error.message, 'http://127.0.0.1:59998/: the host refused the connection');
});
