import type { BrowserContext, Route } from 'playwright-core';
import type { FetchedSource, Fetcher } from './create-fetcher.ts';
import { FetchError } from './fetch-error.ts';

export type IsAllowed = (address: string) => Promise<boolean>;

export interface PageRenderer {
  /**
   * Returns the page after its scripts have run.
   * @param isAllowed whether robots.txt allows a request
   * @throws FetchError if the browser is unavailable or the page exceeds its limits
   */
  render(address: string, isAllowed: IsAllowed): Promise<FetchedSource>;
}

const LIMITS = { requests: 60, bytes: 15 * 1024 * 1024, timeMs: 20_000 };

const LEFT_OUT = new Set(['image', 'media', 'font', 'websocket', 'eventsource', 'manifest', 'ping']);
/** Nothing listens there, so requests that we do not answer reach nobody. */
const NOWHERE = { server: 'http://127.0.0.1:9' };

/**
 * Renders pages in a Chromium reached by its DevTools protocol. The browser itself connects to nothing: the fetcher answers each of its
 * requests, so only public addresses are reached.
 * @param browserUrl such as http://127.0.0.1:9222
 */
export function createPageRenderer(
  browserUrl: string,
  fetcher: Pick<Fetcher, 'fetchPart'>,
  userAgent: string,
): PageRenderer {
  return {
    async render(address, isAllowed) {
      // loaded only if a browser is configured
      const { chromium } = await import('playwright-core').catch(() => {
        throw new FetchError(address, 'unreachable', 'it needs scripts, and playwright-core is not installed');
      });
      const browser = await chromium.connectOverCDP(browserUrl, { timeout: LIMITS.timeMs }).catch(() => {
        throw new FetchError(address, 'unreachable', `it needs scripts, and no browser answers at ${browserUrl}`);
      });
      try {
        const context = await browser.newContext({ serviceWorkers: 'block', proxy: NOWHERE, userAgent });
        const rendered = await renderedIn(context, address, answering(fetcher, isAllowed)).finally(() =>
          context.close(),
        );
        return { bytes: Buffer.from(rendered), mediaType: 'text/html; charset=utf-8' };
      } finally {
        await browser.close();
      }
    },
  };
}

async function renderedIn(
  context: BrowserContext,
  address: string,
  answer: (route: Route) => Promise<void>,
): Promise<string> {
  // one after the other, as everywhere
  let last: Promise<unknown> = Promise.resolve();
  await context.route('**/*', (route) => {
    last = last.then(() => answer(route)).catch(() => undefined);
  });
  await context.routeWebSocket('**/*', (socket) => socket.close());
  const page = await context.newPage();
  try {
    await page.goto(address, { waitUntil: 'domcontentloaded', timeout: LIMITS.timeMs });
    // a page that never falls idle is taken as it is by then
    await page.waitForLoadState('networkidle', { timeout: LIMITS.timeMs / 2 }).catch(() => undefined);
    return await page.content();
  } catch (error) {
    throw new FetchError(address, 'timeout', 'the browser could not render it', { cause: error });
  }
}

/** Answers requests of a page through the fetcher; aborts those beyond limits, forbidden or without text. */
function answering(fetcher: Pick<Fetcher, 'fetchPart'>, isAllowed: IsAllowed): (route: Route) => Promise<void> {
  const used = { requests: 0, bytes: 0 };
  return async (route) => {
    const request = route.request();
    used.requests += 1;
    const isRead = request.method() === 'GET' && !LEFT_OUT.has(request.resourceType());
    const isWithin = used.requests <= LIMITS.requests && used.bytes <= LIMITS.bytes;
    if (!isRead || !isWithin || !(await isAllowed(request.url()).catch(() => false))) return route.abort();
    try {
      const { bytes, mediaType, status } = await fetcher.fetchPart(request.url());
      used.bytes += bytes.byteLength;
      const headers = { 'content-type': mediaType, 'access-control-allow-origin': '*' };
      return await route.fulfill({ status, headers, body: bytes });
    } catch {
      return route.abort();
    }
  };
}
