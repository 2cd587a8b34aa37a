import { existsSync } from 'node:fs';
import { layoutOf } from './layout.ts';
import { findPostmaster } from './postmaster.ts';
import { readSettings, serverUrl } from './settings-file.ts';

/** Address of the server that runs on this data folder; null when none does. Starts nothing and makes no folder. */
export function findRunningPostgres(dataDir: string, placeForAll?: string): { readonly url: string } | null {
  if (!existsSync(dataDir)) return null;
  const layout = layoutOf(dataDir, placeForAll);
  const settings = readSettings(layout.settings);
  const postmaster = settings ? findPostmaster(layout.cluster) : null;
  return settings && postmaster ? { url: serverUrl({ ...settings, port: postmaster.port }) } : null;
}
