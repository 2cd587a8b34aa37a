import type { lookup } from 'node:dns';
import { createFetcher, type Fetcher } from '../../../src/outbound/create-fetcher.ts';
import { serve } from '../serve.ts';
import type { Teardown } from '../teardown.ts';
import type { TownSite } from './town-site.ts';

/** A town of websites on one port of this machine, each with its own name. */
export interface Town {
  readonly sites: readonly TownSite[];
  /** Every answered request, as an address without its port, in order. */
  readonly asked: string[];
  readonly elsewhere: string[];
  /** Maximum number of concurrent requests to one site. */
  atOnce(): number;
  website(site: TownSite): string;
  /** The product's fetcher, resolving the names of the town to this machine and all others to nothing. */
  openFetcher(): Fetcher;
}

export async function serveTown(t: Teardown, sites: readonly TownSite[]): Promise<Town> {
  const asked: string[] = [];
  const elsewhere: string[] = [];
  const counts = new Map<string, number>();
  const open = new Map<string, number>();
  let most = 0;
  const server = await serve(t, (request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const site = sites.find((one) => one.host === host);
    const path = request.url ?? '/';
    if (!site) {
      elsewhere.push(`${host}${path}`);
      response.writeHead(404).end();
      return;
    }
    const count = counts.get(host) ?? 0;
    counts.set(host, count + 1);
    open.set(host, (open.get(host) ?? 0) + 1);
    most = Math.max(most, open.get(host) ?? 0);
    response.on('close', () => open.set(host, (open.get(host) ?? 1) - 1));
    asked.push(`${host}${path}`);
    const { status = 200, type = 'text/html', body = '', location, isCutOff } = site.answer(path, count);
    if (isCutOff) {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': '5000' });
      response.write('%PDF-1.4');
      setImmediate(() => response.destroy());
    } else response.writeHead(status, { 'content-type': type, ...(location && { location }) }).end(body);
  });
  const { port } = new URL(server);
  const find = ((host: string, _options: unknown, callback: (error: Error | null, found?: object[]) => void) => {
    if (sites.some((site) => site.host === host)) callback(null, [{ address: '127.0.0.1', family: 4 }]);
    else callback(Object.assign(new Error(`no host ${host}`), { code: 'ENOTFOUND' }));
  }) as unknown as typeof lookup;
  return {
    sites,
    asked,
    elsewhere,
    atOnce: () => most,
    website: ({ host }) => `http://${host}:${port}/`,
    openFetcher: () => {
      const fetcher = createFetcher({
        userAgent: 'menus-test',
        lookup: find,
        isAllowed: (address) => address === '127.0.0.1',
      });
      t.teardown(() => fetcher.close());
      return fetcher;
    },
  };
}
