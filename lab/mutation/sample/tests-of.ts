import { join } from 'node:path';
import { packageRoot } from '../../../src/lib/package-root.ts';
import { compiled, testFiles } from '../../../test/support/test-files.ts';
import { loadedFiles } from './loaded-files.ts';
import { compiledSource } from './sources.ts';

/** A file of tests. */
export interface TestFile {
  readonly source: string;
  /** Whether it may share a process with others. */
  readonly together: boolean;
  /** The compiled files of ours that it loads. */
  readonly loads: ReadonlySet<string>;
}

const FIRST = 8;
const MORE = 8;

/** Finds the tests that load a source: first those that load the least else and are not long, then more that are its kin, a long one last. */
export function createTestsOf(): (source: string) => { first: TestFile[]; more: TestFile[] } {
  const { long, alone, together } = testFiles(false);
  const read = (sources: readonly string[], isTogether: boolean): TestFile[] =>
    sources.map((source) => ({
      source,
      together: isTogether,
      loads: loadedFiles(join(packageRoot, compiled(source))),
    }));
  const short = [...read(alone, false), ...read(together, true)];
  const slow = read(long, false);
  return (source) => {
    const file = compiledSource(source);
    const loading = (tests: readonly TestFile[]): TestFile[] =>
      tests.filter(({ loads }) => loads.has(file)).toSorted((a, b) => a.loads.size - b.loads.size);
    const kin = (tests: readonly TestFile[]): TestFile[] =>
      tests.toSorted((a, b) => kinship(b.source, source) - kinship(a.source, source));
    const first = loading(short).slice(0, FIRST);
    const rest = kin(loading(short).slice(FIRST));
    return { first, more: [...rest.slice(0, MORE), ...kin(loading(slow)).slice(0, 1)] };
  };
}

/** How many folders and names two files have in common: tests mirror the tree. */
function kinship(test: string, source: string): number {
  const names = new Set(test.replace(/\.test\.ts$/, '').split('/'));
  return source
    .replace(/\.ts$/, '')
    .split('/')
    .filter((name) => names.has(name)).length;
}
