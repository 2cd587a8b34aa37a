import type { Logger } from 'pino';
import { createOutageLog } from '../lib/outage-log.ts';
import type { ActiveMenus } from '../ports/active-menus.ts';
import { follow } from './follow.ts';
import { listen } from './listen.ts';
import { MENU_CHANGES_CHANNEL } from './menu-changes.ts';
import type { Database } from './open-database.ts';
import { oneRow } from './rows.ts';

interface PollRow {
  /** The server and its start time. */
  readonly server: string;
  readonly next_xid: string;
  readonly changed: readonly { readonly id: number; readonly active: boolean; readonly revision: number }[];
  readonly leftovers: readonly number[];
}

/**
 * Polls by the id of the writing transaction, from the oldest one still running at the last poll: unlike a sequence, that never skips a
 * transaction that commits late. A promoted standby reuses ids of transactions that it never received, so the server is compared too.
 */
const POLL = `
  select pg_snapshot_xmin(pg_current_snapshot())::text as next_xid, pg_postmaster_start_time()::text as server,
    (select coalesce(json_agg(json_build_object('id', id, 'active', date_deleted is null, 'revision', revision)), '[]')
      from menus where changed_xid >= ?::text::xid8) as changed,
    array(select c.menu_id from index_changes c left join menus m on m.id = c.menu_id
      where c.engine = any(?) and (m.id is null or m.date_deleted is not null)) as leftovers`;

/**
 * Follows the active menus by NOTIFY, and by a poll each second in case a notice is lost. Leftovers count for `engines` only: an unused
 * engine would keep its own for ever.
 */
export function createActiveMenus(db: Database, engines: readonly string[], logger: Logger): ActiveMenus {
  const outage = createOutageLog(logger, {
    failed: 'active menus cannot be followed; trying again until the database answers',
    recovered: 'active menus are followed again',
  });
  const active = new Set<number>();
  const listeners = new Set<(menuIds: readonly number[]) => void>();
  let leftovers: readonly number[] = [];
  let nextXid = '0';
  let server: string | null = null;
  let seen = new Map<number, number>();

  const look = async (): Promise<void> => {
    let row = await oneRow<PollRow>(db, POLL, [nextXid, [...engines]]);
    if (server !== null && row.server !== server) {
      row = await oneRow<PollRow>(db, POLL, ['0', [...engines]]);
      active.clear();
      seen = new Map();
    }
    server = row.server;
    nextXid = row.next_xid;
    leftovers = row.leftovers;
    for (const { id, active: isActive } of row.changed) {
      if (isActive) active.add(id);
      else active.delete(id);
    }
    const changed = row.changed.filter(({ id, revision }) => seen.get(id) !== revision).map(({ id }) => id);
    seen = new Map(row.changed.map(({ id, revision }) => [id, revision]));
    if (changed.length > 0) for (const listener of listeners) listener(changed);
  };

  const { start, stop } = follow({
    first: look,
    look,
    listen: (onNotice) => listen(db, MENU_CHANGES_CHANNEL, onNotice),
    outage,
  });

  return {
    start,
    stop,
    has: (menuId) => active.has(menuId),
    get size() {
      return active.size;
    },
    leftovers: () => leftovers,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
