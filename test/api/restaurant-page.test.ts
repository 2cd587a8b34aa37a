import test from 'ava';
import type { TaggedItem } from '../../src/domain/published-menu.ts';
import { taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { pagesService } from './pages-service.ts';

test('the page of a restaurant tells what changed lately, and of how many dishes an allergen is known', async (t) => {
  const { url, pub, pubMenu, pubMenuNow } = await pagesService(t);
  const page = (await (await fetch(`${url}/restaurants/${pub}`)).text()).replace(/\s+/g, ' ');
  t.regex(page, /: allergens changed \d+, .*dearer 1, cheaper 1/);
  t.true(page.includes(`href="/menus/${pubMenuNow}/compare/${pubMenu}"`));
  const counts = (allergen: string) =>
    new RegExp(`<th scope="row">${allergen}</th>((?:<td>\\d+</td>)+)`).exec(page)?.[1]?.match(/\d+/g)?.map(Number);
  t.deepEqual(counts('Milk'), [2, 0, 1, 1, 1]);
  t.deepEqual(counts('Nuts'), [1, 0, 0, 3, 1]);
  t.deepEqual(counts('Celery'), [0, 0, 0, 4, 1]);
});

test('a price in another currency stands on the pages of its menu and in the finder as it is printed', async (t) => {
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
  const earlier = await publish(taggedItem({ name: 'Pan', price: 2 }));
  const { menuId } = await publish(taggedItem({ name: 'Pan', price: 2 }), item);
  const compared = await (await fetch(`${url}/menus/${menuId}/compare/${earlier.menuId}`)).text();
  t.regex(compared, /<strong>Croquetas<.*<span class="price">6\.50 euros<\/span>/s);
  const page = await (await fetch(`${url}/menus/${menuId}`)).text();
  t.regex(page, /<h3>Croquetas<\/h3><span class="price">6\.50 euros<\/span>/);
  await index();
  const found = await (await fetch(`${url}/find?search=croquetas`)).text();
  t.regex(found, /Croquetas<\/mark><\/a><\/h3>\s*<span class="price">6\.50 euros<\/span>/);
});
