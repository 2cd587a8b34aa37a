import { spawnSync } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import test from 'ava';
import { packageRoot } from '../src/lib/package-root.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const FORBIDDEN: readonly (readonly [file: string, imported: string])[] = [
  ['src/lib/breach.ts', '../domain/errors.ts'],
  ['src/domain/breach.ts', '../ports/menu-store.ts'],
  ['src/ports/search/breach.ts', '../../db/open-database.ts'],
  ['src/outbound/breach.ts', '../ports/menu-store.ts'],
  ['src/db/publish/breach.ts', '../../search/engine.ts'],
  ['src/search/in-process/breach.ts', '../../db/open-database.ts'],
  ['src/http/breach.ts', '../api/create-api.ts'],
  ['src/api/pages/find/breach.ts', '../../../search/engine.ts'],
  ['src/ops/breach.ts', '../workbench/create-workbench.ts'],
  ['src/tokens/breach.ts', '../db/open-database.ts'],
  ['src/ingest/kitchen/breach.ts', '../../../indexer/create-indexer.ts'],
  ['src/exporter/breach.ts', '../outbound/create-poster.ts'],
  ['src/webhooks/breach.ts', '../ingest/ingest-batch.ts'],
  ['src/workbench/pages/breach.ts', '../../api/create-api.ts'],
  ['indexer/breach.ts', '../src/search/engine.ts'],
  ['app/cli/breach.ts', '../../test/support/service.ts'],
];

const ALLOWED: readonly (readonly [file: string, imported: string])[] = [
  ['src/ports/allowed.ts', './search/queries.ts'],
  ['src/db/publish/allowed.ts', '../../ports/menu-store.ts'],
  ['src/api/menus/allowed.ts', '../../ports/search/queries.ts'],
  ['src/webhooks/allowed.ts', '../outbound/create-poster.ts'],
  ['indexer/allowed.ts', '../src/ports/search-index.ts'],
  ['test/allowed.ts', '../app/wiring/stores.ts'],
];

test('the linter refuses exactly imports that go up or across', async (t) => {
  const folder = await temporaryFolder(t, 'imports');
  for (const path of ['biome.json', 'lab/tools/lint'])
    await cp(join(packageRoot, path), join(folder, path), { recursive: true });
  for (const [file, imported] of [...FORBIDDEN, ...ALLOWED]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `import type { X } from '${imported}';\n\nexport type Planted = X;\n`);
  }
  const biome = join(packageRoot, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const options = ['--only=style/noRestrictedImports', '--vcs-enabled=false', '--max-diagnostics=none', '--colors=off'];
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  const refused = [...(stdout + stderr).matchAll(/^(\S+):\d+:\d+ lint\/style\/noRestrictedImports/gm)].map(
    ([, file]) => file,
  );
  t.deepEqual(refused.sort(), FORBIDDEN.map(([file]) => file).sort());
});
