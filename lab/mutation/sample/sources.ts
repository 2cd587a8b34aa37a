import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOMS } from '../../../scripts/imports/rooms.ts';
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
  const folders = ROOMS.flatMap(({ paths }) => paths).filter(
    (path) => !path.endsWith('.ts') && !LEFT_OUT.test(`${path}/`),
  );
  const sources = new Set(folders.flatMap(sourcesIn));
  const paths = ROOMS.flatMap(({ name, paths }) => paths.map((path) => ({ group: groupOf(name), path }))).toSorted(
    (a, b) => b.path.length - a.path.length,
  );
  const groups = new Map<string, string[]>();
  for (const source of [...sources].sort()) {
    const group = paths.find(({ path }) => source === path || source.startsWith(`${path}/`))?.group;
    if (group) groups.set(group, [...(groups.get(group) ?? []), source]);
  }
  return groups;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}

/** Where the compiler puts a source. */
export function compiledSource(source: string): string {
  const compiled = source.replace(/^(packages\/[^/]+)\/src/, '$1/build/src').replace(/^(?!packages\/)/, 'build-test/');
  return join(packageRoot, compiled.replace(/\.ts$/, '.js'));
}
