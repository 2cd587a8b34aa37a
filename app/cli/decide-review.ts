import { applyTables } from '../../ingest/kitchen/apply-tables.ts';
import { readAgain } from '../../ingest/read-again.ts';
import type { ReviewItem } from '../../src/ports/review-store.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { openIngestion } from '../wiring/ingestion.ts';
import type { Stores } from '../wiring/stores.ts';
import type { CommandContext } from './command-context.ts';
import { reviewLine } from './list-review.ts';
import { noSuchEntry, reviewId } from './review-id.ts';
import { withStores } from './with-stores.ts';

/** `menus review accept` and `menus review dismiss`. All ids are looked up before anything is decided. */
export function decideReview(
  verb: 'accept' | 'dismiss',
  given: readonly string[],
  options: { readonly note?: string; readonly json?: boolean },
  io: CommandIo,
): Promise<ExitCode> {
  const ids = [...new Set(given.map(reviewId))];
  return withStores(async (stores, context) => {
    const entries = await Promise.all(
      ids.map(async (id) => (await stores.reviews.item(id)) ?? Promise.reject(noSuchEntry(id))),
    );
    const held = entries.filter(({ kind, state }) => kind === 'held' && state !== 'settled');
    if (verb === 'accept') for (const entry of held) await storeHeld(entry, stores, context, io);
    const state = verb === 'accept' ? 'accepted' : 'dismissed';
    await stores.reviews.decide(ids, state, options.note);
    await declareAgain(entries, stores);
    for (const id of ids) {
      const entry = await stores.reviews.item(id);
      if (entry) io.out(options.json ? JSON.stringify(entry) : reviewLine(entry));
    }
    const them = ids.length === 1 ? 'it stays' : 'they stay';
    io.say(
      `${ids.length} decided; ${them} so when the source is read again. Undo: menus review reopen ${ids.join(' ')}`,
    );
    return EXIT.done;
  });
}

/** `menus review reopen`: takes decisions back. All ids are looked up before anything is changed. */
export function reopenReview(
  given: readonly string[],
  options: { readonly json?: boolean },
  io: CommandIo,
): Promise<ExitCode> {
  const ids = [...new Set(given.map(reviewId))];
  return withStores(async (stores) => {
    const { reviews } = stores;
    const entries = await Promise.all(
      ids.map(async (id) => (await reviews.item(id)) ?? Promise.reject(noSuchEntry(id))),
    );
    const opened = await reviews.reopen(ids);
    await declareAgain(entries, stores);
    for (const id of ids) {
      const entry = await reviews.item(id);
      if (entry) io.out(options.json ? JSON.stringify(entry) : reviewLine(entry));
    }
    io.say(
      `${opened.length} open again${opened.length < ids.length ? '; the others were not decided by a person' : ''}.`,
    );
    return EXIT.done;
  });
}

/** What was decided about dishes of allergen tables shows on the menus. */
async function declareAgain(entries: readonly ReviewItem[], { kitchenTables, restaurants, menus, reviews }: Stores) {
  for (const id of new Set(entries.map(({ restaurantId }) => restaurantId))) {
    const sources = new Set((await kitchenTables.of(id)).map(({ source }) => source));
    const [restaurant] = await restaurants.find(id);
    if (!restaurant || !entries.some((one) => one.restaurantId === id && sources.has(one.sourceUrl))) continue;
    await applyTables(restaurant, { tables: kitchenTables, menus, reviews });
  }
}

/** Stores the menus of a source that were held back; with them its entry is settled. */
async function storeHeld(entry: ReviewItem, stores: Stores, { config, logger }: CommandContext, io: CommandIo) {
  const [restaurant] = await stores.restaurants.find(entry.restaurantId);
  if (!restaurant) return;
  const ingestion = openIngestion(stores, config, logger);
  io.signal.addEventListener('abort', () => void ingestion.close(), { once: true });
  try {
    const { menus } = await readAgain(restaurant, entry.sourceUrl, ingestion, entry.menu);
    for (const { name, outcome } of menus) {
      io.say(`${name}: ${outcome.outcome}${'menuId' in outcome ? `, menu ${outcome.menuId}` : ''}`);
    }
  } finally {
    await ingestion.close();
  }
}
