import test from 'ava';
import { apiService } from './api-service.ts';

test('meta documents units and special values', async (t) => {
  const { read } = await apiService(t);
  const meta = await read<{ currency: string; values: { field: string; value: string }[] }>('getMeta', '/v1/meta');
  t.like(meta, { currency: 'GBP', energyUnit: 'kcal', timeZone: 'UTC' });
  for (const value of ['0', 'null', '""', '-'])
    t.true(
      meta.values.some((entry) => entry.value === value),
      value,
    );
});

test('the allergens say whether they have a likely tier, with its error', async (t) => {
  const { read } = await apiService(t);
  const allergens = await read<{ code: string; likely: { by: string; dishes: number; upperBound: number }[] }[]>(
    'listAllergens',
    '/v1/allergens',
  );
  const of = new Map(allergens.map(({ code, likely }) => [code, likely]));
  t.deepEqual(of.get('GLUTEN'), []);
  t.true(of.get('CRUSTACEANS')?.some(({ by }) => by === 'estimate'));
  for (const [code, likely] of of)
    for (const { dishes, upperBound } of likely) t.true(dishes > 100 && upperBound <= 0.02, code);
});

test('the allergens are the 14 of UK food law, with codes and words', async (t) => {
  const { read } = await apiService(t);
  const allergens = await read<{ code: string; name: string; aliases: string[] }[]>('listAllergens', '/v1/allergens');
  t.is(allergens.length, 14);
  t.like(allergens[0], { code: 'CELERY', name: 'Celery' });
});
