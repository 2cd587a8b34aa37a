import test from 'ava';
import { cased } from '../src/casing.ts';
import { drawDocument, KINDS } from '../src/draw-document.ts';
import { inventMenu } from '../src/invent-menu.ts';
import { print } from '../src/money.ts';
import { drawPdf } from '../src/paper/draw-pdf.ts';
import { PAPER_LAYOUTS, paperLook } from '../src/paper/paper-look.ts';
import { DISH_LAYOUTS } from '../src/web/dish-layouts.ts';
import { drawHtml, WEB_LAYOUTS, type WebLook, webLook } from '../src/web/draw-html.ts';
import { PAGE_LAYOUTS } from '../src/web/page-layouts.ts';
import { SECTION_LAYOUTS } from '../src/web/section-layouts.ts';
import { escaped, fill } from '../src/web/template.ts';

const PLAIN = { name: 'as is', text: 'as is', heading: 'as is' } as const;

for (const kind of KINDS) {
  test(`the same seed draws the same bytes: ${kind}`, async (t) => {
    t.timeout(120_000);
    t.deepEqual(await drawDocument(kind, 5), await drawDocument(kind, 5));
  });
}

test('there are thousands of layouts, and seeds draw as many different ones', (t) => {
  t.true(WEB_LAYOUTS > 5000);
  t.true(PAPER_LAYOUTS > 3000);
  const drawn = Array.from({ length: 400 }, (_one, seed) => drawHtml(inventMenu(seed), webLook(seed)).gold.layout);
  t.true(new Set(drawn).size > 350);
});

test('every word and price of the menu is on the page, in every layout', (t) => {
  const rows: readonly Partial<WebLook>[] = [
    ...Object.keys(DISH_LAYOUTS).map((dish) => ({ dish })),
    ...Object.keys(SECTION_LAYOUTS).map((section) => ({ section })),
    ...Object.keys(PAGE_LAYOUTS).map((page) => ({ page })),
  ];
  for (const [seed, row] of rows.entries()) {
    const menu = inventMenu(seed);
    const { html } = drawHtml(menu, webLook(seed, { ...row, data: 'none', casings: PLAIN }));
    const shown = (text: string): boolean => html.includes(escaped(text)) || html.includes(`"${text}"`);
    for (const { name, items } of menu.menus.flatMap(({ sections }) => sections)) {
      const spelt = [...(name ?? '')].map((letter) => (letter === ' ' ? '&nbsp;' : escaped(letter))).join(' ');
      t.true(shown(name ?? '') || html.includes(spelt), `${JSON.stringify(row)}: ${name}`);
      for (const dish of items) {
        t.true(shown(dish.name) && shown(dish.description ?? ''), `${JSON.stringify(row)}: ${dish.name}`);
        const prices = dish.prices.map(({ amount }) => print(amount, menu.money));
        const asData =
          row.dish === 'price in an attribute' &&
          html.includes(`data-price="${Math.min(...dish.prices.map(({ amount }) => Number(amount)))}"`);
        t.true(asData || prices.every(shown), `${JSON.stringify(row)}: ${dish.name} ${prices}`);
      }
    }
  }
});

test('a page of paper starts with its signature, has its menu in columns and the answer of the menu', async (t) => {
  const menu = inventMenu(11, { sections: 4 });
  const { bytes, gold } = await drawPdf(menu, paperLook(11, { columns: 3, align: 'left', price: 'leaders' }));
  t.is(Buffer.from(bytes.subarray(0, 5)).toString('latin1'), '%PDF-');
  t.regex(gold.layout, /^3 \w+ \/ left \/ leaders/);
  t.deepEqual(
    gold.menus[0]?.sections.map(({ items }) => items.length),
    menu.menus[0]?.sections.map(({ items }) => items.length),
  );
});

test('a template leaves out parts with an empty field, and does not expand text', (t) => {
  t.is(
    fill('<p{.name}>{name}[ – {price}]</p>', { '.name': ' class="n"', name: 'Pie {price} [x]', price: '' }),
    '<p class="n">Pie {price} [x]</p>',
  );
  t.is(fill('{name}[ – {price}]', { name: 'Pie', price: '£5' }), 'Pie – £5');
});

test('casings change letters alone', (t) => {
  t.is(cased('lamb and mint pie', 'title'), 'Lamb and Mint Pie');
  t.is(cased('lamb pie', 'sentence'), 'Lamb pie');
  t.is(cased('Lamb Pie', 'upper'), 'LAMB PIE');
});
