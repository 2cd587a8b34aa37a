import type { DiscoveryStore, Find, SiteToVisit } from '../ports/discovery-store.ts';
import type { Database } from './open-database.ts';
import { storableJson, storableText } from './publish/storable-menu.ts';
import { firstRow, rows } from './rows.ts';

const SITE = `select r.id as "restaurantId", r.name, r.website,
    concat_ws(' ', r.name, r.street, r.city, r.postcode) as place
  from restaurants r`;

const FIND = `select f.id, f.kind, f.subject, f.details, f.state, f.found_at as "foundAt", f.decided_at as "decidedAt",
    f.restaurant_id as "restaurantId", r.name as "restaurantName"
  from discovery_finds f join restaurants r on r.id = f.restaurant_id`;

/** True if menus in service were discovered on the website. */
const HAS_FINDS = `exists (select 1 from discovery_finds f where f.restaurant_id = r.id and f.kind = 'menu' and f.state in ('stored', 'accepted'))`;

/** True if one of them was unavailable at its last check and the website was not visited since. */
const SOURCE_UNAVAILABLE = `(d.ended_at < (select max(s.last_check) from menu_sources s where s.restaurant_id = r.id and s.failures > 0) and ${HAS_FINDS})`;

export function createDiscoveryStore(db: Database): DiscoveryStore {
  return {
    toVisit: (days) =>
      rows<SiteToVisit>(
        db,
        `${SITE} left join discoveries d on d.restaurant_id = r.id
         where r.website <> '' and (
           (d.restaurant_id is not null and d.ended_at is null)
           or ((d.ended_at is null or d.website <> r.website or d.ended_at <= now() - make_interval(days => ?))
             and (${HAS_FINDS} or not exists (select 1 from menus m where m.restaurant_id = r.id and m.date_deleted is null)))
           or ${SOURCE_UNAVAILABLE})
         order by r.website, r.id`,
        [days],
      ),

    toFollow: (days) =>
      rows<SiteToVisit>(
        db,
        `${SITE} join discoveries d on d.restaurant_id = r.id
         where r.website <> '' and (${SOURCE_UNAVAILABLE}
           or ((d.ended_at is null or d.ended_at <= now() - make_interval(days => ?)) and ${HAS_FINDS}))
         order by r.website, r.id`,
        [days],
      ),

    withWebsite: () => rows<SiteToVisit>(db, `${SITE} where r.website <> '' order by r.website, r.id`),

    sites: (restaurantIds) =>
      rows<SiteToVisit>(db, `${SITE} where r.id = any(?::uuid[]) order by r.website, r.id`, [[...restaurantIds]]),

    async begin(restaurantId, website) {
      await db.transaction(async (trx) => {
        await trx.raw(
          `delete from discovery_answers where restaurant_id = ? and not exists (
             select 1 from discoveries where restaurant_id = ? and website = ? and ended_at is null)`,
          [restaurantId, restaurantId, website],
        );
        await trx.raw(
          `insert into discoveries (restaurant_id, website) values (?, ?)
           on conflict (restaurant_id) do update set website = excluded.website, begun_at = now(), ended_at = null, failure = null`,
          [restaurantId, website],
        );
      });
    },

    async answer(restaurantId, address) {
      const row = await firstRow<{ answer: unknown }>(
        db,
        'select answer from discovery_answers where restaurant_id = ? and address = ?',
        [restaurantId, address],
      );
      return row?.answer ?? null;
    },

    async saveAnswer(restaurantId, address, answer) {
      await db.raw(
        `insert into discovery_answers (restaurant_id, address, answer) values (?, ?, ?::jsonb)
         on conflict (restaurant_id, address) do nothing`,
        [restaurantId, address, storableJson(answer)],
      );
    },

    async record(restaurantId, finds) {
      for (const { kind, subject, details, state } of finds) {
        await db.raw(
          `insert into discovery_finds as f (restaurant_id, kind, subject, details, state) values (?, ?, ?, ?::jsonb, ?)
           on conflict (restaurant_id, kind, subject) do update set details = excluded.details, state = excluded.state
           where f.state in ('taken', 'open')`,
          [restaurantId, kind, storableText(subject), storableJson(details), state],
        );
      }
    },

    async end(restaurantId, failure) {
      await db.transaction(async (trx) => {
        await trx.raw('delete from discovery_answers where restaurant_id = ?', [restaurantId]);
        await trx.raw('update discoveries set ended_at = now(), failure = ? where restaurant_id = ?', [
          failure === '' ? null : storableText(failure),
          restaurantId,
        ]);
      });
    },

    finds: ({ restaurantId = null, states, limit = null }) =>
      rows<Find>(
        db,
        `${FIND} where f.state = any(?) and (?::uuid is null or f.restaurant_id = ?::uuid)
         order by f.decided_at desc nulls first, r.name, f.restaurant_id, f.kind desc, f.id limit ?`,
        [[...states], restaurantId, restaurantId, limit],
      ),

    find: (id) => firstRow<Find>(db, `${FIND} where f.id = ?`, [id]),

    async settle(id, state, why) {
      await db.raw(
        `update discovery_finds set state = ?, details = details || ?::jsonb,
           decided_at = case when ? in ('accepted', 'refused') then now() end where id = ?`,
        [state, storableJson(why === undefined ? {} : { why }), state, id],
      );
    },
  };
}
