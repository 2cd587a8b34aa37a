import type { Database } from './open-database.ts';
import { oneRow } from './rows.ts';

export async function serverVersion(db: Database): Promise<string> {
  return (await oneRow<{ readonly server_version: string }>(db, 'show server_version')).server_version;
}
