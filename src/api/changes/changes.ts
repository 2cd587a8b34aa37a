import type { RouterContext } from '@koa/router';
import type { Context } from 'koa';
import { type FeedCursor, writeCursor } from '../../domain/changes/cursor.ts';
import { publicChange } from '../../domain/changes/public-change.ts';
import { ServiceError } from '../../domain/errors.ts';
import { requestState } from '../../http/request-state.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import { measureGauge } from '../../lib/measured.ts';
import type { ChangePage } from '../../ports/change-feed.ts';
import type { ChangeSignal } from '../../ports/change-signal.ts';
import type { FromDatabase } from '../shared/api-deps.ts';
import { parseQuery } from '../shared/parse-query.ts';
import { changesQuerySchema } from './changes-schema.ts';

export function changesRoute(deps: FromDatabase<'changeFeed' | 'changeSignal' | 'baseUrl' | 'registry'>) {
  const { changeFeed, changeSignal, baseUrl, guard } = deps;
  const waiting = new Map<string, number>();
  measureGauge(deps.registry, {
    name: 'change_waiters',
    help: 'Requests that wait for changes',
    read: () => [...waiting.values()].reduce((sum, own) => sum + own, 0),
  });

  return async (ctx: RouterContext): Promise<void> => {
    const { query, given } = parseQuery(changesQuerySchema, ctx);
    const { after, limit, wait, types, restaurantId } = query;
    const filter = { types, restaurantId };
    const start = after === 'now' ? await guard(() => changeFeed.end()) : (after ?? null);
    const read = async (next: FeedCursor | null) =>
      readable(await guard(() => changeFeed.read(next ?? start, filter, limit)));
    const page = await waitForChanges(ctx, { signal: changeSignal, waiting }, wait * 1000, read);
    const next = addressWith(given, { after: writeCursor(page.next) });
    deps.data.revalidate(ctx, [`<${next}>; rel="next"`]);
    await sendWithContentTag(ctx, {
      changes: page.changes.map((change) => publicChange(change, page.next)),
      next: writeCursor(page.next),
      more: page.more,
    });
  };

  function addressWith(given: ReadonlyMap<string, string>, more: Readonly<Record<string, string>>): string {
    const query = new URLSearchParams(Object.entries({ ...Object.fromEntries(given), ...more })).toString();
    return `${baseUrl}/v1/changes?${query}`;
  }
}

/** @throws ServiceError 410 */
function readable(page: ChangePage | 'unknown'): ChangePage {
  if (page !== 'unknown') return page;
  const why = 'This cursor is of another feed, or of this one before it was restored from a backup.';
  const detail = `${why} Start again without after to get everything.`;
  throw new ServiceError(410, 'cursor_expired', detail);
}

/** Idle sockets are cut after a while (src/http/listen.ts), and a waiting request is idle. */
const SPARE_MS = 10_000;

/** Waiting requests per client: enough for a few programs that follow different things. */
const MAX_WAITING = 8;

/**
 * Reads a page and, while it is empty, again after every change until the timeout.
 * @param deps with the number of waiting requests by client
 * @param read the page after a cursor; null for the one requested
 * @throws ServiceError 429 if too many requests of the client wait
 */
async function waitForChanges(
  ctx: Context,
  { signal, waiting }: { readonly signal: ChangeSignal; readonly waiting: Map<string, number> },
  ms: number,
  read: (after: FeedCursor | null) => Promise<ChangePage>,
): Promise<ChangePage> {
  const end = performance.now() + ms;
  let seen = signal.count;
  let page = await read(null);
  if (page.changes.length > 0 || page.more || ms === 0 || !signal.open) return page;
  const state = requestState(ctx);
  const clientId = state.client?.clientId ?? 'unknown';
  const own = waiting.get(clientId) ?? 0;
  if (own >= MAX_WAITING) {
    const detail = `${own} requests of this client wait for changes already; ${MAX_WAITING} may.`;
    throw new ServiceError(429, 'too_many_waiting', detail, { headers: { 'Retry-After': '5' } });
  }
  waiting.set(clientId, own + 1);
  const gone = new AbortController();
  const giveUp = (): void => gone.abort();
  ctx.res.once('close', giveUp);
  ctx.req.socket.setTimeout(ms + SPARE_MS);
  try {
    while (page.changes.length === 0 && !page.more && performance.now() < end && signal.open && !gone.signal.aborted) {
      const from = performance.now();
      await signal.next(seen, end - from, gone.signal);
      state.waitedMs = (state.waitedMs ?? 0) + performance.now() - from;
      seen = signal.count;
      page = await read(page.next);
    }
    return page;
  } finally {
    ctx.res.removeListener('close', giveUp);
    waiting.set(clientId, (waiting.get(clientId) ?? 1) - 1);
  }
}
