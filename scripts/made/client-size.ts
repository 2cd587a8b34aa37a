import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { packageRoot } from '../../src/lib/package-root.ts';

/** Bytes of the TypeScript client as a browser gets it: one minified module, plain and by gzip. */
export async function clientSize(): Promise<{ readonly minified: number; readonly gzipped: number }> {
  const { outputFiles } = await build({
    entryPoints: [join(packageRoot, 'packages/client/src/create-client.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
  });
  const [{ contents } = { contents: new Uint8Array() }] = outputFiles;
  return { minified: contents.length, gzipped: gzipSync(contents, { level: 9 }).length };
}
