import type { SourceDocument, SourceState, SourceStore } from '../ports/source-store.ts';
import type { Database } from './open-database.ts';
import { storableText } from './publish/storable-menu.ts';
import { anyRow, firstRow, rows } from './rows.ts';

const STATE = `select restaurant_id as "restaurantId", source_url as "sourceUrl", last_check as "lastCheck",
    last_outcome as "lastOutcome", failures, etag, last_modified as "lastModified", sha256,
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

/** Source documents, checks and corrections in PostgreSQL. */
export function createSourceStore(db: Database): SourceStore {
  return {
    async saveDocument({ sha256, bytes, mediaType, url, fetchedAt }) {
      await db.raw(
        `insert into source_documents (sha256, bytes, media_type, url, fetched_at) values (?, ?, ?, ?, ?)
         on conflict (sha256) do nothing`,
        [sha256, bytes, mediaType, url, fetchedAt],
      );
    },

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

    async recordCheck({ restaurantId, sourceUrl, outcome, detail, sha256, etag, lastModified }) {
      await db.transaction(async (trx) => {
        await trx.raw(
          'insert into menu_checks (restaurant_id, source_url, outcome, detail, sha256, checked_at) values (?, ?, ?, ?, ?, clock_timestamp())',
          [restaurantId, sourceUrl, outcome, detail === undefined ? null : storableText(detail), sha256 ?? null],
        );
        // What an unreachable source last said of itself stays true.
        await trx.raw(
          `insert into menu_sources as s (restaurant_id, source_url, last_check, last_outcome, failures, etag, last_modified, sha256)
           values (?, ?, clock_timestamp(), ?, ?, ?, ?, ?)
           on conflict (restaurant_id, source_url) do update
           set last_check = excluded.last_check, last_outcome = excluded.last_outcome,
             failures = case when excluded.last_outcome = 'unreachable' then s.failures + 1 else 0 end,
             etag = coalesce(excluded.etag, s.etag), last_modified = coalesce(excluded.last_modified, s.last_modified),
             sha256 = coalesce(excluded.sha256, s.sha256)`,
          [
            restaurantId,
            sourceUrl,
            outcome,
            outcome === 'unreachable' ? 1 : 0,
            etag ?? null,
            lastModified ?? null,
            sha256 ?? null,
          ],
        );
      });
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
      await db.raw(
        `insert into menu_sources (restaurant_id, source_url, corrections) values (?, ?, ?::jsonb)
         on conflict (restaurant_id, source_url) do update set corrections = excluded.corrections`,
        [restaurantId, sourceUrl, corrections === null ? null : JSON.stringify(corrections)],
      );
    },
  };
}
