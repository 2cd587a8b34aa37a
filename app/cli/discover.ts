import { siteOf } from '../../ingest/discover/address.ts';
import { discoverSites, type SiteOutcome } from '../../ingest/discover/discover-sites.ts';
import { createSiteRequests } from '../../ingest/discover/site-requests.ts';
import type { Visit } from '../../ingest/discover/visit.ts';
import { visitSite } from '../../ingest/discover/visit-site.ts';
import { knownRestaurant } from '../../ingest/known-restaurant.ts';
import { UsageError } from '../../src/domain/errors.ts';
import { toWebsite } from '../../src/domain/website.ts';
import type { SiteToVisit } from '../../src/ports/discovery-store.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { withProgress } from '../terminal/progress.ts';
import { openDiscovery, openSiteVisits } from '../wiring/discovery.ts';
import type { Stores } from '../wiring/stores.ts';
import { commandContext } from './command-context.ts';
import { visitLines } from './visit-lines.ts';
import { withStores } from './with-stores.ts';

/** Options of `menus discover` as commander passes them. */
export interface DiscoverOptions {
  readonly dryRun?: boolean;
  readonly again?: boolean;
  readonly json?: boolean;
}

/** Sites without menus are visited again after this time. */
const DAYS_BETWEEN = 30;

/** `menus discover`: from websites to their menus. */
export async function discover(given: readonly string[], options: DiscoverOptions, io: CommandIo): Promise<ExitCode> {
  const [first = '', ...others] = given;
  if (options.dryRun && others.length === 0 && isAddress(first)) return look([siteAt(first)], options, io);
  return withStores(async (stores, { config, logger }) => {
    const sites = await chosenSites(given, options, stores);
    if (sites.length === 0)
      io.say('No restaurant with a website is without a menu, or all of them were visited; --again visits them again.');
    if (options.dryRun) return look(sites, options, io);
    const discovery = openDiscovery(stores, config, logger, io.signal);
    // A document under way may take minutes, and what was answered is kept.
    io.signal.addEventListener('abort', () => void discovery.close(), { once: true });
    let code: ExitCode = EXIT.done;
    try {
      await withProgress('Visiting websites', io, ({ show, print }) =>
        discoverSites(sites, discovery, io.signal, (outcome, done) => {
          show(`${done} of ${sites.length}`);
          const own = exitCodeOf(outcome);
          if (own === EXIT.someFailed || code === EXIT.done) code = own;
          print(() => tell(outcome, options, io));
        }),
      );
      if (io.signal.aborted) io.say('Interrupted. The same command continues from here and asks for nothing again.');
      return io.signal.aborted ? io.stopCode() : code;
    } finally {
      await discovery.close();
    }
  });
}

/** Visits without a database or anything stored. */
async function look(sites: readonly SiteToVisit[], options: DiscoverOptions, io: CommandIo): Promise<ExitCode> {
  const { config, logger } = commandContext();
  const visits = openSiteVisits(config, logger, io.signal);
  io.signal.addEventListener('abort', () => void visits.close(), { once: true });
  const journal = { find: async () => null, save: async () => undefined };
  let code: ExitCode = EXIT.done;
  try {
    await withProgress('Visiting', io, async ({ show, print }) => {
      for (const site of sites) {
        if (io.signal.aborted) return;
        show(site.website);
        const began = performance.now();
        const requests = createSiteRequests({ ...visits.requests, journal, keep: async () => undefined });
        const visit = await visitSite(
          { home: site.website, place: site.place, now: new Date(), limits: visits.limits },
          requests,
        );
        if (visit.failure !== '') code = EXIT.someFailed;
        print(() => showVisit(visit, Math.round(performance.now() - began), [], options, io));
      }
    });
    return io.signal.aborted ? io.stopCode() : code;
  } finally {
    await visits.close();
  }
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

function siteAt(address: string): SiteToVisit {
  const website = toWebsite(address);
  if (website === null || website === '') throw new UsageError(`"${address}" is not an address on the web`);
  return { restaurantId: '', name: '', website, place: '' };
}

/** The restaurants that were named, by id, name or the address of their website; else all that wait for a visit. */
async function chosenSites(
  given: readonly string[],
  options: DiscoverOptions,
  stores: Stores,
): Promise<readonly SiteToVisit[]> {
  if (given.length === 0) return stores.discoveries.toVisit(options.again ? 0 : DAYS_BETWEEN);
  const all = given.some(isAddress) ? await stores.discoveries.withWebsite() : [];
  const sites: SiteToVisit[] = [];
  for (const one of given) {
    const own = isAddress(one)
      ? all.filter(({ website }) => siteOf(website) === siteOf(siteAt(one).website))
      : await named(one, stores);
    if (own.length === 0) {
      throw new UsageError(
        `no restaurant has the website ${one}; name it with \`menus restaurants edit NAME --website ${one}\`, or add --dry-run to look only`,
      );
    }
    sites.push(...own);
  }
  const without = sites.find(({ website }) => website === '');
  if (without)
    throw new UsageError(
      `${without.name} has no website; \`menus restaurants edit "${without.name}" --website ADDRESS\` names it`,
    );
  return sites;
}

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);

const named = async (idOrName: string, stores: Stores): Promise<readonly SiteToVisit[]> =>
  stores.discoveries.sites([(await knownRestaurant(idOrName, stores.restaurants)).id]);
