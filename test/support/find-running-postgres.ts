import { existsSync } from 'node:fs';
import { layoutOf } from '@menu-data-service/embedded-postgres/layout';
import { findPostmaster } from '@menu-data-service/embedded-postgres/postmaster';
import { readSettings, serverUrl } from '@menu-data-service/embedded-postgres/settings-file';

/** Address of the server running on this data folder; null if there is none. Starts nothing and creates no folder. */
export function findRunningPostgres(dataDir: string, placeForAll?: string): { readonly url: string } | null {
  if (!existsSync(dataDir)) return null;
  const layout = layoutOf(dataDir, placeForAll);
  const settings = readSettings(layout.settings);
  const postmaster = settings ? findPostmaster(layout.cluster) : null;
  return settings && postmaster ? { url: serverUrl({ ...settings, port: postmaster.port }) } : null;
}
