import type { Evidence } from '@menu-data-service/menu-model/evidence';
import test from 'ava';
import { tableWords } from '../../src/domain/allergen-ground.ts';
import { taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { pagesService } from './pages-service.ts';

const declared = (value: string, state: 'contains' | 'free'): Evidence => ({
  ...{ field: 'allergens', value, basis: 'stated', rule: 'stated', confidence: 0.98, state },
  words: tableWords('2026-10-12', 'guide.pdf', 'Korma'),
});

test('a restaurant page shows the share of declared dishes and the date; dishes and cards name the source', async (t) => {
  const service = await pagesService(t);
  const { menuId } = await service.menus.publish(
    taggedMenu({
      restaurantId: service.cafe,
      name: 'Curries',
      sections: [
        {
          name: 'Curries',
          items: [
            taggedItem({
              name: 'Korma',
              allergens: 'Milk',
              evidence: [declared('MILK', 'contains'), declared('GLUTEN', 'free')],
            }),
            taggedItem({
              name: 'Bhuna',
              allergens: 'Unknown (stated gluten free; ask the restaurant about the rest)',
              evidence: [declared('GLUTEN', 'free')],
            }),
            taggedItem({ name: 'Mystery', allergens: 'Unknown (ask the restaurant)', evidence: [] }),
            taggedItem({ name: 'Cheddar Pie', allergens: 'Milk (estimated)' }),
            taggedItem({ name: 'Ploughman', allergens: 'Milk (estimated)' }),
          ],
        },
      ],
    }),
  );
  await service.index();
  const page = async (path: string) =>
    (await fetch(`${service.url}${path}`, { headers: { Accept: 'text/html' } })).text();
  const plain = (text: string) => text.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');

  const restaurant = plain(await page(`/restaurants/${service.cafe}`));
  t.regex(
    restaurant,
    /Full allergen information for 1 of its \d+ dishes, partial for 1; newest allergen table of 12 October 2026\./,
  );
  const menu = await page(`/menus/${menuId}`);
  const cards = await page('/find?search=curries');
  for (const [dish, says] of [
    ['Korma', 'The restaurant says so'],
    ['Bhuna', 'The restaurant gives some of this; ask about the rest'],
    ['Mystery', 'No information: ask the restaurant'],
    ['Cheddar Pie', 'Our guess from the name of the dish'],
    ['Ploughman', 'We worked it out from the listed ingredients'],
  ] as const) {
    for (const shown of [cards, menu]) {
      const entry = shown.split(/<li class="(?:card|dish)"/).find((one) => one.includes(`>${dish}<`)) ?? '';
      t.true(plain(entry).includes(says), `${dish}: ${plain(entry)}`);
    }
  }
  t.regex(plain(menu), /The restaurant says so \(allergen table of 12 October 2026\)\./);
});
