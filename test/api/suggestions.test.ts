import test from 'ava';
import { seededService } from './seeded.ts';

interface Suggestions {
  readonly items: readonly { readonly text: string; readonly kind: string; readonly count: number }[];
}

test('suggestions complete the typed text, despite a typo', async (t) => {
  const { read } = await seededService(t);
  const texts = async (search: string) =>
    (await read<Suggestions>('suggest', `/v1/suggestions?search=${search}`)).items.map(({ text }) => text);
  const [steak] = await texts('stea');
  t.regex(steak ?? '', /^Steak/);
  t.true((await texts('staek')).includes(steak ?? ''));
});

test('suggestions require some text and an integer limit', async (t) => {
  const { refuses, get } = await seededService(t);
  await refuses('/v1/suggestions', 400, 'search_required');
  await refuses('/v1/suggestions?search=-', 400, 'search_required');
  await refuses('/v1/suggestions?search=pie&limit=0', 400, 'invalid_parameter');
  await refuses('/v1/suggestions?search=pie&offset=1', 400, 'unknown_parameter');
  t.is((await get('/v1/suggestions?search=pie&limit=500')).status, 200);
});
