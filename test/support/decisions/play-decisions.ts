import { tagDraft } from '@menu-data-service/food-knowledge/tag-draft';
import type { DraftDocument } from '@menu-data-service/menu-model/draft-menu';
import type { DrawnSource } from '@menu-data-service/menu-reader';
import { parseSource } from '@menu-data-service/menu-reader/in-this-process';
import type { Restaurant } from '../../../src/domain/restaurant.ts';
import type { BatchDependencies } from '../../../src/ingest/ingest-batch.ts';
import { ingestDocument } from '../../../src/ingest/ingest-document.ts';
import { decisionsWithTables } from '../../../src/ingest/kitchen/decisions-with-tables.ts';
import { importTable, removeTable } from '../../../src/ingest/kitchen/import-table.ts';
import { mergeRestaurants } from '../../../src/ingest/kitchen/merge-restaurants.ts';
import { createStoredDecisions } from '../../../src/ingest/load-decisions.ts';
import type { LoadedSource } from '../../../src/ingest/loaded-source.ts';
import { checkSource } from '../../../src/ingest/sources/check-source.ts';
import { createChangedSourceIngestion } from '../../../src/ingest/sources/ingest-changed-source.ts';
import type { Publisher, PublishingStores } from '../../../src/ports/publisher.ts';
import { correct, undoCorrection } from '../../../src/workbench/correct.ts';
import { createSourceViews, type SeenMenu, type SourceView } from '../../../src/workbench/source-view.ts';
import { menuPage } from '../../cli/menu-page.ts';
import { Killed, type Steps } from './steps.ts';

/** Distinguish the doubtful dishes of documents. */
const KINDS = ['Warm', 'Cold', 'Dark', 'Light', 'Rich', 'Plain'] as const;
/** Allergens that neither a document nor a rule gives these dishes. */
const DECIDED = ['LUPIN', 'MOLLUSCS'] as const;
export const TABLE = 'file:///allergens.csv';

export type DecisionStores = PublishingStores & { readonly publisher: Publisher };

/** A source of a restaurant with the price on its website. */
export interface Site {
  readonly restaurantId: string;
  readonly sourceUrl: string;
  price: number;
}

export const COMMANDS = ['check', 'correct', 'undo', 'withdraw', 'restore', 'import', 'remove', 'merge'] as const;

export interface Command {
  readonly kind: (typeof COMMANDS)[number];
  readonly site: number;
  /** Index of the dish and allergen to decide about. */
  readonly choice: number;
  /** The website shows another menu first. */
  readonly isChanged: boolean;
}

export type Event =
  | Fetched
  | { readonly kind: 'withdrawn'; readonly site: Site }
  | { readonly kind: 'said' | 'taken back'; readonly site: Site; readonly item: string; readonly code: string };

export interface Fetched {
  readonly kind: 'fetched';
  readonly site: Site;
  readonly price: number;
  /** Absent if the process was killed: it may have been stored or not. */
  ended?: 'stored' | 'failed';
}

const readings = new Map<string, Promise<DraftDocument>>();

/** The real reader; a document is read once for all runs. */
function parse({ bytes, label }: LoadedSource): Promise<DraftDocument> {
  const key = bytes.toString();
  const kept = readings.get(key) ?? parseSource({ bytes, fileName: label }, { ocr: () => Promise.reject(new Error()) });
  readings.set(key, kept);
  return kept;
}

interface Scene {
  readonly site: Site;
  readonly restaurant: Restaurant;
  /** The restaurant that others are merged into. */
  readonly main: Site;
  readonly choice: number;
  /** Stores whose calls are steps. */
  readonly stores: Pick<DecisionStores, 'menus' | 'sources' | 'publisher'>;
  readonly ingestion: BatchDependencies & { draw(source: LoadedSource): Promise<DrawnSource> };
  readonly open: () => Promise<SourceView>;
  readonly events: Event[];
}

