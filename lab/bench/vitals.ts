/**
 * Prints the web vitals (https://web.dev/articles/vitals) of the pages for people, over the sample menus in a real Chromium that is slowed
 * down to a phone: 4 times slower, 150 ms per request, 1.6 Mbit/s. Takes the median of several loads.
 *
 *   npm run bench:vitals [-- LOADS]
 *
 * LCP: time of the largest paint. CLS: layout shift. INP: slowest response to a key or a tap, until it is painted. Needs a Chromium;
 * CHROMIUM_PATH names one.
 */
import { type Browser, chromium, devices, type Page } from 'playwright-core';
import { CHROMIUM_PATH } from '../../test/support/chromium-path.ts';
import { startService } from '../../test/support/service.ts';
import { withTeardown } from '../../test/support/with-teardown.ts';
import { median } from './statistics.ts';

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

const OBSERVE = `
  window.vitals = { lcp: 0, cls: 0, inp: 0 };
  const on = (type, of, more) => new PerformanceObserver((list) => list.getEntries().forEach(of)).observe({ type, buffered: true, ...more });
  on('largest-contentful-paint', ({ startTime }) => { vitals.lcp = startTime; });
  on('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) vitals.cls += value; });
  on('event', ({ duration, interactionId }) => { if (interactionId) vitals.inp = Math.max(vitals.inp, duration); }, { durationThreshold: 16 });`;

interface Vitals {
  readonly lcp: number;
  readonly cls: number;
  readonly inp: number;
  /** Bytes on the wire, including subresources. */
  readonly bytes: number;
}

type Use = (page: Page) => Promise<void>;

const typeAndFilter: Use = async (page) => {
  await page.locator('#search').pressSequentially('chicken pie', { delay: 120 });
  await page.waitForURL(/search=chicken(?:\+|%20)pie/);
  await page.locator('summary', { hasText: 'Filters' }).click();
  await page.getByLabel('Vegetarian').check();
  await page.waitForURL(/vegetarian=true/);
};
const openFirst: Use = async (page) => {
  for (const summary of await page.locator('details.more summary').all()) {
    if (await summary.isVisible()) return summary.click();
  }
};

const PAGES: Readonly<Record<string, { readonly path: string; readonly use: Use }>> = {
  start: { path: '/', use: async () => undefined },
  'finder, empty': { path: '/find', use: typeAndFilter },
  'finder, dishes': { path: '/find?search=chicken&excludeAllergens=nuts', use: openFirst },
  restaurants: { path: '/restaurants', use: async () => undefined },
  restaurant: { path: 'RESTAURANT', use: openFirst },
  menu: { path: 'MENU', use: openFirst },
};

async function load(browser: Browser, address: string, use: Use): Promise<Vitals> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', SLOW_4G);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(OBSERVE);
  await page.goto(address, { waitUntil: 'networkidle' });
  const first = bytes;
  await use(page);
  // the last change is painted and reported within two frames
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200))))',
  );
  const vitals = await page.evaluate<Omit<Vitals, 'bytes'>>('vitals');
  await context.close();
  return { ...vitals, bytes: first };
}

await withTeardown(async (t) => {
  const loads = Number(process.argv[2] ?? 5);
  const { baseUrl } = await startService(t, { env: { SAMPLE_DATA: 'true' } });
  const linkIn = async (path: string, pattern: RegExp) =>
    pattern.exec(await (await fetch(`${baseUrl}${path}`)).text())?.[1] ?? '';
  const restaurant = await linkIn('/restaurants', /href="(\/restaurants\/[0-9a-f-]+)"/);
  const menu = await linkIn(restaurant, /href="(\/menus\/\d+)"/);
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH });
  t.teardown(() => browser.close());
  console.log(`${browser.version()}, ${loads} loads each`);
  console.log('| page | LCP | INP | CLS | first load |\n|---|---|---|---|---|');
  for (const [name, { path, use }] of Object.entries(PAGES)) {
    const address = `${baseUrl}${path.replace('RESTAURANT', restaurant).replace('MENU', menu)}`;
    const seen: Vitals[] = [];
    for (let i = 0; i < loads; i += 1) seen.push(await load(browser, address, use));
    const of = (key: keyof Vitals) => median(seen.map((one) => one[key]));
    console.log(
      `| ${name} | ${Math.round(of('lcp'))} ms | ${Math.round(of('inp'))} ms | ${of('cls').toFixed(3)} | ${(of('bytes') / 1000).toFixed(1)} kB |`,
    );
  }
});
