/**
 * Searches over several groups of Meilisearch engines beside one engine that holds everything: whether the first ten and the totals are
 * the same, and how long they take, in turns. Of the bare queries the same by the engine's own federated search over remotes.
 *
 *   MEILI_URL=… MEILI_GROUPS='a=http://…;b=http://…' MEILI_MASTER_KEY=… node build-test/bench/groups.js [QUERIES] [ROUNDS]
 *
 * The engines need `--experimental-allowed-ip-networks` for the addresses of each other; indexes of the prefix bench_groups are replaced.
 */
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { loadConfig } from '../app/config.ts';
import type { ItemPage } from '../src/ports/search/pages.ts';
import type { SearchReader } from '../src/ports/search-index.ts';
import { createMeilisearchIndex } from '../src/search/meilisearch/create-meilisearch-index.ts';
import { createGroupedReader } from '../src/search/meilisearch/groups/create-grouped-reader.ts';
import { createScatter } from '../src/search/meilisearch/groups/scatter.ts';
import { NO_MOVES } from '../test/support/grouped-index.ts';
import { inBatches } from '../test/support/menu-documents.ts';
import { groupMenus, groupQueries } from './groups-corpus.ts';
import { federationOver } from './groups-federation.ts';

const PREFIX = 'bench_groups';
const TOP = 10;
const { MEILI_URL = '', MEILI_GROUPS = '', MEILI_MASTER_KEY: key = '' } = process.env;
const queries = groupQueries().slice(0, Number(process.argv[2] ?? 500));
const rounds = Number(process.argv[3] ?? 3);
const logger = pino({ level: 'warn' });
const open = (url: string) => createMeilisearchIndex({ url, searchKey: key, indexerKey: key, prefix: PREFIX, logger });

const engines = loadConfig({ MEILI_GROUPS }).meili?.engines ?? [];
const one = open(MEILI_URL);
const parts = engines.map(({ url, group }) => ({ index: open(url), url, name: group ?? '' }));
const menus = groupMenus();
await one.rebuild(inBatches(menus), 'bench');
for (const [n, { index }] of parts.entries()) {
  await index.rebuild(
    inBatches(menus.filter(({ restaurantId }) => Number(restaurantId.slice(-6)) % parts.length === n)),
    'bench',
  );
}
const groups = parts.map(({ name, index: { ask, health } }) => ({ name, ask, health }));
const grouped = createGroupedReader(groups, { regions: NO_MOVES, registry: new Registry() });
const everywhere = { groups, hiddenIn: NO_MOVES.hiddenIn, places: { groupsWith: () => null } };
const scatter = createScatter(everywhere, new Map());
const federated = await federationOver(parts, `${PREFIX}_items`, key);

/** Milliseconds of each query by what is measured: the best of all rounds, because what else the machine does is not meant. */
const times = new Map<string, Map<string, number>>();
async function timed(name: string, search: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  const best = times.get(name) ?? new Map<string, number>();
  times.set(name, best.set(search, Math.min(best.get(search) ?? Number.POSITIVE_INFINITY, performance.now() - began)));
}

/** The same page, by one engine and by the groups. */
const page = (reader: SearchReader, search: string): Promise<ItemPage> =>
  reader.searchItems({ search, filter: {}, limit: TOP, offset: 0, withoutMenus: [] });
const topOf = ({ hits }: ItemPage) => hits.map(({ id }) => id).join(' ');
const bare = (q: string) => ({
  ...{ index: 'items' as const, q, filter: [], matchingStrategy: 'all' as const },
  ...{ offset: 0, limit: TOP, attributesToRetrieve: ['presented'] },
});
const idsOf = (hits: readonly { readonly presented?: unknown }[]) =>
  hits.map(({ presented }) => (presented as { id: string }).id).join(' ');

const same = { top: 0, total: 0, bareTop: 0, federatedTop: 0 };
const differing: string[] = [];
for (const search of queries) {
  const [whole, divided] = [await page(one, search), await page(grouped, search)];
  if (topOf(whole) === topOf(divided)) same.top += 1;
  else differing.push(`${search} (${whole.total} and ${divided.total}; ${whole.attempts.at(-1)?.strategy})`);
  if (whole.total === divided.total) same.total += 1;
  const [[alone], [merged], remote] = await Promise.all([
    one.ask([bare(search)], undefined),
    scatter([bare(search)], undefined),
    federated(bare(search)),
  ]);
  if (idsOf(alone?.hits ?? []) === idsOf(merged?.hits ?? [])) same.bareTop += 1;
  if (idsOf(alone?.hits ?? []) === idsOf(remote)) same.federatedTop += 1;
}
for (let round = 0; round < rounds; round += 1) {
  for (const search of queries) {
    await timed('search: one engine', search, () => page(one, search));
    await timed('search: groups', search, () => page(grouped, search));
    await timed('bare query: one engine', search, () => one.ask([bare(search)], undefined));
    await timed('bare query: groups, merged here', search, () => scatter([bare(search)], undefined));
    await timed('bare query: groups, federated by an engine', search, () => federated(bare(search)));
  }
}

console.log(`${menus.length} menus, ${queries.length} queries, ${parts.length} groups`);
console.log(`first ten as of one engine: ${same.top}, totals: ${same.total}`);
console.log(`bare query, first ten: merged here ${same.bareTop}, federated by an engine ${same.federatedTop}`);
for (const line of differing) console.log(`  differs: ${line}`);
for (const [name, all] of times) {
  const sorted = Float64Array.from(all.values()).sort();
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  console.log(`${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`);
}
await Promise.all([one, ...parts.map(({ index }) => index)].map((index) => index.close()));
