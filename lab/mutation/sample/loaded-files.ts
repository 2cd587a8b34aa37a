import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { specifiersOf } from '../../../scripts/imports/find-imports.ts';
import { packageRoot } from '../../../src/lib/package-root.ts';

/** What tests that run the program have in a process of its own. */
export const MAIN = join(packageRoot, 'build-test/app/main.js');

const kept = new Map<string, readonly string[]>();

/** Compiled files of ours that this one imports, by path or by the name of a package, or starts as a process or a thread. */
function importsOf(file: string): readonly string[] {
  const known = kept.get(file);
  if (known) return known;
  const code = readFileSync(file, 'utf8');
  const ofProcesses = code.matchAll(/new URL\('(\.\/[\w-]+\.js)', import\.meta\.url\)/g);
  const specifiers = [...specifiersOf(file, code), ...[...ofProcesses].map(([, name = '']) => name)];
  const imports = specifiers.flatMap((specifier) => {
    if (specifier.startsWith('.'))
      return existsSync(join(dirname(file), specifier)) ? [join(dirname(file), specifier)] : [];
    if (!specifier.startsWith('@menu-data-service/') || specifier.includes('ocr-models')) return [];
    return [createRequire(pathToFileURL(file)).resolve(specifier)];
  });
  const own = file.endsWith('/test/support/run-menus.js') ? [...imports, MAIN] : imports;
  kept.set(file, own);
  return own;
}

/** The file and all compiled files of ours that are loaded with it, each with how many imports lead to it. */
export function loadedFiles(file: string): ReadonlyMap<string, number> {
  const all = new Map([[file, 0]]);
  for (const [one, steps] of all) {
    if (!/\.[mc]?js$/.test(one)) continue;
    for (const imported of importsOf(one)) if (!all.has(imported)) all.set(imported, steps + 1);
  }
  return all;
}
