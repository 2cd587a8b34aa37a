import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import type { Service } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { getPatiently } from './get-patiently.ts';

/** What a service holds as files: the same from the command and from the API, and verified by the command. */
export async function bulkData(t: ExecutionContext, service: Service): Promise<void> {
  const folder = await temporaryFolder(t, 'bulk');
  const written = await service.menus(['export', '--out', folder, '--format', 'ndjson,csv,parquet', '--bom']);
  t.is(written.code, 0, written.stderr);
  const names = (await readdir(folder)).toSorted();
  t.is(names.length, 14);
  const token = await service.token();
  for (const name of names) {
    const query = name.includes('-bom') ? '?bom=true' : '';
    const response = await getPatiently(`${service.baseUrl}/v1/export/${name.replace('-bom', '')}${query}`, token);
    const bytes = Buffer.from(await response.arrayBuffer());
    t.is(response.status, 200, name);
    t.true(bytes.equals(await readFile(join(folder, name))), name);
    t.true(bytes.length > 100, name);
  }
  const verified = await service.menus(['export', 'verify', folder, '--json']);
  t.is(verified.code, 0, verified.stderr);
  const overHttp = await service.menus(['export', 'verify', service.baseUrl, '--json']);
  t.is(overHttp.code, 0, overHttp.stderr);
  t.deepEqual(JSON.parse(overHttp.stdout), JSON.parse(verified.stdout));
  const rotated = await service.menus(['export', 'rotate-key']);
  t.is(rotated.code, 0, rotated.stderr);
  const again = await service.menus(['export', '--out', folder, '--format', 'csv', '--json']);
  t.like(JSON.parse(again.stdout), { number: 2, previous: { number: 1 } });
  await writeFile(join(folder, 'items.csv'), 'changed');
  const changed = await service.menus(['export', 'verify', folder]);
  t.is(changed.code, 1);
  t.regex(changed.stdout, /items\.csv +DIFFERS/);
}
