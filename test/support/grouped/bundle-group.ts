import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { packageRoot } from '../../../src/lib/package-root.ts';
import { compiled } from '../test-files.ts';

const RUNNER = pathToFileURL(join(packageRoot, 'build-test/test/support/grouped/grouped-test.js')).href;
const BEGIN = 'begin:';
const AWAITS = /^(?:const .* = )?await /m;

/** Replacements in a bundled test file: our `test`, which knows the file, and its own address. */
const asIfAlone: Plugin = {
  name: 'as-if-alone',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^ava$/ }, () => ({ path: 'ava', namespace: 'ava' }));
    onLoad({ filter: /./, namespace: 'ava' }, () => ({ contents: `export { test as default } from '${RUNNER}';` }));
    onResolve({ filter: new RegExp(`^${BEGIN}`) }, ({ path }) => ({
      path: path.slice(BEGIN.length),
      namespace: BEGIN,
    }));
    onLoad({ filter: /./, namespace: BEGIN }, ({ path }) => ({
      contents: `import { beginFile } from '${RUNNER}'; beginFile('${path}');`,
    }));
    // ava ignores tests declared after an await; those of imports are over before the first one
    onResolve({ filter: /^\.{1,2}\/.*\.js$/ }, ({ path, resolveDir }) => {
      const file = join(resolveDir, path);
      return AWAITS.test(readFileSync(file, 'utf8')) ? { path: pathToFileURL(file).href, external: true } : undefined;
    });
    onResolve({ filter: /^file:/ }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /[/\\]build(?:-test)?[/\\].*\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
    }));
  },
};

/**
 * Bundles these compiled test files with our code that they import, because starting a process and loading some hundred modules takes
 * longer than most files run.
 */
export async function bundleGroup(sources: readonly string[], outfile: string): Promise<void> {
  const contents = sources.flatMap((name) => [`import '${BEGIN}${name}';`, `import './${compiled(name)}';`]).join('\n');
  await build({
    stdin: { contents, resolveDir: packageRoot },
    outfile: join(packageRoot, outfile),
    absWorkingDir: packageRoot,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    plugins: [asIfAlone],
    logLevel: 'warning',
  });
}
