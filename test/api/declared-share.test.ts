import test from 'ava';
import { tableWords } from '../../src/domain/allergen-ground.ts';
import type { Evidence } from '../../src/domain/evidence.ts';
import { taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { pagesService } from './pages-service.ts';

const declared = (value: string, state: 'contains' | 'free'): Evidence => ({
  ...{ field: 'allergens', value, basis: 'stated', rule: 'stated', confidence: 0.98, state },
  words: tableWords('2026-10-12', 'guide.pdf', 'Korma'),
});

test('a restaurant page says how much its kitchen declares and when, a dish and a card say who says so', async (t) => {
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
    /The kitchen declares 1 of its \d+ dishes in full, and some allergens of 1; newest allergen table of 12 October 2026\./,
  );
  const menu = await page(`/menus/${menuId}`);
  const cards = await page('/find?search=curries');
  for (const [dish, says] of [
    ['Korma', 'The kitchen says so'],
    ['Bhuna', 'The kitchen says some of this; ask about the rest'],
    ['Mystery', 'Nobody knows: ask the restaurant'],
    ['Cheddar Pie', 'Its name says so, not the kitchen'],
    ['Ploughman', 'Its ingredients say so, not the kitchen'],
  ] as const) {
    for (const shown of [cards, menu]) {
      const entry = shown.split(/<li class="(?:card|dish)"/).find((one) => one.includes(`>${dish}<`)) ?? '';
      t.true(plain(entry).includes(says), `${dish}: ${plain(entry)}`);
    }
  }
  t.regex(plain(menu), /The kitchen says so \(allergen table of 12 October 2026\)\./);
});
