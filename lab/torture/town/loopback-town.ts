import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Teardown } from '../../../test/support/teardown.ts';
import { type TownSite, TRAPS, townSite } from '../../../test/support/town/town-site.ts';

/** Websites on separate loopback addresses, which the unmodified program can visit. */
export interface LoopbackTown {
  readonly sites: readonly TownSite[];
  readonly website: (site: TownSite) => string;
  readonly asked: readonly string[];
  readonly atOnce: () => number;
}

/** All traps except non-public addresses: everything here is on one. */
const KINDS = TRAPS.filter((trap) => trap !== 'private');
const SLOW = 25;
const SLOW_MS = 2000;

export async function serveLoopbackTown(t: Teardown, count: number): Promise<LoopbackTown> {
  const sites: TownSite[] = [];
  for (let i = 0; i < count; i += 1) sites.push(await townSite(i + 1, KINDS[i % KINDS.length] ?? 'none'));
  const hosts = new Map(
    sites.map((site, i) => [`127.16.${Math.floor(i / 250)}.${(i % 250) + 1}`, { site, isSlow: i % SLOW === 7 }]),
  );
  const asked: string[] = [];
  const open = new Map<string, number>();
  let most = 0;
  const server = createServer(async ({ headers, url = '/' }, response) => {
    const host = (headers.host ?? '').replace(/:\d+$/, '');
    const found = hosts.get(host);
    asked.push(`${host}${url}`);
    open.set(host, (open.get(host) ?? 0) + 1);
    most = Math.max(most, open.get(host) ?? 0);
    response.on('close', () => open.set(host, (open.get(host) ?? 1) - 1));
    if (found?.isSlow) await pause(SLOW_MS);
    const {
      status = 200,
      type = 'text/html',
      body = '',
      location,
      isCutOff,
    } = found?.site.answer(url, 0) ?? { status: 404 };
    if (isCutOff) response.destroy();
    else response.writeHead(status, { 'content-type': type, ...(location && { location }) }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const addresses = [...hosts.keys()];
  return { sites, asked, atOnce: () => most, website: (site) => `http://${addresses[sites.indexOf(site)]}:${port}/` };
}
