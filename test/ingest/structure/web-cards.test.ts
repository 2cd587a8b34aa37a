import test from 'ava';
import { recogniseHtml } from '../../../ingest/structure/recognise-html.ts';

/** "Menu / Section: name | description | price", a line a dish. */
const outline = (html: string): string[] =>
  recogniseHtml(html).menus.flatMap((menu) =>
    menu.sections.flatMap((section) =>
      section.items.map(
        (item) => `${menu.name || '-'} / ${section.name}: ${item.name} | ${item.description ?? '-'} | ${item.price}`,
      ),
    ),
  );

test('cards with the name in a heading below the rest', (t) => {
  const card = (name: string, about: string): string =>
    `<div class="card"><ul><li>${about}</li><li>8 oz - $3.00</li><li>Whole box - $8.99</li></ul><h3>${name}</h3></div>`;
  const html = `<h2>Wok</h2>${card('Orange Duck', 'Crisp duck in orange sauce')}${card('Garlic Beef', 'Beef with greens')}
    ${card('Ginger Prawns', 'Prawns, ginger and onion')}${card('Salt Squid', 'Squid with chilli')}${card('Lemon Cod', 'Cod in batter')}`;
  t.deepEqual(outline(html).slice(0, 2), [
    '- / Wok: Orange Duck | Crisp duck in orange sauce | 3',
    '- / Wok: Garlic Beef | Beef with greens | 3',
  ]);
  t.is(outline(html).length, 5);
});

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
