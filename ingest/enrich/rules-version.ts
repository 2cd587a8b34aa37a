import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/lib/package-root.ts';

/** Digest of files by name and content, whatever order they are in. */
export function digestOf(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const name of [...files.keys()].sort()) {
    const bytes = files.get(name) ?? Buffer.alloc(0);
    hash.update(`${name} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex').slice(0, 12);
}

/** Everything that tags are based on: the data files and the code. */
export function ruleFiles(): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const folder = join(packageRoot, 'ingest', 'enrich');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:txt|model|ts)$/.test(name)) files.set(name, readFileSync(join(folder, name)));
  return files;
}

let known: string | undefined;

/**
 * Version of the rules, which changes whenever the same words could get other values. It is a digest of the data and the code, so that
 * nobody has to remember to raise it. The files are read at the first call.
 */
export function rulesVersion(): string {
  known ??= digestOf(ruleFiles());
  return known;
}
