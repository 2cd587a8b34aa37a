import { randomUUID } from 'node:crypto';
import type { Database } from './open-database.ts';
import { rows } from './rows.ts';

const SAY_MS = 5000;
/** A process that has said nothing for so long has ended. */
const GONE_SECONDS = 20;

const SAY = `
  with gone as (delete from counting_processes where id in (
      select id from counting_processes where seen_at < now() - make_interval(secs => ?) for update skip locked)),
    this as (insert into counting_processes (id) values (?) on conflict (id) do update set seen_at = now())
  select count(*)::integer + 1 as processes from counting_processes
  where id <> ? and seen_at >= now() - make_interval(secs => ?)`;

/** The processes that count requests together. A process that is killed is forgotten after 20 s. */
export interface CountingProcesses {
  readonly count: number;
  /** @returns what ends it */
  join(): Promise<() => void>;
}

export function createCountingProcesses(db: Database): CountingProcesses {
  const id = randomUUID();
  let count = 1;

  async function say(): Promise<void> {
    const [row] = await rows<{ processes: number }>(db, SAY, [GONE_SECONDS, id, id, GONE_SECONDS]);
    count = row?.processes ?? count;
  }

  return {
    get count() {
      return count;
    },
    async join() {
      await say();
      // Without the database the last count is kept: the limiter tells of it, and says when it is back.
      const timer = setInterval(() => void say().catch(() => undefined), SAY_MS).unref();
      return () => clearInterval(timer);
    },
  };
}
