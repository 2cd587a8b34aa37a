import type { Knex } from 'knex';

/**
 * Gives what was found of one restaurant to another. Where both have found the same, what a person or an ingestion has decided counts, else
 * what is known of the one that stays.
 */
export async function mergeDiscoveries(trx: Knex, from: string, into: string): Promise<void> {
  await trx.raw(
    `delete from discovery_finds f using discovery_finds other
     where f.restaurant_id = ? and f.state in ('taken', 'open')
       and other.restaurant_id = ? and other.kind = f.kind and other.subject = f.subject and other.state not in ('taken', 'open')`,
    [into, from],
  );
  await trx.raw(
    `update discovery_finds f set restaurant_id = ? where restaurant_id = ? and not exists (
       select 1 from discovery_finds other where other.restaurant_id = ? and other.kind = f.kind and other.subject = f.subject)`,
    [into, from, into],
  );
  await trx.raw(
    `update discoveries d set restaurant_id = ? where restaurant_id = ? and ended_at is not null
       and not exists (select 1 from discoveries other where other.restaurant_id = ?)`,
    [into, from, into],
  );
}
