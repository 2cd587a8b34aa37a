import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { SeenServer } from './choose-primary.ts';

/** Looks at one server again and again, over a connection that it keeps. */
export interface ServerProbe {
  /** Looks again at once. */
  hurry(): void;
  stop(): void;
}

const EVERY_MS = 1000;
/** While it does not answer, or the caller is in a hurry. */
const SOON_MS = 100;
const LATE_MS = 2000;

const STATE = `
  select (select system_identifier::text from pg_control_system()) as system, pg_is_in_recovery() as standby,
    case when pg_is_in_recovery() then null
      else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer end as timeline`;

/**
 * @param inHurry whether to look again soon also where it answers
 * @param onLook what it said; null where it does not answer
 */
export function probeServer(
  url: string,
  inHurry: () => boolean,
  onLook: (state: SeenServer | null) => void,
): ServerProbe {
  const stopping = new AbortController();
  let client: pg.Client | null = null;
  let wake = new AbortController();

  async function connected(): Promise<pg.Client> {
    // Whoever has nothing else to do may end.
    const stream = () => new Socket().unref();
    const next = new pg.Client({
      ...{ connectionString: url, application_name: 'menus, looking for the primary', keepAlive: true, stream },
      ...{ connectionTimeoutMillis: LATE_MS, query_timeout: LATE_MS },
    });
    const lost = () => {
      if (client === next) client = null;
      wake.abort();
    };
    next.on('error', lost);
    next.on('end', lost);
    await next.connect().catch(async (error: unknown) => {
      await next.end().catch(() => undefined);
      throw error;
    });
    return next;
  }

  async function look(): Promise<SeenServer> {
    client ??= await connected();
    try {
      const [state] = (await client.query<SeenServer>(STATE)).rows;
      if (!state) throw new Error('the server said nothing');
      return state;
    } catch (error) {
      const broken = client;
      client = null;
      void broken?.end().catch(() => undefined);
      throw error;
    }
  }

  async function lookOn(): Promise<void> {
    while (!stopping.signal.aborted) {
      const state = await look().catch(() => null);
      if (stopping.signal.aborted) break;
      onLook(state);
      wake = new AbortController();
      const signal = AbortSignal.any([wake.signal, stopping.signal]);
      await sleep(state && !inHurry() ? EVERY_MS : SOON_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
    await client?.end().catch(() => undefined);
  }

  void lookOn();
  return { hurry: () => wake.abort(), stop: () => stopping.abort() };
}
