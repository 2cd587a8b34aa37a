import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { IN_NO_ROOM, ROOMS, type Room } from './rooms.ts';

/** An import of one file of ours by another. */
export interface Import {
  readonly file: string;
  readonly specifier: string;
  /** Undefined where the file is in no room. */
  readonly from: Room | undefined;
  readonly to: Room | undefined;
}

const OWN_PACKAGE = /^@menu-data-service\/([^/]+)/;
const NO_CODE = new Set(['node_modules', 'build', 'build-test', 'build-lab', 'data', 'coverage', '.git']);
/** What a package exports for tests, under ./test/. */
const TEST_EXPORT = /^@menu-data-service\/[^/]+\/test\//;

/** The TypeScript files below a folder, from the root. */
export function sourceFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return NO_CODE.has(entry.name) ? [] : sourceFiles(root, path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}

/** What a file imports and exports from, types and dynamic imports included, as it names them. */
export function specifiersOf(file: string, code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const dynamic = dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1));
  const exported = staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? []));
  return [...new Set([...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported, ...dynamic])];
}

const belongs = (file: string, path: string): boolean => file === path || file.startsWith(`${path}/`);

/** The room of a file, by the longest path that fits. */
export function roomOf(file: string): Room | undefined {
  const paths = ROOMS.flatMap((room) => room.paths.map((path) => ({ room, path })));
  const fitting = paths.filter(({ path }) => belongs(file, path));
  return fitting.sort((a, b) => b.path.length - a.path.length)[0]?.room;
}

/** The file of ours that a specifier names; undefined for libraries. */
function target(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const name = OWN_PACKAGE.exec(specifier)?.[1];
  if (name === undefined || name === 'ocr-models') return undefined;
  return TEST_EXPORT.test(specifier) ? `packages/${name}/test` : `packages/${name}/src`;
}

/** Every import among the TypeScript files below `root` (types and dynamic imports included), packages by name too. */
export function findImports(root: string): readonly Import[] {
  return sourceFiles(root).flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8');
    return specifiersOf(file, code).flatMap((specifier) => {
      const imported = target(file, specifier);
      return imported === undefined ? [] : [{ file, specifier, from: roomOf(file), to: roomOf(imported) }];
    });
  });
}

/** The TypeScript files below `root` that should be in a room and are in none. */
export function filesWithoutRoom(root: string): readonly string[] {
  return sourceFiles(root).filter((file) => !IN_NO_ROOM.test(file) && !roomOf(file));
}
