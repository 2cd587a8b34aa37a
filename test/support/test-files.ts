import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from '../../src/lib/package-root.ts';

/** Sources of the tests below a folder, with `/` between folders. */
function testsIn(folder: string): string[] {
  return readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}

/** The compiled file of a test's source: build-test/test/db/x.test.js for test/db/x.test.ts. */
export function compiled(source: string): string {
  return source
    .replace(/^(?:\.\/)?test\/(.*)\.ts$/, 'build-test/test/$1.js')
    .replace(/^(?:\.\/)?((?:packages|lab)\/[^/]+)\/test\/(.*)\.ts$/, '$1/build/test/$2.js');
}

export function sourceOf(url: string): string {
  const name = relative(packageRoot, fileURLToPath(url)).replaceAll('\\', '/');
  return name.replace(/build-test\/|build\//, '').replace(/js$/, 'ts');
}

/** A test that needs more time than others says so itself. */
const LONG = /\bt\.timeout\(/;
/** Features that need a process per file: hooks, a browser, tests declared only after an await. */
const ALONE = /\btest\.before\(|\bbrowserTest\(|^(?:const .*\b)?await /m;
/** Rooms without processes or pictures, and the contracts of the ports. */
const QUICK = /^(?:test\/(?:domain|lib|contract)|packages\/[^/]+\/test)\/(?!parser|read|scripts)/;

export interface TestFiles {
  /** Need more time than others, and run in their own process. */
  readonly long: readonly string[];
  /** Run in their own process too. */
  readonly alone: readonly string[];
  /** May share one process. */
  readonly together: readonly string[];
}

export function testFiles(quick: boolean): TestFiles {
  const packages = ['packages', 'lab'].flatMap((folder) =>
    readdirSync(join(packageRoot, folder)).map((name) => `${folder}/${name}`),
  );
  const withTests = packages.filter((name) =>
    ['package.json', 'test'].every((part) => existsSync(join(packageRoot, name, part))),
  );
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
