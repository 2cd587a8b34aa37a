import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Teardown } from './teardown.ts';

/**
 * Creates an empty folder that any account may enter: a database started by root runs as another account. It is removed after the test,
 * with retries while an ending process still writes to it.
 */
export async function temporaryFolder(t: Teardown, name: string, parent = tmpdir()): Promise<string> {
  // Synchronous: a script stopped in between would leave the folder.
  const folder = mkdtempSync(join(parent, `menus-${name}-`));
  chmodSync(folder, 0o755);
  t.teardown(() => removeFolder(folder));
  return folder;
}

/** Removes a folder with its contents, with retries for some seconds while it is written to. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
