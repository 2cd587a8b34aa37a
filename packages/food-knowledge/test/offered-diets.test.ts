import { parseSource } from '@menu-data-service/menu-reader/in-this-process';
import test from 'ava';
import { tagDraft } from '../src/tag-draft.ts';

const LEGEND = 'V vegetarian, VG vegan, VGO vegan option, GF gluten free, GFO gluten free option';
const PAGE = `<html><body><h1>Lunch Menu</h1><h2>Mains</h2><ul>
  <li>Cauliflower Bake (V, GFO) £9.50</li>
  <li>Bean Stew (VG, GFO) £8.50</li>
  <li>Mushroom Pie (VGO) £10.50</li>
  <li>Garden Bowl (V, VGO) £9.00</li>
</ul><p>${LEGEND}</p></body></html>`;

test("a mark for an offer leaves the dish's other marks alone and states nothing itself", async (t) => {
  const ocr = () => Promise.reject(new Error('a web page needs no OCR'));
  const { menus } = await parseSource({ fileName: 'menu.html', bytes: Buffer.from(PAGE) }, { ocr });
  const owner = { restaurantId: '7d3f9a52-0f0a-4c6e-9a2e-1d1a3c1b5e77', sourceUrl: 'file:///menu.html' };
  const dishes = menus
    .flatMap((menu) => tagDraft(menu, { ...owner, cuisine: '', notes: [] }).sections)
    .flatMap(({ items }) => items);
  t.deepEqual(
    dishes.map(({ name, vegetarian, vegan }) => [name, vegetarian, vegan]),
    [
      ['Cauliflower Bake', true, false],
      ['Bean Stew', true, true],
      ['Mushroom Pie', false, false],
      ['Garden Bowl', true, false],
    ],
  );
  t.false(dishes.some(({ evidence }) => evidence.some(({ state }) => state === 'free')));
});
