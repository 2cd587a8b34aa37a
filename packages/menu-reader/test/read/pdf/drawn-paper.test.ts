import { inventMenu } from '@menu-data-service/invented-menus/invent-menu';
import { drawPdf } from '@menu-data-service/invented-menus/paper/draw-pdf';
import { HEADINGS, type PaperLook, PRICE_PLACES, paperLook } from '@menu-data-service/invented-menus/paper/paper-look';
import test from 'ava';
import { readPdf } from '../../../src/read/pdf/read-pdf.ts';

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

test('every word and price of a drawn menu is on its paper, with every heading and place of prices', async (t) => {
  const looks: readonly Partial<PaperLook>[] = [
    ...Object.keys(HEADINGS).map((heading) => ({ heading: heading as keyof typeof HEADINGS })),
    ...Object.keys(PRICE_PLACES).map((price) => ({ price: price as keyof typeof PRICE_PLACES })),
    { panels: true },
    { sizes: 'columns' },
  ];
  for (const [seed, look] of looks.entries()) {
    const menu = inventMenu(seed, { sections: 2, dishes: 3 });
    const { bytes } = await drawPdf(menu, paperLook(seed, { columns: 1, ...look }));
    const pages = await readPdf(bytes);
    const shown = plain(pages.flatMap(({ words }) => words.map(({ text }) => text)).join(''));
    for (const { name, items } of menu.menus.flatMap(({ sections }) => sections)) {
      const texts = [name ?? '', ...items.flatMap((dish) => [dish.name, dish.description ?? ''])];
      const missing = texts.flatMap((text) => text.split(/\s+/)).filter((word) => !shown.includes(plain(word)));
      t.deepEqual(missing, [], `${seed} ${JSON.stringify(look)}`);
      for (const { amount } of items.flatMap(({ prices }) => prices))
        t.true(shown.includes(String(Math.trunc(Number(amount)))), `${seed} ${JSON.stringify(look)}: ${amount}`);
    }
  }
});
