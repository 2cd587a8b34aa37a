import type { Knex } from 'knex';
import { ALLERGEN_DOUBT } from '../domain/review-severity.ts';
import { REVIEW_KINDS, type ReviewEntry, type ReviewItem, type ReviewStore } from '../ports/review-store.ts';
import type { Database } from './open-database.ts';
import { FOUND_AGAIN, followDishReviews, reviewKey } from './publish/dish-reviews.ts';
import { lockRestaurant, raiseDecisionNumber } from './publish/menu-lines.ts';
import { storableJson, storableText } from './publish/storable-menu.ts';
import { firstRow, oneRow, rows } from './rows.ts';

const GIVEN = `given as materialized (select * from json_to_recordset(?::json)
  as row (kind text, menu text, section text, item text, reason text, "menuId" integer))`;

const SELECT = `select v.id, v.kind, v.menu, v.section, v.item, v.reason, v.menu_id as "menuId", v.restaurant_id as "restaurantId",
    r.name as "restaurantName", v.source_url as "sourceUrl", v.state, v.raised_at as "raisedAt", v.decided_at as "decidedAt", v.note
  from review_items v join restaurants r on r.id = v.restaurant_id`;

/** Decisions on a dish follow it to another heading or menu. Doubts about allergens do not, as it may be another dish of that name. */
const MOVE_DECIDED = `with ${GIVEN}, moved as (
    select distinct on (g.menu, g.section, g.item, g.reason) v.id, g.menu, g.section
    from review_items v join given g on g.kind = v.kind and g.item = v.item and g.reason = v.reason
    where v.restaurant_id = ? and v.source_url = ? and v.kind = 'dish' and v.state in ('accepted', 'dismissed') and v.reason !~ ?
      and not exists (select 1 from given same where ${reviewKey('same.')} = ${reviewKey('v.')})
      and not exists (select 1 from review_items known where known.restaurant_id = v.restaurant_id
        and known.source_url = v.source_url and ${reviewKey('known.')} = ${reviewKey('g.')})
    order by g.menu, g.section, g.item, g.reason, v.decided_at desc)
  update review_items v set menu = m.menu, section = m.section from (select distinct on (id) * from moved) m where v.id = m.id`;

export function createReviewStore(db: Database): ReviewStore {
  /** Changes decisions of persons, on which the matches of allergen tables depend. @returns ids of the entries */
  const change = (update: string, values: readonly Knex.RawBinding[]): Promise<readonly number[]> =>
    db.transaction(async (trx) => {
      const changed = await rows<{ id: number; restaurantId: string }>(
        trx,
        `${update} returning id, restaurant_id as "restaurantId"`,
        values,
      );
      const restaurants = new Set(changed.map(({ restaurantId }) => restaurantId));
      for (const restaurantId of [...restaurants].toSorted()) await raiseDecisionNumber(trx, restaurantId);
      return changed.map(({ id }) => id);
    });
  return {
    async record(restaurantId, sourceUrl, entries) {
      const given = withoutRepeats(entries);
      await db.transaction(async (trx) => {
        await lockRestaurant(trx, restaurantId);
        await trx.raw(MOVE_DECIDED, [given, restaurantId, sourceUrl, ALLERGEN_DOUBT]);
        await trx.raw(
          `with ${GIVEN}
           update review_items v set state = 'settled', decided_at = now()
           where restaurant_id = ? and source_url = ? and state = 'open'
             and not exists (select 1 from given g where ${reviewKey('g.')} = ${reviewKey('v.')})`,
          [given, restaurantId, sourceUrl],
        );
        await trx.raw(
          `with ${GIVEN}
           insert into review_items as v (restaurant_id, source_url, kind, menu, section, item, reason, menu_id)
           select ?::uuid, ?, kind, menu, section, item, reason, "menuId" from given
           on conflict (restaurant_id, source_url, ${reviewKey()}) do update ${FOUND_AGAIN}`,
          [given, restaurantId, sourceUrl],
        );
      });
    },

    followDishes: (menuId, before) => followDishReviews(db, menuId, before),

    async list({
      states = ['open'],
      restaurantId = null,
      sourceUrl = null,
      limit = null,
      lastDecidedFirst = false,
    } = {}) {
      return rows<ReviewItem>(
        db,
        `${SELECT}
         where v.state = any(?) and (?::uuid is null or v.restaurant_id = ?::uuid) and (?::text is null or v.source_url = ?::text)
         order by case when ? then v.decided_at end desc nulls last,
           v.reason ~ ? desc,
           v.raised_at::date desc, array_position(?::text[], v.kind),
           count(*) over (partition by v.restaurant_id, v.source_url) desc, v.source_url, v.restaurant_id, v.id
         limit ?`,
        [
          ...[[...states], restaurantId, restaurantId, sourceUrl, sourceUrl, lastDecidedFirst],
          ...[ALLERGEN_DOUBT, [...REVIEW_KINDS], limit],
        ],
      );
    },

    item: (id) => firstRow<ReviewItem>(db, `${SELECT} where v.id = ?`, [id]),

    async decide(ids, state, note) {
      const decision = [state, note === undefined ? null : storableText(note), [...ids]];
      return change(
        `update review_items set state = ?, decided_at = now(), note = ? where id = any(?) and state in ('open', 'settled')`,
        decision,
      );
    },

    reopen: (ids) =>
      change(
        `update review_items set state = 'open', decided_at = null, note = null
         where id = any(?) and state in ('accepted', 'dismissed')`,
        [[...ids]],
      ),

    async backlog() {
      return (await oneRow<{ open: number }>(db, `select count(*) as open from review_items where state = 'open'`))
        .open;
    },
  };
}

function withoutRepeats(entries: readonly ReviewEntry[]): string {
  const byTexts = new Map<string, ReviewEntry>();
  for (const entry of entries) {
    const { kind, menu, section, item, reason } = entry;
    const texts = storableJson([kind, menu, section, item, reason]);
    if (!byTexts.has(texts)) byTexts.set(texts, entry);
  }
  return storableJson([...byTexts.values()]);
}
