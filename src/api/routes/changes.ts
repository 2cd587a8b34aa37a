import type { RouterContext } from '@koa/router';
import { type FeedCursor, writeCursor } from '../../domain/changes/cursor.ts';
import { publicChange } from '../../domain/changes/public-change.ts';
import { ServiceError } from '../../domain/errors.ts';
import { acceptedType } from '../../http/accepts-json.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import { ATOM_TYPE } from '../../lib/atom.ts';
import type { ChangePage } from '../../ports/change-feed.ts';
import type { FromDatabase } from '../api-deps.ts';
import { changesAtom } from '../changes/changes-atom.ts';
import { waitForChanges } from '../changes/wait-for-changes.ts';
import { createWaitingRoom } from '../changes/waiting-room.ts';
import { parseQuery } from '../parse-query.ts';
import { changesQuerySchema } from '../schemas/changes.ts';

const TYPES = ['application/json', ATOM_TYPE] as const;

/** GET /v1/changes: what happened to restaurants and menus, as JSON or Atom. */
export function changesRoute(deps: FromDatabase<'changeFeed' | 'changeSignal' | 'baseUrl' | 'registry'>) {
  const { changeFeed, changeSignal, baseUrl, guard } = deps;
  const waiting = { signal: changeSignal, room: createWaitingRoom(deps.registry) };

  return async (ctx: RouterContext): Promise<void> => {
    const asAtom = acceptedType(ctx, TYPES) === ATOM_TYPE;
    const { query, given } = parseQuery(changesQuerySchema, ctx);
    const { after, limit, wait, types, restaurantId } = query;
    const filter = { types, restaurantId };
    const self = addressWith(given);

    if (asAtom && after === undefined) {
      // Readers of feeds keep no cursor: they ask for the newest again and again.
      const changes = await guard(() => changeFeed.latest(filter, limit));
      const { feed } = await guard(() => changeFeed.end());
      deps.data.revalidate(ctx);
      return sendAtom(ctx, changesAtom(changes, { baseUrl, feed, self, next: null }));
    }

    const start = after === 'now' ? await guard(() => changeFeed.end()) : (after ?? null);
    const read = async (next: FeedCursor | null) =>
      readable(await guard(() => changeFeed.read(next ?? start, filter, limit)));
    const page = await waitForChanges(ctx, waiting, wait * 1000, read);
    const next = addressWith(given, { after: writeCursor(page.next) });
    deps.data.revalidate(ctx, [`<${next}>; rel="next"`]);
    if (asAtom) return sendAtom(ctx, changesAtom(page.changes, { baseUrl, feed: page.next.feed, self, next }));
    await sendWithContentTag(ctx, {
      changes: page.changes.map((change) => publicChange(change, page.next)),
      next: writeCursor(page.next),
      more: page.more,
    });
  };

  function addressWith(given: ReadonlyMap<string, string>, more: Readonly<Record<string, string>> = {}): string {
    const query = new URLSearchParams(Object.entries({ ...Object.fromEntries(given), ...more })).toString();
    return `${baseUrl}/v1/changes${query === '' ? '' : `?${query}`}`;
  }
}

const sendAtom = (ctx: RouterContext, text: string) => sendWithContentTag(ctx, text, `${ATOM_TYPE}; charset=utf-8`);

/** @throws ServiceError 410 */
function readable(page: ChangePage | 'expired' | 'unknown'): ChangePage {
  if (typeof page !== 'string') return page;
  const why =
    page === 'expired'
      ? 'This cursor is too old: changes after it were deleted.'
      : 'This cursor is of another feed, or of this one before it was restored from a backup.';
  const detail = `${why} Begin anew without after: that leads to all that is there now.`;
  throw new ServiceError(410, 'cursor_expired', detail);
}
