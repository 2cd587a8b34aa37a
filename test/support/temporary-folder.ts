import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Teardown } from './teardown.ts';

/**
 * Makes an empty folder that any account may enter: a database that root starts runs as another account.
 * It is removed when the test is over, and removed again while a process that is about to end still writes to it.
 */
export async function temporaryFolder(t: Teardown, name: string, parent = tmpdir()): Promise<string> {
  // In one go: a script that is stopped in between would leave the folder.
  const folder = mkdtempSync(join(parent, `menus-${name}-`));
  chmodSync(folder, 0o755);
  t.teardown(() => removeFolder(folder));
  return folder;
}

/** Removes a folder with all that is in it, or that is still being written to it in the next seconds. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
