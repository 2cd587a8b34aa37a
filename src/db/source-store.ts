import type { SourceDocument, SourceState, SourceStore } from '../ports/source-store.ts';
import type { Database } from './open-database.ts';
import { raiseDecisionNumber } from './publish/menu-lines.ts';
import { storableText } from './publish/storable-menu.ts';
import { anyRow, firstRow, oneRow, rowCount, rows } from './rows.ts';

const STATE = `select restaurant_id as "restaurantId", source_url as "sourceUrl", last_check as "lastCheck",
    last_outcome as "lastOutcome", failures, etag, last_modified as "lastModified", sha256,
    fetched_at as "fetchedAt",
    (select detail from menu_checks c where c.restaurant_id = s.restaurant_id and c.source_url = s.source_url
     order by checked_at desc, id desc limit 1) as detail,
    coalesce((select bool_or(m.date_deleted is null) from menu_lines l join menus m on m.line_id = l.id
     where l.restaurant_id = s.restaurant_id and m.source_url = s.source_url), true) as watched,
    (select json_build_object('held', taken.outcome = 'needs review', 'detail', taken.detail) from (
       select outcome, detail, checked_at from menu_checks c
       where c.restaurant_id = s.restaurant_id and c.source_url = s.source_url and c.sha256 is not null
       order by checked_at desc, id desc limit 1) taken
     where taken.outcome = 'needs review' or (taken.detail is not null and not exists (
       select 1 from menu_lines l join menus m on m.line_id = l.id
       where l.restaurant_id = s.restaurant_id and m.source_url = s.source_url
         and m.date_deleted > timezone('utc', taken.checked_at)))) as open
  from menu_sources s`;

/** True if a kept document of an unavailable source was read again. */
const STILL_AWAY = "(s.last_outcome = 'unreachable' and excluded.fetched_at = s.fetched_at)";

export function createSourceStore(db: Database): SourceStore {
  return {
    async saveDocument({ sha256, bytes, mediaType, url, fetchedAt }) {
      await db.raw(
        `insert into source_documents (sha256, bytes, media_type, url, fetched_at) values (?, ?, ?, ?, ?)
         on conflict (sha256) do update set fetched_at = greatest(source_documents.fetched_at, excluded.fetched_at)`,
        [sha256, bytes, mediaType, url, fetchedAt],
      );
    },

    dropOldDocuments: () => dropOldDocuments(db),

    document: (sha256) =>
      firstRow<SourceDocument>(
        db,
        `select sha256, bytes, media_type as "mediaType", url, fetched_at as "fetchedAt" from source_documents where sha256 = ?`,
        [sha256],
      ),

    wasIngested: (restaurantId, sourceUrl, sha256) =>
      anyRow(
        db,
        `select 1 from menu_checks
         where restaurant_id = ? and source_url = ? and sha256 = ? and outcome <> 'needs review' limit 1`,
        [restaurantId, sourceUrl, sha256],
      ),

    async recordCheck({ restaurantId, sourceUrl, outcome, detail, sha256, fetchedAt, etag, lastModified }) {
      await db.transaction(async (trx) => {
        await trx.raw(
          'insert into menu_checks (restaurant_id, source_url, outcome, detail, sha256, checked_at) values (?, ?, ?, ?, ?, clock_timestamp())',
          [restaurantId, sourceUrl, outcome, detail === undefined ? null : storableText(detail), sha256 ?? null],
        );
        // Keeps the validators of an unreachable source, and its state if only the kept document was read again.
        await trx.raw(
          `insert into menu_sources as s (restaurant_id, source_url, last_check, last_outcome, failures, etag, last_modified, sha256, fetched_at)
           values (?, ?, clock_timestamp(), ?, ?, ?, ?, ?, ?)
           on conflict (restaurant_id, source_url) do update
           set last_check = case when ${STILL_AWAY} then s.last_check else excluded.last_check end,
             last_outcome = case when ${STILL_AWAY} then s.last_outcome else excluded.last_outcome end,
             failures = case when ${STILL_AWAY} then s.failures when excluded.last_outcome = 'unreachable' then s.failures + 1 else 0 end,
             etag = coalesce(excluded.etag, s.etag), last_modified = coalesce(excluded.last_modified, s.last_modified),
             sha256 = coalesce(excluded.sha256, s.sha256), fetched_at = coalesce(excluded.fetched_at, s.fetched_at)`,
          [
            restaurantId,
            sourceUrl,
            outcome,
            outcome === 'unreachable' ? 1 : 0,
            etag ?? null,
            lastModified ?? null,
            sha256 ?? null,
            fetchedAt ?? null,
          ],
        );
      });
    },

    async now() {
      return (await oneRow<{ now: Date }>(db, 'select clock_timestamp() as now')).now;
    },

    sources: () => rows<SourceState>(db, `${STATE} where last_check is not null order by source_url, restaurant_id`),

    source: (restaurantId, sourceUrl) =>
      firstRow<SourceState>(db, `${STATE} where restaurant_id = ? and source_url = ?`, [restaurantId, sourceUrl]),

    async corrections(restaurantId, sourceUrl) {
      const row = await firstRow<{ corrections: unknown }>(
        db,
        'select corrections from menu_sources where restaurant_id = ? and source_url = ?',
        [restaurantId, sourceUrl],
      );
      return row?.corrections ?? null;
    },

    async saveCorrections(restaurantId, sourceUrl, corrections) {
      await db.transaction(async (trx) => {
        await raiseDecisionNumber(trx, restaurantId);
        await trx.raw(
          `insert into menu_sources (restaurant_id, source_url, corrections) values (?, ?, ?::jsonb)
           on conflict (restaurant_id, source_url) do update set corrections = excluded.corrections`,
          [restaurantId, sourceUrl, corrections === null ? null : JSON.stringify(corrections)],
        );
      });
    },
  };
}

/** Documents kept per source besides the one in service: enough to see recent changes, while a page may be 25 MB and new each day. */
const MAX_KEPT = 3;
/** A document is stored before the check or find that refers to it. */
const GRACE = '1 day';

/**
 * Deletes unreferenced documents. Keeps the last ones of each source, the one behind its menus in service (later ones may be held back),
 * the one its state refers to, and those of discovered menus.
 * @returns number of deleted documents
 */
function dropOldDocuments(db: Database): Promise<number> {
  return rowCount(
    db,
    `with seen as (
       select sha256, max(id) filter (where outcome <> 'needs review') as taken,
         max(max(id) filter (where outcome <> 'needs review')) over source as last_taken,
         row_number() over (source order by max(id) desc) as age
       from menu_checks where sha256 is not null group by restaurant_id, source_url, sha256
       window source as (partition by restaurant_id, source_url)
     ), kept as (
       select sha256 from seen where age <= ? or taken = last_taken
       union all select sha256 from menu_sources where sha256 is not null
       union all select details->>'sha256' from discovery_finds where details->>'sha256' is not null
     )
     delete from source_documents where fetched_at < now() - interval '${GRACE}' and sha256 not in (select sha256 from kept)`,
    [MAX_KEPT],
  );
}
