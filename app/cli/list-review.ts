import { knownRestaurant } from '../../ingest/known-restaurant.ts';
import { UsageError } from '../../src/domain/errors.ts';
import type { ReviewItem } from '../../src/ports/review-store.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { wrap } from '../terminal/wrap.ts';
import { withStores } from './with-stores.ts';

interface ListOptions {
  readonly restaurant?: string;
  readonly source?: string;
  readonly limit: string;
  readonly all?: boolean;
  readonly json?: boolean;
}

/** `menus review list` */
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
    if (found.length === 0) io.say(open === 0 ? 'Nothing is to look at.' : `Nothing of it; ${open} entries in all.`);
    else if (found.length === limit) io.say(`The first ${limit}; ${open} are open in all (--limit).`);
  });
}

/** Entries below the restaurant and source that they are of. */
function entryLines(entries: readonly ReviewItem[], width: number): readonly string[] {
  const placeOf = (entry: ReviewItem | undefined) => entry && `${entry.restaurantName}  ${entry.sourceUrl}`;
  return entries.flatMap((entry, at) => {
    const place = placeOf(entry) as string;
    return [...(place === placeOf(entries[at - 1]) ? [] : [place]), wrap(reviewLine(entry), width)];
  });
}

/** An entry for a person, as one line. */
export function reviewLine({ id, state, menu, section, item, reason }: ReviewItem): string {
  const place = [menu, section, item].filter(Boolean).join(' / ');
  return `${String(id).padStart(6)}  ${state === 'open' ? '' : `(${state}) `}${place}${place && ': '}${reason}`;
}
