import test from 'ava';
import type { z } from 'zod';
import type { familiesSchema } from '../../src/api/items/families.ts';
import { taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { seededService } from './seeded.ts';

type Families = z.output<typeof familiesSchema>;

test('a dish is one family across all places: listed, filtered, counted, and linked from the finder', async (t) => {
  const service = await seededService(t);
  const { menus, cafe, read, refuses, get, url } = service;
  const items = [taggedItem({ name: 'Ale & Steak Pie (large)', price: 15.5, vegetarian: false })];
  const sections = [{ name: 'Evenings', items }];
  await menus.publish(
    taggedMenu({ restaurantId: cafe, name: 'Evenings', sourceUrl: 'https://clayhanger.example/e.html', sections }),
  );
  await service.index();

  const listed = await read<Families>('listFamilies', '/v1/families?search=steak%20pie');
  t.deepEqual(listed.items, [
    {
      slug: 'ale-pie-steak',
      name: 'Steak and Ale Pie',
      restaurants: 2,
      items: 2,
      price: { lowest: 13.5, median: 14.5, highest: 15.5 },
    },
  ]);
  const one = await get('/v1/families?search=pie&limit=1');
  t.is(one.headers.get('x-total-count'), '6');
  const [, next = ''] = /(\/v1\/families[^>]*)>; rel="next"/.exec(one.headers.get('link') ?? '') ?? [];
  t.is((await read<Families>('listFamilies', next)).items.length, 1);
  await refuses('/v1/families', 400, 'search_required');

  const same = await get('/v1/menus/items?family=ale-pie-steak&fields=name,family');
  t.is(same.headers.get('x-total-count'), '2');
  for (const hit of (await same.json()) as readonly { family: string }[]) t.is(hit.family, 'ale-pie-steak');
  await refuses('/v1/menus/items?family=Steak%20Pie!', 400, 'invalid_parameter');
  const { families } = await read<{ families: { name: string }[] }>('countItems', '/v1/menus/items/facets?search=ale');
  t.is(families[0]?.name, 'ale-pie-steak');

  const page = await (await fetch(`${url}/find?search=steak+and+ale+pie&vegan=false`)).text();
  t.regex(page, /<a href="\/find\?family=ale-pie-steak">Also at 1 other restaurant</);
  for (const sort of ['price', '-price']) {
    const others = await (await fetch(`${url}/find?family=ale-pie-steak&sort=${sort}`)).text();
    t.regex(others, /<title>The same: Steak and Ale Pie: .*The same: Steak and Ale Pie </s, sort);
    t.notRegex(others, /other place/);
  }
});
