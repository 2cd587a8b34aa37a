import test from 'ava';
import { apiService } from './api-service.ts';

test('meta says what units and special values mean', async (t) => {
  const { read } = await apiService(t);
  const meta = await read<{ currency: string; values: { field: string; value: string }[] }>('getMeta', '/v1/meta');
  t.like(meta, { currency: 'GBP', energyUnit: 'kcal', timeZone: 'UTC' });
  for (const value of ['0', 'null', '""', '-'])
    t.true(
      meta.values.some((entry) => entry.value === value),
      value,
    );
});

test('the allergens are the 14 of UK food law, with codes and words', async (t) => {
  const { read, get } = await apiService(t);
  const allergens = await read<{ code: string; name: string; aliases: string[] }[]>('listAllergens', '/v1/allergens');
  t.is(allergens.length, 14);
  t.like(allergens[0], { code: 'CELERY', name: 'Celery' });
  const etag = (await get('/v1/allergens')).headers.get('etag') ?? '';
  t.is((await get('/v1/allergens', { 'If-None-Match': `W/${etag}` })).status, 304);
});
