import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';

test('prices in one cell, each behind the name of an option, are those of the dish beside them', (t) => {
  const stack = (small: string, large: string): string =>
    `<div><span><em>Soft Bap</em> £${small}</span> <span><em>Long Roll</em> £${large}</span></div>`;
  const row = (name: string, small: string, large: string): string =>
    `<tr><td class="item-name">${name}</td><td class="item-price">${stack(small, large)}</td></tr>`;
  const html = `<h2>Hot rolls</h2><table>${row('Pork and apple', '4.50', '6.50')}${row('Beef', '5.00', '7.25')}
    ${row('Halloumi', '4.75', '6.75')}</table>`;

  const [section] = recogniseHtml(html).menus.flatMap(({ sections }) => sections);
  t.deepEqual(
    section?.items.map(({ name, prices }) => [name, ...prices.map(({ label, price }) => `${label} ${price}`)]),
    [
      ['Pork and apple', 'Soft Bap 4.5', 'Long Roll 6.5'],
      ['Beef', 'Soft Bap 5', 'Long Roll 7.25'],
      ['Halloumi', 'Soft Bap 4.75', 'Long Roll 6.75'],
    ],
  );
});
