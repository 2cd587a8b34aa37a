import { join } from 'node:path';
import { roomOf, sourceFiles } from '../../../scripts/imports/find-imports.ts';
import { packageRoot } from '../../../src/lib/package-root.ts';

/** Made from other sources, or pinned by a test of its own in another way. */
const LEFT_OUT = /^packages\/(?:client|ocr-models)\//;

/** The group of a room: all rooms of the reader are one, all of the engine, all of search. */
function groupOf(room: string): string {
  if (room === 'menu-reader') return 'reader';
  return room === 'search-engine' ? 'engine' : room.replace(/:.*/, '');
}

/** Sources by the group of the room they belong to. */
export function sourcesByGroup(): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const source of sourceFiles(packageRoot).sort()) {
    const room = LEFT_OUT.test(source) ? undefined : roomOf(source);
    if (!room) continue;
    const group = groupOf(room.name);
    groups.set(group, [...(groups.get(group) ?? []), source]);
  }
  return groups;
}

/** Where the compiler puts a source. */
export function compiledSource(source: string): string {
  const compiled = source.replace(/^(packages\/[^/]+)\/src/, '$1/build/src').replace(/^(?!packages\/)/, 'build-test/');
  return join(packageRoot, compiled.replace(/\.ts$/, '.js'));
}
