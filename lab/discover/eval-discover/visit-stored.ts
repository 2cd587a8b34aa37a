import type { lookup } from 'node:dns';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SitePage } from '@menu-data-service/menu-reader';
import robotsParser from 'robots-parser';
import { addressKind, siteOf } from '../../../src/ingest/discover/address.ts';
import { createHostTurns } from '../../../src/ingest/discover/host-turns.ts';
import { createSiteRequests } from '../../../src/ingest/discover/site-requests.ts';
import { VISIT_LIMITS, type Visit } from '../../../src/ingest/discover/visit.ts';
import { visitSite } from '../../../src/ingest/discover/visit-site.ts';
import type { LoadedSource } from '../../../src/ingest/loaded-source.ts';
import { createFetcher, type Fetcher } from '../../../src/outbound/create-fetcher.ts';
import { OWN_LOOPBACK, type ServedSite, serveSite } from './serve-site.ts';
import { fileAt, nameOf, type StoredSite } from './stored-files.ts';

export type ReadPage = (source: LoadedSource) => Promise<SitePage>;

export interface StoredVisit {
  readonly report: Omit<Visit, 'failure'> & { readonly ms: number };
  /** File of each address on the site; null for other addresses. */
  readonly fileOf: (address: string) => string | null;
  readonly broken: readonly string[];
}

const USER_AGENT = 'MenuDataService/0.1 (reads restaurant menus; respects robots.txt)';

/** Visits a stored website like a public one, and records requests that break a rule. */
export async function visitStored(site: StoredSite, read: ReadPage): Promise<StoredVisit> {
  const name = nameOf(site);
  const server = await serveSite(site);
  const base = `http://${name}`;
  const sought: string[] = [];
  const fetcher = fetcherOf(name, server, sought);
  const home = `${base}/${site.home.split('/').map(encodeURIComponent).join('/')}`;
  const began = performance.now();
  const journal = { find: async () => null, save: async () => undefined };
  const nothing = async () => undefined;
  const requests = createSiteRequests({
    ...{ fetcher, read, journal, userAgent: USER_AGENT, turns: createHostTurns() },
    ...{ pause: nothing, keep: nothing },
  });
  const { failure: _, ...visit } = await visitSite({ home, place: '', now: new Date() }, requests);
  const ms = Math.round(performance.now() - began);
  await fetcher.close();
  await server.close();
  const fileOf = (address: string) =>
    siteOf(address) === siteOf(base) ? fileAt(site, new URL(address).pathname) : null;
  return { report: { ...visit, ms }, fileOf, broken: brokenRules(site, { name, server, sought }) };
}

/** The product's fetcher; names resolve to the served site or nowhere. */
function fetcherOf(
  name: string,
  server: ServedSite,
  sought: string[],
): Pick<Fetcher, 'fetchSource' | 'fetchText' | 'close'> {
  const own = siteOf(`http://${name}`);
  const find = ((host: string, _options: unknown, callback: (error: Error | null, found?: object[]) => void) => {
    if (host.replace(/^www\./, '') === own) callback(null, [{ address: OWN_LOOPBACK, family: 4 }]);
    else callback(Object.assign(new Error(`no host ${host}`), { code: 'ENOTFOUND' }));
  }) as unknown as typeof lookup;
  const fetcher = createFetcher({
    userAgent: USER_AGENT,
    lookup: find,
    isAllowed: (address) => address === OWN_LOOPBACK,
  });
  const served = (address: string): string => {
    const url = new URL(address);
    if (siteOf(url.origin) !== own || url.port !== '') {
      sought.push(address);
      return address;
    }
    return `http://${url.hostname}:${server.port}${url.pathname}${url.search}`;
  };
  return {
    fetchSource: (address, request) => fetcher.fetchSource(served(address), request),
    fetchText: (address) => fetcher.fetchText(served(address)),
    close: () => fetcher.close(),
  };
}

interface Sent {
  readonly name: string;
  readonly server: ServedSite;
  readonly sought: readonly string[];
}

function brokenRules(site: StoredSite, { name, server, sought }: Sent): string[] {
  const { requests: most } = VISIT_LIMITS;
  const rules = robotsOf(site, `http://${name}/robots.txt`);
  const forbidden = server.asked.filter(
    (path) => path !== '/robots.txt' && rules.isAllowed(`http://${name}${path}`, USER_AGENT) === false,
  );
  const outside = sought.filter(
    (address) => addressKind(address) === 'html' && new URL(address).pathname !== '/robots.txt',
  );
  const count = server.asked.length + sought.length;
  return [
    ...forbidden.map((path) => `robots.txt forbids ${path}`),
    ...outside.map((address) => `outside the site and no document: ${address}`),
    ...(count > most ? [`${count} requests, more than ${most}`] : []),
    ...(server.atOnce() > 1 ? [`${server.atOnce()} requests at one time`] : []),
  ];
}

function robotsOf(site: StoredSite, address: string): { isAllowed(url: string, agent: string): boolean | undefined } {
  const file = fileAt(site, '/robots.txt');
  const text = file === null ? '' : readFileSync(join(site.folder, file), 'utf8');
  return (robotsParser as unknown as (url: string, text: string) => ReturnType<typeof robotsOf>)(address, text);
}
