import type { TaggedItem } from '@menu-data-service/menu-model/tagged-menu';
import test from 'ava';
import { taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { pagesService } from './pages-service.ts';

test('the page of a restaurant shows for how many dishes an allergen is known', async (t) => {
  const { url, pub } = await pagesService(t);
  const page = (await (await fetch(`${url}/restaurants/${pub}`)).text()).replace(/\s+/g, ' ');
  const counts = (allergen: string) =>
    new RegExp(`<th scope="row">${allergen}</th>((?:<td>\\d+</td>)+)`).exec(page)?.[1]?.match(/\d+/g)?.map(Number);
  t.deepEqual(counts('Milk'), [2, 0, 1, 1, 1]);
  t.deepEqual(counts('Nuts'), [1, 0, 0, 3, 1]);
  t.deepEqual(counts('Celery'), [0, 0, 0, 4, 1]);
});

test('the page of a restaurant shows all menus, even more than the database is asked for at once', async (t) => {
  const { url, menus, pub } = await pagesService(t);
  for (let n = 0; n < 80; n += 1) {
    const source = { name: `Menu ${n}`, sourceUrl: `https://wheel.example/${n}.pdf` };
    await menus.publish(taggedMenu({ restaurantId: pub, ...source }));
  }
  const response = await fetch(`${url}/restaurants/${pub}`);
  t.is(response.status, 200);
  const page = await response.text();
  for (let n = 0; n < 80; n += 1) t.true(page.includes(`>Menu ${n}</a>`), `Menu ${n}`);
});

test('shows a price in another currency as printed, on the menu and in the finder', async (t) => {
  const { url, menus, cafe, index } = await pagesService(t);
  const printed = {
    field: 'price',
    value: '6.5',
    basis: 'stated',
    words: '6.5 euros',
    rule: 'other currency',
  } as const;
  const item = taggedItem({ name: 'Croquetas', price: 0, evidence: [{ ...printed, confidence: 1 }] });
  const publish = (...items: TaggedItem[]) =>
    menus.publish(taggedMenu({ restaurantId: cafe, name: 'Tapas', sections: [{ name: 'Tapas', items }] }));
  await publish(taggedItem({ name: 'Pan', price: 2 }));
  const { menuId } = await publish(taggedItem({ name: 'Pan', price: 2 }), item);
  const page = await (await fetch(`${url}/menus/${menuId}`)).text();
  t.regex(page, /<h3>Croquetas<\/h3><span class="price">6\.50 euros<\/span>/);
  await index();
  const found = await (await fetch(`${url}/find?search=croquetas`)).text();
  t.regex(found, /Croquetas<\/mark><\/a><\/h3>\s*<span class="price">6\.50 euros<\/span>/);
});
