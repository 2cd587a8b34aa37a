import { UsageError } from '../../src/domain/errors.ts';
import { decideEntries, reopenEntries } from '../../src/ingest/kitchen/decide-entries.ts';
import { knownRestaurant } from '../../src/ingest/known-restaurant.ts';
import type { MenuStore } from '../../src/ports/menu-store.ts';
import type { ReviewItem, ReviewStore } from '../../src/ports/review-store.ts';
import { openIngestion } from '../wiring/ingestion.ts';
import { noSuchEntry, reviewId } from './ids.ts';
import type { CommandIo, JsonOption } from './terminal/command-io.ts';
import { wrap } from './terminal/wrap.ts';
import { withResource } from './with-resource.ts';
import { withStores } from './with-stores.ts';

interface ListOptions {
  readonly restaurant?: string;
  readonly source?: string;
  readonly limit: string;
  readonly all?: boolean;
  readonly json?: boolean;
}

export function listReview(options: ListOptions, io: CommandIo): Promise<void> {
  const { restaurant, source: sourceUrl, all, json } = options;
  if (!/^[1-9]\d{0,5}$/.test(options.limit))
    throw new UsageError(`--limit takes a number; "${options.limit}" is not one`);
  const limit = Number(options.limit);
  return withStores(async ({ reviews, restaurants }) => {
    const owner = restaurant === undefined ? undefined : await knownRestaurant(restaurant, restaurants);
    const found = await reviews.list({
      ...(all && { states: ['open', 'accepted', 'dismissed', 'settled'] }),
      ...(owner && { restaurantId: owner.id }),
      ...(sourceUrl !== undefined && { sourceUrl }),
      limit,
    });
    for (const line of json ? found.map((entry) => JSON.stringify(entry)) : entryLines(found, io.width)) io.out(line);
    const open = await reviews.backlog();
    if (found.length === 0) io.say(open === 0 ? 'Nothing to check.' : `None of these; ${open} in all.`);
    else if (found.length === limit) io.say(`The first ${limit}; ${open} are open in all (--limit).`);
  });
}

function entryLines(entries: readonly ReviewItem[], width: number): readonly string[] {
  const placeOf = (entry: ReviewItem | undefined) => entry && `${entry.restaurantName}  ${entry.sourceUrl}`;
  return entries.flatMap((entry, at) => {
    const place = placeOf(entry) as string;
    return [...(place === placeOf(entries[at - 1]) ? [] : [place]), wrap(reviewLine(entry), width)];
  });
}

export function reviewLine({ id, state, menu, section, item, reason }: ReviewItem): string {
  const place = [menu, section, item].filter(Boolean).join(' / ');
  return `${String(id).padStart(6)}  ${state === 'open' ? '' : `(${state}) `}${place}${place && ': '}${reason}`;
}

export function showReview(given: string, options: JsonOption, io: CommandIo): Promise<void> {
  const id = reviewId(given);
  return withStores(async ({ reviews, menus }) => {
    const entry = await reviews.item(id);
    if (!entry) throw noSuchEntry(id);
    const evidence = await evidenceOf(entry, menus);
    if (options.json) return io.out(JSON.stringify({ ...entry, evidence }));
    io.out(`${entry.restaurantName}  ${entry.sourceUrl}`);
    io.out(reviewLine(entry));
    const since = entry.raisedAt.toISOString().slice(0, 10);
    io.out(`        found ${since}${entry.menuId === null ? '' : `, menu ${entry.menuId}`}`);
    if (entry.note !== null) io.out(`        note: ${entry.note}`);
    for (const { field, value, state, basis, words, rule, confidence } of evidence) {
      const of = words === '' ? '' : ` from "${words}"`;
      io.out(`        ${field} ${value}${state ? ` ${state}` : ''}: ${basis}${of} (${rule}, ${confidence})`);
    }
  });
}

/** Evidence for the values of the dish; empty for a menu that is not stored. */
async function evidenceOf({ menuId, section, item }: ReviewItem, menus: Pick<MenuStore, 'evidence'>) {
  const stored = menuId === null || item === '' ? null : await menus.evidence(menuId);
  const items = stored?.sections.filter(({ name }) => name === section).flatMap(({ items }) => items) ?? [];
  return items.find(({ name }) => name === item)?.evidence.filter(({ state }) => state !== 'likely absent') ?? [];
}

/** `menus review accept` and `menus review dismiss`. Looks up all ids before deciding any. */
export function decideReview(
  verb: 'accept' | 'dismiss',
  given: readonly string[],
  options: { readonly note?: string; readonly json?: boolean },
  io: CommandIo,
): Promise<void> {
  const ids = idsOf(given);
  return withStores(async (stores, { config, logger }) => {
    const entries = await entriesOf(ids, stores.reviews);
    const stored = await withResource(openIngestion(stores, config, logger), io.signal, (ingestion) =>
      decideEntries(entries, verb, { ...stores, ingestion }, options.note),
    );
    for (const { name, outcome } of stored) {
      io.say(`${name}: ${outcome.outcome}${'menuId' in outcome ? `, menu ${outcome.menuId}` : ''}`);
    }
    await print(entries, stores.reviews, options, io);
    const them = ids.length === 1 ? 'it stays' : 'they stay';
    io.say(
      `${ids.length} decided; ${them} so when the source is read again. Undo: menus review reopen ${ids.join(' ')}`,
    );
  });
}

/** `menus review reopen`: reverts decisions. Looks up all ids before changing any. */
export function reopenReview(given: readonly string[], options: JsonOption, io: CommandIo): Promise<void> {
  const ids = idsOf(given);
  return withStores(async (stores) => {
    const entries = await entriesOf(ids, stores.reviews);
    const opened = await reopenEntries(entries, stores);
    await print(entries, stores.reviews, options, io);
    const rest = opened.length < entries.length ? '; the others were not decided by a person' : '';
    io.say(`${opened.length} open again${rest}.`);
  });
}

const idsOf = (given: readonly string[]): readonly number[] => [...new Set(given.map(reviewId))];

function entriesOf(ids: readonly number[], reviews: ReviewStore): Promise<readonly ReviewItem[]> {
  return Promise.all(ids.map(async (id) => (await reviews.item(id)) ?? Promise.reject(noSuchEntry(id))));
}

async function print(
  entries: readonly ReviewItem[],
  reviews: ReviewStore,
  { json }: JsonOption,
  io: CommandIo,
): Promise<void> {
  for (const { id } of entries) {
    const entry = await reviews.item(id);
    if (entry) io.out(json ? JSON.stringify(entry) : reviewLine(entry));
  }
}
