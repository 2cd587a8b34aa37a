import test from 'ava';
import { verifyManifest } from '../../exports/verify-manifest.ts';
import type { ExportManifest } from '../../src/domain/export-manifest.ts';
import { apiService, BASE_URL } from './api-service.ts';
import { raw, sha256 } from './raw-answer.ts';
import { type SeededService, seededService } from './seeded.ts';

async function manifestOf(service: SeededService, query = ''): Promise<ExportManifest> {
  await service.made.exports?.latest('current');
  const text = await (await service.get(`/v1/export/manifest.json${query}`)).text();
  const keys = await (await service.get('/v1/export/keys.json')).text();
  return verifyManifest(text, keys);
}

test('the manifest is signed and names each file by size, rows and hash; any change breaks it', async (t) => {
  const service = await seededService(t);
  const manifest = await manifestOf(service);
  await service.read('getExportManifest', '/v1/export/manifest.json');
  await service.read('getExportKeys', '/v1/export/keys.json');
  t.like(manifest, { scope: 'current', number: 1, previous: null });
  t.is(manifest.files.length, 12);
  for (const { name, bytes, sha256: expected } of manifest.files) {
    const [plain = name, bom] = name.includes('-bom') ? [name.replace('-bom', ''), '?bom=true'] : [name, ''];
    const { body } = await raw(service, `/v1/export/${plain}${bom}`);
    t.deepEqual([body.length, sha256(body).toString('hex')], [bytes, expected], name);
  }
  const keys = await (await service.get('/v1/export/keys.json')).text();
  const text = JSON.stringify(manifest);
  t.notThrows(() => verifyManifest(text, keys, manifest.signature.keyId));
  t.throws(() => verifyManifest(text.replace('"rows":7', '"rows":8'), keys), { message: /signature/ });
  t.throws(() => verifyManifest(text, keys, 'another'), { message: /not with another/ });
  t.throws(
    () =>
      verifyManifest(
        text,
        keys.replace(/(?<="x":")./, (first) => (first === '_' ? '-' : '_')),
        undefined,
      ),
    { message: /signature/ },
  );
  t.throws(() => verifyManifest('{}', keys), { message: /manifest\.json is not/ });
});

test('what is no export is refused with a reason', async (t) => {
  const service = await seededService(t);
  const { refuses } = service;
  await service.made.exports?.latest('current');
  const { detail } = await refuses('/v1/export/dishes.csv', 404, 'export_not_found');
  t.regex(detail, /restaurants\.ndjson/);
  await refuses('/v1/export/items-bom.csv', 404, 'export_not_found');
  await refuses('/v1/export/items.parquet?bom=true', 400, 'invalid_parameter');
  await refuses('/v1/export/items.csv?allVersions=yes', 400, 'invalid_parameter');
  await refuses('/v1/export/items.csv?all=true', 400, 'unknown_parameter');
  await refuses('/v1/export/manifest.json?number=7', 404, 'export_not_found');
});

test('while something is made for the first time, and where it cannot be, the answer says where and when to ask again', async (t) => {
  let outcome: 'waiting' | 'failing' = 'waiting';
  const latest = async () => {
    if (outcome === 'failing') throw new Error('no space left on /secret/place');
    return null;
  };
  const service = await apiService(t, { exports: { latest }, prices: { latest } });
  for (const path of ['/v1/export/items.csv', '/v1/export/manifest.json', '/v1/stats/prices']) {
    outcome = 'waiting';
    const later = await service.get(`${path}${path.includes('stats') ? '' : '?allVersions=true'}`);
    t.is(later.status, 202);
    t.is(later.headers.get('retry-after'), '3');
    t.is(later.headers.get('location'), later.url.replace(service.url, BASE_URL));
    t.is(await later.text(), '', 'nothing that a download would save');
    outcome = 'failing';
    const { detail } = await service.refuses(path, 503, 'preparation_failed');
    t.notRegex(detail, /secret/);
  }
  const none = await apiService(t, { exports: null, prices: null });
  for (const path of ['/v1/export/items.csv', '/v1/export/manifest.json', '/v1/export/keys.json', '/v1/stats/prices']) {
    await none.refuses(path, 404, 'exports_off');
  }
});
