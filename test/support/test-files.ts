import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from '../../src/lib/package-root.ts';

/** Sources of the tests below a folder, with `/` between folders. */
function testsIn(folder: string): string[] {
  return readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}

/** The compiled file of a test that is named by its source: build-test/test/db/x.test.js for test/db/x.test.ts. */
export function compiled(source: string): string {
  return source
    .replace(/^(?:\.\/)?test\/(.*)\.ts$/, 'build-test/test/$1.js')
    .replace(/^(?:\.\/)?(packages\/[^/]+)\/test\/(.*)\.ts$/, '$1/build/test/$2.js');
}

/** The source of a compiled file that is named by its URL. */
export function sourceOf(url: string): string {
  const name = relative(packageRoot, fileURLToPath(url)).replaceAll('\\', '/');
  return name.replace(/build-test\/|build\//, '').replace(/js$/, 'ts');
}

/** A test that asks for more time than the others says so itself. */
const LONG = /\bt\.timeout\(/;
/** What wants a process for the file alone: hooks, a browser, tests that are declared only after something was awaited. */
const ALONE = /\btest\.before\(|\bbrowserTest\(|^(?:const .*\b)?await /m;
/** Rooms without processes or pictures, and the contracts of the ports. */
const QUICK = /^(?:test\/(?:domain|lib|contract)|packages\/[^/]+\/test)\/(?!parser|read|scripts)/;

export interface TestFiles {
  /** Each asks for more time than others, and is run in a process of its own. */
  readonly long: readonly string[];
  /** Each is run in a process of its own too. */
  readonly alone: readonly string[];
  /** May be run one after the other in one process. */
  readonly together: readonly string[];
}

/** The sources of all tests, or only of the quick ones. */
export function testFiles(quick: boolean): TestFiles {
  const packages = readdirSync(join(packageRoot, 'packages')).map((name) => `packages/${name}`);
  const withTests = packages.filter((name) => readdirSync(join(packageRoot, name)).includes('test'));
  const sources = ['test', ...withTests.map((name) => `${name}/test`)].flatMap(testsIn).sort();
  const text = new Map(sources.map((source) => [source, readFileSync(join(packageRoot, source), 'utf8')]));
  const says = (source: string, pattern: RegExp): boolean => pattern.test(text.get(source) ?? '');
  const wanted = quick ? sources.filter((source) => QUICK.test(source) && !says(source, LONG)) : sources;
  return {
    long: wanted.filter((source) => says(source, LONG)),
    alone: wanted.filter((source) => says(source, ALONE) && !says(source, LONG)),
    together: wanted.filter((source) => !says(source, LONG) && !says(source, ALONE)),
  };
}
