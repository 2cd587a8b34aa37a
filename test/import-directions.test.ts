import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import test from 'ava';
import { packageRoot } from '../src/package-root.ts';

const run = promisify(execFile);

const BREACHES: readonly (readonly [file: string, imported: string])[] = [
  ['src/domain/breach.ts', '../ports/menu-store.ts'],
  ['src/ports/breach.ts', '../db/open-database.ts'],
  ['src/db/breach.ts', '../search/engine.ts'],
  ['src/search/embedded/breach.ts', '../../db/open-database.ts'],
  ['src/http/breach.ts', '../api/create-api.ts'],
  ['src/api/routes/breach.ts', '../../db/open-database.ts'],
  ['src/api/breach.ts', '../compose.ts'],
  ['tokens/breach.ts', '../src/db/open-database.ts'],
  ['indexer/breach.ts', '../src/search/engine.ts'],
  ['ingest/read/breach.ts', '../../indexer/create-indexer.ts'],
];

const ALLOWED: readonly (readonly [file: string, imported: string])[] = [
  ['src/ports/allowed.ts', '../domain/menu.ts'],
  ['src/db/allowed.ts', '../ports/menu-store.ts'],
  ['indexer/allowed.ts', '../src/ports/search-index.ts'],
  ['ingest/read/allowed.ts', '../structure/price.ts'],
];

test('the linter refuses every planted import against the direction and no allowed one', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'menus-imports-'));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  const {
    vcs: _vcs,
    $schema: _schema,
    ...config
  } = JSON.parse(await readFile(join(packageRoot, 'biome.json'), 'utf8'));
  await writeFile(join(folder, 'biome.json'), JSON.stringify(config));
  for (const [file, imported] of [...BREACHES, ...ALLOWED]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `import type { X } from '${imported}';\n\nexport type Planted = X;\n`);
  }
  const biome = join(packageRoot, 'node_modules', '.bin', 'biome');
  const result = await run(biome, ['lint', '--max-diagnostics=none', '--colors=off', '.'], { cwd: folder }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  const report = `${result.stdout}${result.stderr}`;
  for (const [file] of BREACHES) t.regex(report, new RegExp(`${file}:1:\\d+ lint/style/noRestrictedImports`));
  for (const [file] of ALLOWED) t.false(report.includes(file), `${file} is allowed`);
});
