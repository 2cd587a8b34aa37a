import type { MenuChangeClaim, MenuChanges, OutboxStatus } from '../ports/menu-changes.ts';
import { listen } from './listen.ts';
import { readAllDocuments, readDocuments } from './menu-documents.ts';
import type { Database } from './open-database.ts';
import { anyRow, firstRow, oneRow, rows } from './rows.ts';

export const MENU_CHANGES_CHANNEL = 'menu_changes';

/** Claimed rows, locked in the trigger's order to avoid deadlocks. */
const LOCKED_CLAIMS = `
  claimed as (select * from unnest(?::integer[], ?::bigint[]) as claim (menu_id, generation)),
  locked as (
    select x.engine, x.menu_id, x.generation = claimed.generation as same
    from index_changes x join claimed using (menu_id)
    where x.engine = ?
    order by x.menu_id
    for update of x
  )`;

export function createMenuChanges(db: Database): MenuChanges {
  return {
    async registerEngine(engine) {
      if (await anyRow(db, 'select 1 from search_engines where name = ?', [engine])) return;
      await db.raw('select register_search_engine(?)', [engine]);
    },

    async engines() {
      const found = await rows<{ name: string }>(db, 'select name from search_engines order by name');
      return found.map(({ name }) => name);
    },

    forgetEngine: (engine) => anyRow(db, 'delete from search_engines where name = ?', [engine]),

    async claim(engine, limit, leaseSeconds) {
      const found = await rows<MenuChangeClaim>(
        db,
        `with due as (
           select engine, menu_id from index_changes
           where engine = ? and not parked and due_at <= now()
           order by due_at, menu_id
           limit ?
           for update skip locked
         )
         update index_changes x set due_at = now() + make_interval(secs => ?)
         from due where x.engine = due.engine and x.menu_id = due.menu_id
         returning x.menu_id as "menuId", x.generation, x.attempts`,
        [engine, limit, leaseSeconds],
      );
      return found.toSorted((a, b) => a.menuId - b.menuId);
    },

    async releaseClaims(engine) {
      // locked in the trigger's order, like claims
      await db.raw(
        `with waiting as (
           select engine, menu_id from index_changes
           where engine = ? and not parked and due_at > now()
           order by menu_id
           for update
         )
         update index_changes x set due_at = now()
         from waiting where x.engine = waiting.engine and x.menu_id = waiting.menu_id`,
        [engine],
      );
    },

    async complete(engine, claims) {
      await db.raw(
        `with ${LOCKED_CLAIMS},
         done as (
           delete from index_changes x using locked where x.engine = locked.engine and x.menu_id = locked.menu_id and locked.same
         )
         update index_changes x set due_at = now()
         from locked where x.engine = locked.engine and x.menu_id = locked.menu_id and not locked.same`,
        [...columns(claims), engine],
      );
    },

    async fail(engine, claims, error, retryAfterSeconds, park) {
      await db.raw(
        `with ${LOCKED_CLAIMS}
         update index_changes x
         set attempts = x.attempts + 1, error = ?, parked = ?, due_at = now() + make_interval(secs => ?)
         from locked where x.engine = locked.engine and x.menu_id = locked.menu_id and locked.same`,
        [...columns(claims), engine, error, park, retryAfterSeconds],
      );
    },

    async enqueue(engine, menuIds) {
      await db.raw(
        `insert into index_changes as due (engine, menu_id)
         select ?, id from unnest(?::integer[]) as id group by id order by id
         on conflict (engine, menu_id) do update
         set generation = due.generation + 1, attempts = 0, due_at = now(), parked = false, error = null, changed_at = now()`,
        [engine, [...menuIds]],
      );
    },

    documents: (menuIds) => readDocuments(db, menuIds),
    allDocuments: (batchSize) => readAllDocuments(db, batchSize),

    async epoch(engine) {
      const sql = 'select epoch from search_engines where name = ?';
      return (await firstRow<{ epoch: string | null }>(db, sql, [engine]))?.epoch ?? null;
    },

    async setEpoch(engine, epoch) {
      if (await anyRow(db, 'update search_engines set epoch = ? where name = ?', [epoch, engine])) return;
      throw new Error(`search engine ${engine} is not registered`);
    },

    status: (engine) =>
      oneRow<OutboxStatus>(
        db,
        `select count(*) filter (where not parked) as pending, count(*) filter (where parked) as parked,
           coalesce(extract(epoch from now() - min(changed_at) filter (where not parked)), 0)::double precision as "oldestSeconds"
         from index_changes where engine = ?`,
        [engine],
      ),

    listen: (onChange) => listen(db, MENU_CHANGES_CHANNEL, onChange),
  };
}

function columns(claims: readonly MenuChangeClaim[]): [number[], number[]] {
  return [claims.map(({ menuId }) => menuId), claims.map(({ generation }) => generation)];
}
