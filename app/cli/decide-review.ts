import { decideEntries, reopenEntries } from '../../ingest/kitchen/decide-entries.ts';
import type { ReviewItem, ReviewStore } from '../../src/ports/review-store.ts';
import type { CommandIo, JsonOption } from '../terminal/command-io.ts';
import { openIngestion } from '../wiring/ingestion.ts';
import { noSuchEntry, reviewId } from './ids.ts';
import { reviewLine } from './list-review.ts';
import { whileOpen } from './while-open.ts';
import { withStores } from './with-stores.ts';

/** `menus review accept` and `menus review dismiss`. All ids are looked up before anything is decided. */
export function decideReview(
  verb: 'accept' | 'dismiss',
  given: readonly string[],
  options: { readonly note?: string; readonly json?: boolean },
  io: CommandIo,
): Promise<void> {
  const ids = idsOf(given);
  return withStores(async (stores, { config, logger }) => {
    const entries = await entriesOf(ids, stores.reviews);
    const stored = await whileOpen(openIngestion(stores, config, logger), io.signal, (ingestion) =>
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

/** `menus review reopen`: takes decisions back. All ids are looked up before anything is changed. */
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
