import { isoDate } from '../domain/iso-date.ts';
import { DELIVER_TASK, type Webhook, type WebhookDelivery, type WebhookStore } from '../ports/webhook-store.ts';
import type { Database } from './open-database.ts';
import { anyRow, firstRow, rows } from './rows.ts';

const COLUMNS = `w.id, w.url, w.types, w.restaurant_id as "restaurantId", w.sealed_secrets as "sealedSecrets",
  w.failing_since as "failingSince", w.last_error as "lastError", w.disabled_at as "disabledAt"`;

const SELECT = `select ${COLUMNS}, coalesce(j.waiting, 0) as "waitingStreams" from webhooks w left join (
    select split_part(key, ' ', 2) as id, count(*) as waiting from graphile_worker.jobs where key like 'deliver %' group by 1
  ) j on j.id = w.id::text`;

/** True if webhook w wants change c. */
const WANTED =
  '(w.types is null or c.type = any(w.types)) and (w.restaurant_id is null or c.restaurant_id = w.restaurant_id)';

/** Adds a job that sends the change at a place; keyed by webhook and stream, so that one runs at a time. */
const addJob = (place: string, mode: string): string =>
  `graphile_worker.add_job('${DELIVER_TASK}', json_build_object('webhookId', w.id, 'place', ${place}),
     job_key => concat_ws(' ', 'deliver', w.id, c.stream), job_key_mode => '${mode}')`;

const JOBS_OF = `array(select id from graphile_worker.jobs where key like 'deliver ' || ?::uuid || ' %')`;

/** Longer than a receiver may take to answer: a worker with an older lock was killed. */
const UNLOCK_KILLED = `select graphile_worker.force_unlock_workers(array(
  select locked_by from graphile_worker.jobs where task_identifier = '${DELIVER_TASK}' and locked_at < now() - interval '1 minute'))`;

/** An array literal, because the driver writes buffers in an array as text. */
const byteaArray = (all: readonly Buffer[]): string => `{${all.map((one) => `"\\\\x${one.toString('hex')}"`).join()}}`;

export function createWebhookStore(db: Database): WebhookStore {
  return {
    async add({ id, url, types, restaurantId, sealedSecret }) {
      await db.raw(
        `insert into webhooks (id, url, types, restaurant_id, sealed_secrets, place)
         select ?, ?, ?, ?, array[?::bytea], last_place from change_feed`,
        [id, url, types === null ? null : [...types], restaurantId, sealedSecret],
      );
    },

    list: () => rows<Webhook>(db, `${SELECT} order by w.created_at, w.id`),
    find: (id) => firstRow<Webhook>(db, `${SELECT} where w.id = ?`, [id]),

    async addSecret(id, sealedSecret) {
      const secrets = 'array[?::bytea] || sealed_secrets[1:1]';
      await db.raw(`update webhooks set sealed_secrets = ${secrets} where id = ?`, [sealedSecret, id]);
    },

    reseal: ({ id, sealedSecrets: before }, after) =>
      anyRow(db, 'update webhooks set sealed_secrets = ?::bytea[] where id = ? and sealed_secrets = ?::bytea[]', [
        ...[byteaArray(after), id, byteaArray(before)],
      ]),

    async resume(id) {
      await db.raw('update webhooks set disabled_at = null, failing_since = null, last_error = null where id = ?', [
        id,
      ]);
      await db.raw(`select graphile_worker.reschedule_jobs(${JOBS_OF}, run_at => now(), attempts => 0)`, [id]);
    },

    async remove(id) {
      await db.raw('delete from webhooks where id = ?', [id]);
      await db.raw(`select graphile_worker.complete_jobs(${JOBS_OF})`, [id]);
    },

    async spread() {
      await db.transaction(async (trx) => {
        const behind = await rows<{ id: string; last: number }>(
          trx,
          `select w.id, f.last_place as last from webhooks w, change_feed f
           where w.disabled_at is null and w.place < f.last_place order by w.id for no key update of w`,
        );
        for (const { id, last } of behind) {
          // A stream with a job reaches new changes by itself; `delivered` waits for our lock before it ends one.
          await trx.raw(
            `select ${addJob('min(c.place)', 'unsafe_dedupe')} from webhooks w
             join changes c on c.place > w.place and c.place <= ? and ${WANTED} where w.id = ? group by w.id, c.stream`,
            [last, id],
          );
          await trx.raw('update webhooks set place = ? where id = ?', [last, id]);
        }
      });
      await db.raw(UNLOCK_KILLED);
    },

    async delivery(webhookId, place) {
      const found = await firstRow<WebhookDelivery['webhook'] & Omit<WebhookDelivery, 'webhook'>>(
        db,
        `select ${COLUMNS}, c.stream, f.name as feed, json_build_object('place', c.place, 'happenedAt', c.happened_at,
           'type', c.type, 'restaurantId', c.restaurant_id, 'menuId', c.menu_id, 'data', c.data) as change
         from webhooks w, changes c, change_feed f where w.id = ? and c.place = ?`,
        [webhookId, place],
      );
      if (!found) return null;
      const { change, stream, feed, ...webhook } = found;
      return { webhook, change: { ...change, happenedAt: isoDate(change.happenedAt) }, stream, feed };
    },

    async delivered({ webhook: { id }, change: { place }, stream }) {
      await db.transaction(async (trx) => {
        await trx.raw('update webhooks set failing_since = null, last_error = null where id = ?', [id]);
        const isMore = await anyRow(
          trx,
          `select ${addJob('c.place', 'replace')} from webhooks w
           join changes c on c.stream = ? and c.place > ? and c.place <= w.place and ${WANTED} where w.id = ?
           order by c.place limit 1`,
          [stream, place, id],
        );
        if (!isMore)
          await trx.raw(`select graphile_worker.remove_job(concat_ws(' ', 'deliver', ?::uuid, ?::text))`, [id, stream]);
      });
    },

    async failed(id, error, isLast) {
      await db.raw(
        `update webhooks set failing_since = coalesce(failing_since, now()), last_error = ?,
           disabled_at = case when ? then now() end where id = ?`,
        [error, isLast, id],
      );
    },
  };
}
