import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Of } from '../src/lib/sha256.ts';

/** Caches results in a folder, if given, as JSON under the hash of their input. */
export function fileCache<Made>(folder: string | undefined) {
  if (folder) mkdirSync(folder, { recursive: true });
  return async (bytes: Uint8Array, make: () => Promise<Made>): Promise<Made> => {
    if (!folder) return make();
    const file = join(folder, `${sha256Of(bytes)}.json`);
    const kept: Made | undefined = await readFile(file, 'utf8')
      .then(JSON.parse)
      .catch(() => undefined);
    if (kept !== undefined) return kept;
    const made = await make();
    writeFileSync(file, JSON.stringify(made));
    return made;
  };
}
