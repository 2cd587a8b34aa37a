import pg from 'pg';
import { UnavailableError } from '../lib/unavailable.ts';

/** Which of several servers takes writes, as libpq finds it with target_session_attrs=read-write. */
export interface Writer {
  /**
   * Asks the servers one after the other, beginning with the one that was found last.
   * @throws UnavailableError where none takes writes
   */
  find(): Promise<string>;
  /** Address of the one that was found last; of the first before that. */
  last(): string;
  /** Says that a connection to this server failed: it may take writes no more. */
  doubt(url: string): void;
  /** Whether this one was found last, and nothing has failed there since. */
  isCertain(url: string): boolean;
}

const LATE_MS = 2000;

/**
 * @param urls one address for each server
 * @param onFound called with the address of each that is found: connections to others are to be given up
 */
export function createWriter(urls: readonly string[], onFound: (url: string) => void): Writer {
  let last = urls[0] ?? '';
  let isDoubted = true;
  let finding: Promise<string> | null = null;

  async function look(): Promise<string> {
    let cause: unknown = 'each of them is a standby';
    for (const url of [last, ...urls.filter((other) => other !== last)]) {
      try {
        if (!(await takesWrites(url))) continue;
        last = url;
        isDoubted = false;
        onFound(url);
        return url;
      } catch (error) {
        cause = error;
      }
    }
    throw new UnavailableError('None of the database servers takes writes.', { cause });
  }

  return {
    find() {
      finding ??= look().finally(() => {
        finding = null;
      });
      return finding;
    },
    last: () => last,
    doubt(url) {
      if (url === last) isDoubted = true;
    },
    isCertain: (url) => url === last && !isDoubted,
  };
}

async function takesWrites(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'menus, looking for the primary',
    connectionTimeoutMillis: LATE_MS,
    query_timeout: LATE_MS,
  });
  // Whatever breaks is told by what is awaited.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await isWritable(client);
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** Whether what this connection is told can be written. */
export async function isWritable(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  return rows[0]?.transaction_read_only === 'off';
}
