import { existsSync, renameSync, rmSync } from 'node:fs';
import type { Binaries } from './binaries.ts';
import type { Layout } from './layout.ts';
import { stopServer } from './stop-server.ts';

/** Moves data whose folder was removed to `postgres.removed`: its password is gone. Resolves to the new path, or null. */
export async function setAsideRemoved(layout: Layout, binaries: Binaries): Promise<string | null> {
  if (!layout.elsewhere || existsSync(layout.settings) || !existsSync(layout.cluster)) return null;
  await stopServer(layout, binaries);
  const aside = `${layout.cluster}.removed`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(layout.cluster, aside);
  return aside;
}
