import type { Knex } from 'knex';

/**
 * A change is sent to a webhook by a job, which waits between tries by itself. What was on its way is sent from the first change on that
 * some stream has not got; receivers know by the id what they have.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(
    'update webhooks w set place = least(place, (select min(l.place) from webhook_streams l where l.webhook_id = w.id))',
  );
  await db.raw(`
    do $$ begin
      if to_regclass('graphile_worker.jobs') is not null then
        perform graphile_worker.complete_jobs(
          array(select id from graphile_worker.jobs where task_identifier = 'deliver_changes'));
      end if;
    end $$`);
  await db.raw('drop table webhook_streams');
  await db.raw('alter table webhooks drop column attempts, drop column retry_at');
}
