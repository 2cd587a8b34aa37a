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
  /** The compiled files of ours that it loads, each with how many imports lead to it. */
  readonly loads: ReadonlyMap<string, number>;
}

const NEAREST = 4;
const MORE = 10;

/**
 * Finds the tests that may notice a break of a source. First the nearest to it, by imports and by name, that are not long; then more of
 * both kinds, a long one last.
 */
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
    const loading = (tests: readonly TestFile[]): TestFile[] => tests.filter(({ loads }) => loads.has(file));
    const steps = ({ loads }: TestFile): number => loads.get(file) ?? 0;
    const near = loading(short).toSorted((a, b) => steps(a) - steps(b) || a.loads.size - b.loads.size);
    const kin = (tests: readonly TestFile[]): TestFile[] =>
      tests.toSorted((a, b) => kinship(b.source, source) - kinship(a.source, source));
    const first = [...new Set([...near.slice(0, NEAREST), ...kin(near).slice(0, NEAREST)])];
    const further = near.filter((test) => !first.includes(test));
    const more = [...new Set([...further.slice(0, MORE), ...kin(further).slice(0, MORE)])];
    return { first, more: [...more, ...kin(loading(slow)).slice(0, 1)] };
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
