import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from './open-database.ts';

const RETRY_MS = 500;

/**
 * Calls back for each NOTIFY on the channel, on a connection of its own. A lost connection is replaced, and then calls back once,
 * because a notice may have been missed. Rejects when the first connection fails. Resolves to the function that ends it.
 */
export async function listen(db: Database, channel: string, onNotify: () => void): Promise<() => Promise<void>> {
  const settings = db.client.connectionSettings as pg.ClientConfig;
  let stopped = false;
  let client: pg.Client | null = null;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ ...settings, keepAlive: true });
    let lost = false;
    const onLost = (): void => {
      if (lost || stopped || client !== next) return;
      lost = true;
      client = null;
      void reconnect();
    };
    next.on('error', onLost);
    next.on('end', onLost);
    next.on('notification', onNotify);
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  };

  const reconnect = async (): Promise<void> => {
    while (!stopped) {
      try {
        await connect();
        if (stopped) await end();
        else onNotify();
        return;
      } catch {
        await sleep(RETRY_MS, undefined, { ref: false });
      }
    }
  };

  const end = async (): Promise<void> => {
    stopped = true;
    const open = client;
    client = null;
    await open?.end().catch(() => undefined);
  };

  await connect();
  return end;
}
