import { existsSync } from 'node:fs';
import { layoutOf } from '../../src/db/embedded-postgres/layout.ts';
import { findPostmaster } from '../../src/db/embedded-postgres/postmaster.ts';
import { readSettings, serverUrl } from '../../src/db/embedded-postgres/settings-file.ts';

/** Address of the server that runs on this data folder; null when none does. Starts nothing and makes no folder. */
export function findRunningPostgres(dataDir: string, placeForAll?: string): { readonly url: string } | null {
  if (!existsSync(dataDir)) return null;
  const layout = layoutOf(dataDir, placeForAll);
  const settings = readSettings(layout.settings);
  const postmaster = settings ? findPostmaster(layout.cluster) : null;
  return settings && postmaster ? { url: serverUrl({ ...settings, port: postmaster.port }) } : null;
}