/** Runs a command as the product does, with each call of a store as a step. */
export async function playCommand(
  { kind, site: index, choice, isChanged }: Command,
  sites: readonly Site[],
  given: DecisionStores,
  { fn, all }: Steps,
  events: Event[],
): Promise<void> {
  const [main] = sites;
  const site = sites[index % sites.length];
  if (!main || !site) return;
  if (isChanged) site.price = 6 + ((site.price + 1) % KINDS.length);
  const { restaurantId, sourceUrl } = site;
  const [restaurant] = await given.restaurants.find(restaurantId);
  if (!restaurant) return;
  const stores = { menus: all(given.menus), sources: all(given.sources), publisher: all(given.publisher) };
  const ingestion = {
    ...{ ...given, ...stores, tag: tagDraft, parse: fn(parse) },
    draw: async (source: LoadedSource) => ({ draft: await parse(source), lines: [], pages: null }),
    load: () => Promise.reject(new Error('nothing is loaded here')),
    loadDecisions: decisionsWithTables(createStoredDecisions(stores.sources), all(given.kitchenTables), given.reviews),
  };
  const open = () => createSourceViews({ ...ingestion, ingestion }).open(restaurantId, sourceUrl);
  await PLAYS[kind]({ site, restaurant, main, choice, stores, ingestion, open, events });
}

const PLAYS: Readonly<Record<Command['kind'], (scene: Scene) => Promise<unknown>>> = {
  async check({ site, stores: { sources }, ingestion, events }) {
    const state = await sources.source(site.restaurantId, site.sourceUrl);
    if (!state?.watched) return;
    const asked: Fetched[] = [];
    const fetchSource = async () => {
      const { event, source } = fetched(site, events);
      asked.push(event);
      return source;
    };
    const ingest = createChangedSourceIngestion(ingestion);
    const robots = { isAllowed: async () => true };
    const { signal } = new AbortController();
    const check = await checkSource(state, { fetcher: { fetchSource }, robots, sources, ingest }, signal);
    for (const event of asked) event.ended = check.outcome === 'needs review' ? 'failed' : 'stored';
  },

  async restore({ site, restaurant, stores, ingestion, events }) {
    const fetchedAt = await stores.sources.now();
    const { event, source } = fetched(site, events);
    try {
      await ingestDocument(source, restaurant, { fetchedAt }, ingestion);
      event.ended = 'stored';
    } catch (error) {
      if (!(error instanceof Killed)) event.ended = 'failed';
    }
  },

  async correct({ site, choice, ingestion, open, events }) {
    const view = await open();
    const code = DECIDED[choice % 2] ?? 'LUPIN';
    const item = dishAt(view.menus, choice >> 1);
    const form = new URLSearchParams({ section: 'Mains', item, [`allergen-${code}`]: 'contains' });
    await correct(view, [form], { ingestion });
    events.push({ kind: 'said', site, item, code });
  },

  async undo({ site, ingestion, open, events }) {
    const view = await open();
    const last = view.decisions.corrections.at(-1);
    if (!last || !('item' in last) || !('set' in last)) return;
    events.push({ kind: 'taken back', site, item: last.item, code: last.set.contains?.[0] ?? '' });
    await undoCorrection(view, JSON.stringify(last), { ingestion });
  },

  async withdraw({ site, stores: { menus }, events }) {
    const [menu] = await menus.activeMenusOfSource(site.restaurantId, site.sourceUrl);
    if (menu && (await menus.withdraw(menu.id))) events.push({ kind: 'withdrawn', site });
  },

  import: ({ restaurant, ingestion }) => {
    const bytes = Buffer.from('Dish,Sesame,Celery,Mustard\nLeek Tart,x,,\n');
    const readTables = () => Promise.reject(new Error('a CSV file needs no reader'));
    const source = { bytes, label: 'allergens.csv', sourceUrl: TABLE };
    return importTable(source, restaurant, { date: '2026-05-01' }, { ...ingestion, readTables });
  },

  remove: ({ restaurant, stores }) => removeTable(restaurant, TABLE, stores.publisher),

  async merge({ restaurant, main, stores, ingestion }) {
    const [into] = await ingestion.restaurants.find(main.restaurantId);
    if (into && into.id !== restaurant.id) await mergeRestaurants(restaurant.id, into, stores.publisher);
  },
};

function fetched(site: Site, events: Event[]) {
  const event: Fetched = { kind: 'fetched', site, price: site.price };
  events.push(event);
  const doubtful = `${KINDS[site.price - 6]} Hazelnut Torte (nut free)`;
  const page = menuPage('Lunch', { Mains: { 'Beef Pie': site.price, 'Leek Tart': 5, [doubtful]: 5 } });
  const { sourceUrl } = site;
  return { event, source: { bytes: Buffer.from(page), mediaType: 'text/html', label: sourceUrl, sourceUrl } };
}

function dishAt(menus: readonly SeenMenu[], at: number): string {
  const names = menus.flatMap(({ sections }) => sections.flatMap(({ dishes }) => dishes.map(({ item }) => item.name)));
  return names[at % Math.max(1, names.length)] ?? '';
}
