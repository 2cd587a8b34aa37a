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
const THEN = 24;

/** Finds the tests that load a source: first those that load the least else and are not long, and then those that are its kin. */
export function createTestsOf(): (source: string) => { first: TestFile[]; then: TestFile[] } {
  const { long, alone, together } = testFiles(false);
  const read = (sources: readonly string[], isTogether: boolean): TestFile[] =>
    sources.map((source) => ({
      source,
      together: isTogether,
      loads: loadedFiles(join(packageRoot, compiled(source))),
    }));
  const short = [...read(alone, false), ...read(together, true)];
  const all = [...short, ...read(long, false)];
  return (source) => {
    const file = compiledSource(source);
    const loading = (tests: readonly TestFile[]): TestFile[] => tests.filter(({ loads }) => loads.has(file));
    const first = loading(short)
      .toSorted((a, b) => a.loads.size - b.loads.size)
      .slice(0, FIRST);
    const then = loading(all)
      .filter((test) => !first.includes(test))
      .toSorted((a, b) => kinship(b.source, source) - kinship(a.source, source) || a.loads.size - b.loads.size)
      .slice(0, THEN);
    return { first, then };
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
