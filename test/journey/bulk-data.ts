import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import type { Service } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { getPatiently } from './get-patiently.ts';

/** Bulk data of a service: the same from the command and from the API. */
export async function bulkData(t: ExecutionContext, service: Service): Promise<void> {
  const folder = await temporaryFolder(t, 'bulk');
  const written = await service.menus(['export', '--out', folder, '--format', 'ndjson,csv,parquet']);
  t.is(written.code, 0, written.stderr);
  const names = (await readdir(folder)).toSorted();
  t.is(names.length, 10);
  const token = await service.token();
  for (const name of names.filter((one) => one !== 'manifest.json')) {
    const response = await getPatiently(`${service.baseUrl}/v1/export/${name}`, token);
    const bytes = Buffer.from(await response.arrayBuffer());
    t.is(response.status, 200, name);
    t.true(bytes.equals(await readFile(join(folder, name))), name);
    t.true(bytes.length > 100, name);
  }
  const manifest = await getPatiently(`${service.baseUrl}/v1/export/manifest.json`, token);
  const { files } = (await manifest.json()) as { readonly files: object };
  t.deepEqual(files, JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')).files);
}
