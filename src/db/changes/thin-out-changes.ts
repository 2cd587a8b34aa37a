import type { Knex } from 'knex';
import { oneRow, rowCount } from '../rows.ts';
import { lastStates } from './last-states.ts';

/** Thins out the feed inside the transaction it is given; see ChangeFeed.thinOut. */
export async function thinOutChanges(trx: Knex, olderThanDays: number): Promise<number> {
  const old = await oneRow<{ floor: number | null }>(
    trx,
    `select max(place) as floor from changes where happened_at < timezone('utc', clock_timestamp()) - make_interval(days => ?)`,
    [olderThanDays],
  );
  const floor = old.floor ?? 0;
  // What is told last of a restaurant or a menu as a whole stays, unless it is that there is none any more.
  const deleted = await rowCount(
    trx,
    `with ${lastStates('?')}
     delete from changes where place <= ? and place not in (select place from last where is_state)`,
    [floor, floor],
  );
  // Last, because it locks the counter: until this transaction ends nobody can publish.
  await trx.raw('update change_feed set floor = greatest(floor, ?)', [floor]);
  return deleted;
}
