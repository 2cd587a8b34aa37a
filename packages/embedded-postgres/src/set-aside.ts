import { existsSync, renameSync, rmSync } from 'node:fs';
import type { Binaries } from './binaries.ts';
import type { Layout } from './layout.ts';
import { stopServer } from './stop-server.ts';

/**
 * Moves old data to `postgres.removed` where it is elsewhere and the data folder was removed to start again, replacing any moved before.
 * Nothing could open it any more: its password went with the folder. Resolves to its new path, or null.
 */
export async function setAsideRemoved(layout: Layout, binaries: Binaries): Promise<string | null> {
  if (!layout.elsewhere || existsSync(layout.settings) || !existsSync(layout.cluster)) return null;
  await stopServer(layout, binaries);
  const aside = `${layout.cluster}.removed`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(layout.cluster, aside);
  return aside;
}
