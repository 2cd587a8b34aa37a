import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import test from 'ava';
import { filesWithoutRoom, findImports } from '../scripts/imports/find-imports.ts';
import { breaches, faultsOfTable } from '../scripts/imports/judge-imports.ts';
import { packageRoot } from '../src/lib/package-root.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const BREACHES: readonly (readonly [file: string, imported: string])[] = [
  ['packages/allergens/src/breach.ts', '../../../src/domain/errors.ts'],
  ['packages/search-engine/src/rank/breach.ts', '../search.ts'],
  ['packages/search-engine/src/breach.ts', '../../../src/search/engine.ts'],
  ['packages/menu-reader/src/structure/text/breach.ts', '../assemble/draft-menus.ts'],
  ['packages/menu-reader/src/read/breach.ts', '../structure/recognise-html.ts'],
  ['packages/menu-reader/src/structure/breach.ts', '../parser/create-parser.ts'],
  ['packages/menu-reader/src/parser/breach.ts', '@menu-data-service/search-engine'],
  ['packages/client/src/breach.ts', '@menu-data-service/allergens'],
  ['src/mcp/breach.ts', '../api/create-api.ts'],
  ['src/domain/breach.ts', '../ports/menu-store.ts'],
  ['src/lib/breach.ts', '../domain/errors.ts'],
  ['src/ports/breach.ts', '../db/open-database.ts'],
  ['src/db/breach.ts', '../../app/terminal/exit-codes.ts'],
  ['src/db/publish/breach.ts', '../../search/engine.ts'],
  ['src/search/words/breach.ts', '../engine.ts'],
  ['src/search/meilisearch/breach.ts', '../in-process/menu-indexes.ts'],
  ['src/search/in-process/breach.ts', '../../db/open-database.ts'],
  ['src/search/meilisearch/engine-breach.ts', '@menu-data-service/search-engine'],
  ['src/search/breach.ts', './in-process/menu-indexes.ts'],
  ['src/http/breach.ts', '../api/create-api.ts'],
  ['src/api/breach.ts', '../../app/wiring/stores.ts'],
  ['src/api/routes/breach.ts', '../../db/open-database.ts'],
  ['src/api/schemas/breach.ts', '../routes/menu.ts'],
  ['tokens/breach.ts', '../src/api/create-api.ts'],
  ['indexer/breach.ts', '../src/search/engine.ts'],
  ['ingest/enrich/breach.ts', '../ingest-batch.ts'],
  ['ingest/breach.ts', '../indexer/create-indexer.ts'],
  ['webhooks/breach.ts', '../src/db/webhook-store.ts'],
  ['webhooks/breach-of-ingest.ts', '../ingest/ingest-batch.ts'],
  ['migrations/breach.ts', '../src/db/migrate.ts'],
  ['app/wiring/breach.ts', '../processes/start.ts'],
  ['app/processes/breach.ts', '../cli/program.ts'],
  ['app/cli/breach.ts', '../../test/support/service.ts'],
];

const ALLOWED: readonly (readonly [file: string, imported: string])[] = [
  ['packages/menu-reader/src/structure/assemble/allowed.ts', '../text/text-shape.ts'],
  ['packages/search-engine/test/allowed.ts', '../src/search.ts'],
  ['src/ports/allowed.ts', '../domain/menu.ts'],
  ['src/db/allowed.ts', '../ports/menu-store.ts'],
  ['src/search/in-process/allowed.ts', '@menu-data-service/search-engine'],
  ['indexer/allowed.ts', '../src/ports/search-index.ts'],
  ['webhooks/allowed.ts', '../src/outbound/create-poster.ts'],
  ['ingest/allowed.ts', '@menu-data-service/menu-reader'],
  ['test/allowed.ts', '../app/wiring/stores.ts'],
];

/** Ways to import: for the type alone, for the value, in passing on, and when it is needed. */
const FORMS = [
  (from: string) => `import type { X } from '${from}';\nexport type Planted = X;\n`,
  (from: string) => `import { x } from '${from}';\nexport const planted = x;\n`,
  (from: string) => `export { x } from '${from}';\n`,
  (from: string) => `export const planted = () => import('${from}');\n`,
];

test('every planted import that the rooms do not allow is refused, in each way to import, and no allowed one', async (t) => {
  const folder = await temporaryFolder(t, 'imports');
  const planted = [...BREACHES, ...ALLOWED].flatMap(([file, imported]) =>
    FORMS.map((form, i) => ({ file: file.replace('.ts', `-${i}.ts`), code: form(imported) })),
  );
  for (const { file, code } of planted) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), code);
  }
  const found = breaches(findImports(folder)).map((line) => line.slice(0, line.indexOf(':')));
  const expected = BREACHES.flatMap(([file]) => FORMS.map((_, i) => file.replace('.ts', `-${i}.ts`)));
  t.deepEqual(found.toSorted(), expected.toSorted());
});

test('a file in no room is found, unless it is a test, a script, a benchmark or a sample', async (t) => {
  const folder = await temporaryFolder(t, 'rooms');
  const homeless = ['packages/till/src/add-up.ts', 'src/waiters/serve.ts', 'waiters.ts'];
  for (const file of [...homeless, 'bench/speed.ts', 'packages/till/test/till.test.ts', 'src/lib/sums.ts']) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), 'export const nothing = 0;\n');
  }
  t.deepEqual(filesWithoutRoom(folder).toSorted(), homeless);
});

test('nothing in the code breaks the rules of its room', (t) => {
  t.deepEqual(faultsOfTable(), []);
  t.deepEqual(breaches(findImports(packageRoot)), []);
  t.deepEqual(filesWithoutRoom(packageRoot), []);
});
