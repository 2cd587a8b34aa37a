import { isoDate } from '../domain/iso-date.ts';
import type { Webhook, WebhookDelivery, WebhookStore, WebhookStream } from '../ports/webhook-store.ts';
import type { Database } from './open-database.ts';
import { anyRow, firstRow, rows } from './rows.ts';

const SELECT = `select w.id, w.url, w.types, w.restaurant_id as "restaurantId", w.sealed_secrets as "sealedSecrets",
    w.failing_since as "failingSince", w.last_error as "lastError", w.disabled_at as "disabledAt",
    (select count(*) from webhook_streams l where l.webhook_id = w.id) as "waitingStreams"
  from webhooks w`;

/** Whether a webhook w wants a change c. */
const WANTED =
  '(w.types is null or c.type = any(w.types)) and (w.restaurant_id is null or c.restaurant_id = w.restaurant_id)';

/** Whether something may be sent to a webhook w now. */
const OPEN = 'w.disabled_at is null and (w.retry_at is null or w.retry_at <= now())';

interface ClaimRow extends Pick<WebhookDelivery, 'attempts' | 'webhookAttempts' | 'failingSince'> {
  readonly place: number;
}

/** Webhooks and what is on its way to them, in PostgreSQL. */
export function createWebhookStore(db: Database): WebhookStore {
  const find = (id: string) => firstRow<Webhook>(db, `${SELECT} where w.id = ?`, [id]);

  /** A stream of which nothing is left goes, unless something is given to it at this moment: both lock the webhook. */
  const finishStream = ({ webhookId, stream }: WebhookStream): Promise<void> =>
    db.transaction(async (trx) => {
      await trx.raw('select 1 from webhooks where id = ? for no key update', [webhookId]);
      await trx.raw(
        `delete from webhook_streams l using webhooks w
         where w.id = l.webhook_id and l.webhook_id = ? and l.stream = ? and not exists (
           select 1 from changes c where c.stream = l.stream and c.place > l.place and ${WANTED})`,
        [webhookId, stream],
      );
    });

  return {
    async add({ id, url, types, restaurantId, sealedSecret }) {
      await db.raw(
        `insert into webhooks (id, url, types, restaurant_id, sealed_secrets, place)
         select ?, ?, ?, ?, array[?::bytea], last_place from change_feed`,
        [id, url, types === null ? null : [...types], restaurantId, sealedSecret],
      );
    },

    list: () => rows<Webhook>(db, `${SELECT} order by w.created_at, w.id`),
    find,

    addSecret: (id, sealedSecret) =>
      anyRow(db, 'update webhooks set sealed_secrets = array[?::bytea] || sealed_secrets[1:1] where id = ?', [
        sealedSecret,
        id,
      ]),

    async resume(id) {
      const isThere = await anyRow(
        db,
        `update webhooks set disabled_at = null, failing_since = null, last_error = null, retry_at = null, attempts = 0 where id = ?`,
        [id],
      );
      await db.raw(
        'update webhook_streams set due_at = now(), failing_since = null, attempts = 0 where webhook_id = ?',
        [id],
      );
      return isThere;
    },

    async disable(id, reason) {
      await db.raw('update webhooks set disabled_at = now(), last_error = ? where id = ? and disabled_at is null', [
        reason,
        id,
      ]);
    },

    remove: (id) => anyRow(db, 'delete from webhooks where id = ?', [id]),

    spread: () =>
      db.transaction(async (trx) => {
        const behind = await rows<{ id: string; last: number }>(
          trx,
          `select w.id, f.last_place as last from webhooks w, change_feed f
           where w.disabled_at is null and w.place < f.last_place order by w.id for no key update of w skip locked`,
        );
        for (const { id, last } of behind) {
          await trx.raw(
            `insert into webhook_streams (webhook_id, stream, place)
             select w.id, c.stream, w.place from webhooks w join changes c on c.place > w.place and c.place <= ? and ${WANTED}
             where w.id = ? group by w.id, c.stream
             on conflict do nothing`,
            [last, id],
          );
          await trx.raw('update webhooks set place = ? where id = ?', [last, id]);
        }
      }),

    dueStreams: () =>
      rows<WebhookStream>(
        db,
        `select l.webhook_id as "webhookId", l.stream from webhook_streams l join webhooks w on w.id = l.webhook_id
         where l.due_at <= now() and ${OPEN} order by l.due_at, l.webhook_id, l.stream limit 1000`,
      ),

    async claim(one, leaseSeconds) {
      const { webhookId, stream } = one;
      const claimed = await firstRow<ClaimRow>(
        db,
        `update webhook_streams l set due_at = now() + make_interval(secs => ?)
         from webhooks w
         where w.id = l.webhook_id and l.webhook_id = ? and l.stream = ? and l.due_at <= now() and ${OPEN}
         returning l.place, l.attempts, w.attempts as "webhookAttempts", least(l.failing_since, w.failing_since) as "failingSince"`,
        [leaseSeconds, webhookId, stream],
      );
      if (!claimed) return null;
      const next = await firstRow<Pick<WebhookDelivery, 'change' | 'feed' | 'floor'>>(
        db,
        `select f.name as feed, f.floor, json_build_object('place', c.place, 'happenedAt', c.happened_at, 'type', c.type,
           'restaurantId', c.restaurant_id, 'menuId', c.menu_id, 'data', c.data) as change
         from webhooks w join changes c on c.stream = ? and c.place > ? and ${WANTED} cross join change_feed f
         where w.id = ? order by c.place limit 1`,
        [stream, claimed.place, webhookId],
      );
      const webhook = await find(webhookId);
      if (!next || !webhook) {
        await finishStream(one);
        return null;
      }
      const { place: _place, ...failures } = claimed;
      const change = { ...next.change, happenedAt: isoDate(next.change.happenedAt) };
      return { webhookId, stream, webhook, ...next, change, ...failures };
    },

    async delivered({ webhookId, stream, change }) {
      await db.raw(
        `update webhook_streams set place = ?, attempts = 0, failing_since = null, due_at = now()
         where webhook_id = ? and stream = ? and place < ?`,
        [change.place, webhookId, stream, change.place],
      );
      await db.raw(
        `update webhooks set attempts = 0, retry_at = null, failing_since = null, last_error = null
         where id = ? and (last_error is not null or retry_at is not null)`,
        [webhookId],
      );
    },

    async streamFailed({ webhookId, stream }, error, retryAfterSeconds) {
      await db.raw(
        `update webhook_streams set attempts = attempts + 1, failing_since = coalesce(failing_since, now()),
           due_at = now() + make_interval(secs => ?)
         where webhook_id = ? and stream = ?`,
        [retryAfterSeconds, webhookId, stream],
      );
      await db.raw('update webhooks set last_error = ? where id = ?', [error, webhookId]);
    },

    async receiverFailed({ webhookId, stream }, error, retryAfterSeconds) {
      // Several streams may find out at the same time: that is one failure.
      await db.raw(
        `update webhooks set attempts = attempts + 1, failing_since = coalesce(failing_since, now()), last_error = ?,
           retry_at = now() + make_interval(secs => ?)
         where id = ? and (retry_at is null or retry_at <= now())`,
        [error, retryAfterSeconds, webhookId],
      );
      await db.raw('update webhook_streams set due_at = now() where webhook_id = ? and stream = ?', [
        webhookId,
        stream,
      ]);
    },
  };
}
