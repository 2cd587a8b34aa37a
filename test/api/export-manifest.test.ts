import test from 'ava';
import type { ExportManifest } from '../../src/domain/export-manifest.ts';
import { apiService, BASE_URL } from './api-service.ts';
import { raw, sha256 } from './raw-answer.ts';
import { seededService } from './seeded.ts';

test('the manifest lists size, rows and hash of each file', async (t) => {
  const service = await seededService(t);
  await service.made.exports?.latest('current');
  const manifest = await service.read<ExportManifest>('getExportManifest', '/v1/export/manifest.json');
  t.is(manifest.scope, 'current');
  t.is(manifest.files.length, 9);
  for (const { name, bytes, sha256: expected } of manifest.files) {
    const { body } = await raw(service, `/v1/export/${name}`);
    t.deepEqual([body.length, sha256(body).toString('hex')], [bytes, expected], name);
  }
});

test('refuses an unknown export with a reason', async (t) => {
  const service = await seededService(t);
  const { refuses } = service;
  await service.made.exports?.latest('current');
  const { detail } = await refuses('/v1/export/dishes.csv', 404, 'export_not_found');
  t.regex(detail, /restaurants\.ndjson/);
  await refuses('/v1/export/items.csv?allVersions=yes', 400, 'invalid_parameter');
  await refuses('/v1/export/items.csv?all=true', 400, 'unknown_parameter');
});

test('says where and when to retry while a first export is made or has failed', async (t) => {
  let outcome: 'waiting' | 'failing' = 'waiting';
  const latest = async () => {
    if (outcome === 'failing') throw new Error('no space left on /secret/place');
    return null;
  };
  const service = await apiService(t, { exports: { latest } });
  for (const path of ['/v1/export/items.csv', '/v1/export/manifest.json']) {
    outcome = 'waiting';
    const later = await service.get(`${path}?allVersions=true`);
    t.is(later.status, 202);
    t.is(later.headers.get('retry-after'), '3');
    t.is(later.headers.get('location'), later.url.replace(service.url, BASE_URL));
    t.is(await later.text(), '', 'nothing that a download would save');
    outcome = 'failing';
    const { detail } = await service.refuses(path, 503, 'preparation_failed');
    t.notRegex(detail, /secret/);
  }
  const none = await apiService(t, { exports: null });
  for (const path of ['/v1/export/items.csv', '/v1/export/manifest.json']) {
    await none.refuses(path, 404, 'exports_off');
  }
});
