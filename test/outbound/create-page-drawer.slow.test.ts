import { spawn } from 'node:child_process';
import type { lookup } from 'node:dns';
import { existsSync } from 'node:fs';
import test, { type ExecutionContext } from 'ava';
import { createFetcher } from '../../src/outbound/create-fetcher.ts';
import { createPageRenderer } from '../../src/outbound/create-page-renderer.ts';
import { CHROMIUM_PATH } from '../support/chromium-path.ts';
import { serve } from '../support/serve.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** DevTools address of this test's Chromium. */
async function devTools(t: ExecutionContext): Promise<string> {
  const folder = await temporaryFolder(t, 'chromium');
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
  ];
  const child = spawn(CHROMIUM_PATH, [...flags, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  t.teardown(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
      const address = /DevTools listening on ws:\/\/([^/\s]+)/.exec(said)?.[1];
      if (address !== undefined) resolve(`http://${address}`);
    });
    child.once('close', () => reject(new Error(said)));
  });
}

const PAGE = `<!doctype html><html><head><title>Menu</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>`;
const SCRIPT = `
  for (const address of ['http://10.0.0.1/inside', 'http://127.0.0.2:PORT/inside', '/secret']) fetch(address).catch(() => {});
  fetch('/menu.json').then((r) => r.json()).then((dishes) => {
    document.getElementById('root').innerHTML = '<h1>Menu</h1>' + dishes.map((d) => '<p>' + d + ' \\u00a39.50</p>').join('');
  });`;

test('a browser renders a page of scripts and reaches only what the guard allows', async (t) => {
  t.timeout(240_000);
  if (!existsSync(CHROMIUM_PATH)) {
    t.log(`not tried: there is no Chromium at ${CHROMIUM_PATH}; CHROMIUM_PATH may name one`);
    t.pass();
    return;
  }
  const asked: string[] = [];
  const address = await serve(t, ({ url = '', headers }, response) => {
    asked.push(`${headers.host?.split(':')[0]}${url}`);
    const body =
      url === '/app.js'
        ? SCRIPT.replace('PORT', new URL(address).port)
        : url === '/menu.json'
          ? '["Fish pie","Stew"]'
          : PAGE;
    const type = url === '/app.js' ? 'text/javascript' : url === '/menu.json' ? 'application/json' : 'text/html';
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  const port = new URL(address).port;
  const find = ((_host: string, _options: unknown, callback: (error: Error | null, found: object[]) => void) =>
    callback(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof lookup;
  const fetcher = createFetcher({ userAgent: 'menus-test', lookup: find, isAllowed: (to) => to === '127.0.0.1' });
  t.teardown(() => fetcher.close());
  const renderer = createPageRenderer(await devTools(t), fetcher, 'menus-test');
  const isAllowed = async (to: string) => !to.endsWith('/secret');
  const { bytes } = await renderer.render(`http://kiln.example:${port}/menu`, isAllowed);
  t.regex(bytes.toString(), /<p>Fish pie £9\.50<\/p><p>Stew £9\.50<\/p>/);
  t.deepEqual(asked.toSorted(), ['kiln.example/app.js', 'kiln.example/menu', 'kiln.example/menu.json']);
});

test('names a missing browser', async (t) => {
  const fetcher = createFetcher({ userAgent: 'menus-test' });
  t.teardown(() => fetcher.close());
  const renderer = createPageRenderer('http://127.0.0.1:1', fetcher, 'menus-test');
  await t.throwsAsync(
    renderer.render('http://kiln.example/', async () => true),
    {
      message: 'http://kiln.example/: it needs scripts, and no browser answers at http://127.0.0.1:1',
    },
  );
});
