import { discoverSites, type SiteOutcome } from '../../src/ingest/discover/discover-sites.ts';
import { createSiteRequests } from '../../src/ingest/discover/site-requests.ts';
import type { Visit } from '../../src/ingest/discover/visit.ts';
import { visitSite } from '../../src/ingest/discover/visit-site.ts';
import type { SiteToVisit } from '../../src/ports/discovery-store.ts';
import { openDiscovery, openSiteVisits } from '../wiring/discovery.ts';
import { chosenSites, isAddress, isList, siteAt, sitesOnList } from './chosen-sites.ts';
import { commandContext } from './command-context.ts';
import type { CommandIo } from './terminal/command-io.ts';
import { count } from './terminal/count.ts';
import { EXIT, type ExitCode } from './terminal/exit-codes.ts';
import { withProgress } from './terminal/progress.ts';
import { withResource } from './with-resource.ts';
import { withStores } from './with-stores.ts';

interface DiscoverOptions {
  readonly dryRun?: boolean;
  readonly again?: boolean;
  readonly json?: boolean;
}

/** Interval of visits to sites without menus. */
const DAYS_BETWEEN = 30;

export async function discover(given: readonly string[], options: DiscoverOptions, io: CommandIo): Promise<ExitCode> {
  const [first = '', ...others] = given;
  const isAlone = others.length === 0;
  if (options.dryRun && isAlone && isAddress(first)) return look([siteAt(first)], options, io);
  if (options.dryRun && isAlone && isList(first)) return look(await sitesOnList(first), options, io);
  return withStores(async (stores, { config, logger }) => {
    const sites = await chosenSites(given, options.again ? 0 : DAYS_BETWEEN, stores);
    if (sites.length === 0)
      io.say('No restaurant with a website is without a menu, or all of them were visited; --again visits them again.');
    if (options.dryRun) return look(sites, options, io);
    let code: ExitCode = EXIT.done;
    return withResource(openDiscovery(stores, config, logger, io.signal), io.signal, async (discovery) => {
      await withProgress('Visiting websites', io, ({ show, print }) =>
        discoverSites(sites, discovery, io.signal, (outcome, done) => {
          show(`${done} of ${sites.length}`);
          const own = exitCodeOf(outcome);
          if (own === EXIT.someFailed || code === EXIT.done) code = own;
          print(() => tell(outcome, options, io));
        }),
      );
      if (io.signal.aborted) io.say('Interrupted. Run the same command again to continue.');
      return io.signal.aborted ? io.stopCode() : code;
    });
  });
}

async function look(sites: readonly SiteToVisit[], options: DiscoverOptions, io: CommandIo): Promise<ExitCode> {
  const { config, logger } = commandContext();
  const journal = { find: async () => null, save: async () => undefined };
  let code: ExitCode = EXIT.done;
  return withResource(openSiteVisits(config, logger, io.signal), io.signal, async (visits) => {
    await withProgress('Visiting', io, async ({ show, print }) => {
      for (const site of sites) {
        if (io.signal.aborted) return;
        show(site.website);
        const began = performance.now();
        const requests = createSiteRequests({ ...visits.requests, journal, keep: async () => undefined });
        const visit = await visitSite({ home: site.website, place: site.place, now: new Date() }, requests);
        if (visit.failure !== '') code = EXIT.someFailed;
        print(() => showVisit(visit, Math.round(performance.now() - began), [], options, io));
      }
    });
    return io.signal.aborted ? io.stopCode() : code;
  });
}

function exitCodeOf(outcome: SiteOutcome): ExitCode {
  if ('error' in outcome || outcome.discovery.visit.failure !== '') return EXIT.someFailed;
  const { visit, stored } = outcome.discovery;
  return visit.menus.length > stored.length ? EXIT.review : EXIT.done;
}

function tell(outcome: SiteOutcome, options: DiscoverOptions, io: CommandIo): void {
  const { name, restaurantId } = outcome.site;
  if ('error' in outcome) {
    if (options.json) io.out(JSON.stringify({ restaurantId, name, error: outcome.error }));
    else io.say(`failed  ${name}: ${outcome.error}`);
    return;
  }
  if (!options.json) io.out(name);
  showVisit(outcome.discovery.visit, outcome.ms, outcome.discovery.stored, options, io, { restaurantId, name });
}

function showVisit(
  visit: Visit,
  ms: number,
  stored: readonly string[],
  options: DiscoverOptions,
  io: CommandIo,
  of: object = {},
): void {
  const { failure, ...report } = visit;
  if (options.json) io.out(JSON.stringify({ ...of, ...report, ms, ...(failure && { failure }) }));
  else for (const line of visitLines(visit, stored)) io.out(line);
}

export function visitLines(visit: Visit, stored: readonly string[]): string[] {
  const { site, requests, pages, menus, failure } = visit;
  const opened = pages.filter((page) => page.opened);
  const passed = pages.length - opened.length;
  const head = `${site}: ${count(menus.length, 'menu')}, ${requests} requests, ${passed} addresses not opened`;
  return [
    failure === '' ? head : `${head}: ${failure}`,
    ...menus.flatMap(({ address, kind, name, items, sure, verdict, why, same }) => [
      `  ${stored.includes(address) ? 'stored' : verdict}  ${address}  ${kind}, ${name || 'no name'}, ${items} dishes, ${Math.round(100 * sure)} % sure${why && `: ${why}`}`,
      ...same.map((other) => `          the same: ${other}`),
    ]),
    ...opened
      .filter(({ verdict }) => verdict !== 'menu')
      .map(({ address, why }) => `  other   ${address}${why && `: ${why}`}`),
  ];
}
