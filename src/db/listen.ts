import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from './open-database.ts';
import { type OwnConnection, ownConnection } from './own-connection.ts';

const RETRY_MS = 500;

/**
 * Listens on a channel with a dedicated connection. A lost connection is replaced and then calls back once, because a notice may have been
 * missed. Rejects if the first connection fails. Resolves to a function that stops listening.
 */
export async function listen(db: Database, channel: string, onNotify: () => void): Promise<() => Promise<void>> {
  let stopped = false;
  let current: OwnConnection | null = null;

  const connect = async (): Promise<void> => {
    const next = ownConnection(db);
    const { client } = next;
    const onLost = (): void => {
      if (stopped || current !== next) return;
      current = null;
      void reconnect();
    };
    client.on('error', onLost);
    client.on('end', onLost);
    client.on('notification', onNotify);
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end();
      throw error;
    }
    next.disableIdleTimeout();
    current = next;
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
    const open = current;
    current = null;
    await open?.end();
  };

  await connect();
  return end;
}
