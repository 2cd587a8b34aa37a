import type { Database } from './open-database.ts';
import { rows } from './rows.ts';

/** Version of the database server, such as 18.1. */
export async function serverVersion(db: Database): Promise<string> {
  const [row] = await rows<{ readonly server_version: string }>(db, 'show server_version');
  return row?.server_version ?? '';
}
