import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { outline } from './web-outline.ts';

test('classes that only place an element make no other style', (t) => {
  const html = `<h2>Puddings</h2><div class="col-md-6 col-md-offset-3"><p>£5.50</p></div>${[
    'Toffee sponge',
    'Lemon posset and shortbread',
    'Berry crumble',
    'Orange fondant',
  ]
    .map((name, i) => `<div class="${i % 2 ? 'col-md-6' : 'col-md-6 col-md-offset-3'}"><p>${name}</p></div>`)
    .join('')}<h2>Mains</h2>${['Pie', 'Haddock', 'Risotto', 'Lasagne']
    .map(
      (name) => `<div class="col-md-6 col-md-offset-3"><p>${name}</p></div><div class="col-md-6"><p>£12.50</p></div>`,
    )
    .join('')}`;
  t.is(outline(html).length, 8);
  t.is(outline(html)[3], '- / Puddings: Orange fondant | - | 5.5');
});

test('several lines above the first price may hold its heading', (t) => {
  const rows = ['Pie', 'Haddock', 'Risotto', 'Lasagne', 'Curry', 'Chilli', 'Tagine', 'Stew']
    .map((name) => `<div class="row"><span>${name}</span> <span>£12.50</span></div>`)
    .join('');
  const html = `<div class="hero"><b>Evenings</b><p>Fresh pies, from the market</p><p>Ask us, we cook it</p><p>Since long ago, with care</p></div>
    <div class="list">${rows}</div>`;
  t.is(outline(html)[0], '- / Evenings: Pie | - | 12.5');
});

test('headings that each hold one line and its description are names of dishes', (t) => {
  const beer = (name: string): string =>
    `<h5>${name}</h5><p>DRAUGHT - ALE | ABV: 5.0%</p><p>Brewed by hand in a shed beside the river, with a long finish.</p>`;
  const html = `<h4>Ales</h4>${['Old Pump', 'Mild Mary', 'Crooked Elm', 'Dark Lane', 'Long Acre'].map(beer).join('')}`;
  const [section] = recogniseHtml(html).menus[0]?.sections ?? [];
  t.is(section?.name, 'Ales');
  t.deepEqual(
    section?.items.map((item) => item.name),
    ['Old Pump', 'Mild Mary', 'Crooked Elm', 'Dark Lane', 'Long Acre'],
  );
});

test('brackets around a price are removed with it', (t) => {
  const html = `<h2>Extras</h2><p>Queso ($2.00) / per guest</p><p>Ribs ($6.00) / per guest</p><p>Rice ($1.50)</p>`;
  t.deepEqual(
    recogniseHtml(html).menus[0]?.sections[0]?.items.map((item) => `${item.name} ${item.price}`),
    ['Queso 2', 'Ribs 6', 'Rice 1.5'],
  );
});

test('raised pence belong to the price, and a raised number behind a name does not', (t) => {
  const html = `<h2>Plates</h2><p><b>Soup</b> £6<sup>95</sup></p><p><b>Crab Pie</b> £12<sup>50</sup></p><p><b>Eel<sup>14</sup></b> £9<sup>25</sup></p>
    <p><b>Tart</b> <span>4<sup>75</sup></span></p>`;
  t.deepEqual(
    recogniseHtml(html).menus[0]?.sections[0]?.items.map((item) => [item.name, item.price]),
    [
      ['Soup', 6.95],
      ['Crab Pie', 12.5],
      ['Eel', 9.25],
      ['Tart', 4.75],
    ],
  );
});

test('raised pence are joined to their pounds across any elements', (t) => {
  const POUNDS = ['Soup', 'Crab Pie', 'Eel', 'Tart'].map((name, i) => [name, [6, 12, 9, 4][i] ?? 0] as const);
  const forms: readonly ((pounds: number) => string)[] = [
    (pounds) => `£${pounds}<sup>95</sup>`,
    (pounds) => `£${pounds} <sup>95</sup>`,
    (pounds) => `<span class="price">£${pounds}</span><sup>.95</sup>`,
    (pounds) => `<span>£</span><span>${pounds}</span><sup><u>95</u></sup>`,
    (pounds) => `<sup>£</sup>${pounds}<span class="item-cents">95</span>`,
    (pounds) => `<b>${pounds}</b><span style="vertical-align: super">95</span>`,
    (pounds) => `£${pounds}<span>95</span>`,
  ];
  for (const form of forms) {
    const html = `<h2>Plates</h2>${POUNDS.map(([name, pounds]) => `<p><b>${name}</b> ${form(pounds)}</p>`).join('')}`;
    t.deepEqual(
      outline(html),
      POUNDS.map(([name, pounds]) => `- / Plates: ${name} | - | ${pounds}.95`),
      form(6),
    );
  }
});

test('the foot of a card is not the foot of the page', (t) => {
  const card = (name: string, price: string): string =>
    `<div class="dish"><h3>${name}</h3><div class="card-footer"><span>£${price}</span></div></div>`;
  const html = `<h2>Grill</h2>${card('Ribs', '9.50')}${card('Squid', '8.25')}${card('Eel', '11.00')}
    <div class="footer">Gift cards from £20</div>`;
  t.deepEqual(outline(html), ['- / Grill: Ribs | - | 9.5', '- / Grill: Squid | - | 8.25', '- / Grill: Eel | - | 11']);
});
