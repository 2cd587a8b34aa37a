import type { Context } from 'koa';
import type { FeedCursor } from '../../domain/changes/cursor.ts';
import { requestState } from '../../http/request-state.ts';
import type { ChangePage } from '../../ports/change-feed.ts';
import type { ChangeSignal } from '../../ports/change-signal.ts';
import type { WaitingRoom } from './waiting-room.ts';

/** Sockets on which nothing happens are cut after a while (src/http/listen.ts), and here nothing happens for as long as this. */
const SPARE_MS = 10_000;

/**
 * Reads a page and, where it is empty, again whenever something happened, until there is something or the time is over.
 * @param read the page after a cursor; null for the one that was asked for
 */
export async function waitForChanges(
  ctx: Context,
  deps: { readonly signal: ChangeSignal; readonly room: WaitingRoom },
  ms: number,
  read: (after: FeedCursor | null) => Promise<ChangePage>,
): Promise<ChangePage> {
  const { signal, room } = deps;
  const end = performance.now() + ms;
  let seen = signal.count;
  let page = await read(null);
  if (page.changes.length > 0 || page.more || ms === 0 || !signal.open) return page;
  const state = requestState(ctx);
  const leave = room.enter(state.client?.clientId ?? 'unknown');
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
    leave();
  }
}
