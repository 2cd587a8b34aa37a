import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { isPicture } from '../../app/processes/sample-menus.ts';
import { partyQuerySchema } from '../../src/api/items/party-schema.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { sampleMenus } from '../support/asked/sample-menus.ts';
import { searchOver } from '../support/search-index.ts';

const index = searchOver(sampleMenus());

/** Searches that a text suggests. */
function searchesIn(file: string): readonly string[] {
  const text = readFileSync(join(packageRoot, file), 'utf8');
  return [...text.matchAll(/\/v1\/(?:menus(?:\/items(?:\/explain|\/facets)?)?|suggestions)\?search=[^"`'\s]+/g)].map(
    ([found]) => found,
  );
}

async function found(path: string, search: string): Promise<number> {
  const query = { search, limit: 3, offset: 0, withoutMenus: [] };
  if (path === '/v1/suggestions') return (await index.suggest(query)).length;
  if (path === '/v1/menus') return (await index.searchMenus(query)).total;
  if (path.endsWith('/facets')) return (await index.itemFacets({ ...query, filter: {} })).total;
  return (await index.searchItems({ ...query, filter: {} })).total;
}

test('every search shown in README, start page, docs and start banner finds something in the samples, except the one for relaxations', async (t) => {
  const examples = [
    ...OPERATIONS.flatMap(({ path, exampleQuery }) =>
      exampleQuery?.startsWith('search=') ? [`${path}?${exampleQuery}`] : [],
    ),
    ...searchesIn('README.md'),
    ...searchesIn('docs/api.md'),
    ...searchesIn('app/processes/start-banner.ts'),
    ...searchesIn('app/cli/token-commands.ts'),
  ];
  t.true(examples.length >= 8);
  for (const example of examples) {
    const { pathname, searchParams } = new URL(example, 'http://localhost');
    const leadsOn = pathname.endsWith('/relaxations');
    t.is((await found(pathname, searchParams.get('search') ?? '')) > 0, !leadsOn, example);
  }
});

test('the search of the start banner finds something before the photographs are read', async (t) => {
  const early = searchOver(sampleMenus((source) => !isPicture(source)));
  const [example = ''] = searchesIn('app/processes/start-banner.ts');
  const search = new URL(example, 'http://localhost').searchParams.get('search') ?? '';
  t.true((await early.searchItems({ search, filter: {}, limit: 3, offset: 0, withoutMenus: [] })).total > 0, example);
});

test('the example of the party search finds a restaurant in the samples', async (t) => {
  const { exampleQuery } = OPERATIONS.find(({ id }) => id === 'searchParties') ?? {};
  const query = partyQuerySchema.parse(Object.fromEntries(new URLSearchParams(exampleQuery)));
  const { eaters, allergenCertainty = 'stated', ...rest } = query;
  const { places } = await index.searchParty({
    ...{ eaters: eaters.map(({ eater }) => eater), certainty: allergenCertainty, filter: {}, withoutMenus: [] },
    ...{ dishes: rest.dishes, limit: rest.limit },
  });
  t.true(places.length > 0);
});

test('suggestions forgive what the search forgives, also in the last word', async (t) => {
  const suggested = async (search: string) =>
    (await index.suggest({ search, limit: 8, withoutMenus: [] })).map(({ text }) => text);
  t.true((await suggested('chicken tika')).includes('Chicken Tikka'));
  t.true((await suggested('chiken tik')).includes('Chicken Tikka'));
  t.true((await suggested('margerita piz')).includes('Margherita'));
  t.true((await suggested('cheesy gralic br')).some((text) => /garlic/i.test(text)));
  t.deepEqual(await suggested('zzzzqq'), []);
});
