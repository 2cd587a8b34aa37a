import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import type { SitePage } from '../../src/index.ts';
import { readSitePage } from '../../src/parser/parse-source.ts';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';

const dishes = (...names: string[]): string => names.map((name, i) => `<p>${name} £${i + 4}.50</p>`).join('');

const names = (html: string): string[] =>
  recogniseHtml(html).menus.flatMap((menu) =>
    menu.sections.flatMap((section) => section.items.map((item) => `${section.name}: ${item.name}`)),
  );

test('template code around dishes is not part of them', (t) => {
  const html = `---
title: Our menu
---
<h2>Starters</h2><?php foreach ($rows as $row) { if ($row->open > 1) { ?><p>Soup £4.50</p><?php } } ?>
    {% for dish in dishes %}<p>{{ dish.name }} £{{ dish.price }}</p>{% endfor %}
    <p>Terrine £6.50</p><p>Whitebait <%= sign %> £7.50</p>`;
  t.deepEqual(names(html), ['Starters: Soup', 'Starters: Terrine', 'Starters: Whitebait']);
});

test('tiles that lead to other pages are not headings', (t) => {
  const tile = (name: string): string => `<div class="tile"><a href="${name}.html"><h3>${name}<br>menu</h3></a></div>`;
  const html = `<div>${['lunch', 'evening', 'drinks'].map(tile).join('')}<div><h3>Evening menu</h3>
    <h4>Mains</h4>${dishes('Pie', 'Haddock', 'Risotto')}<h4>Puddings</h4>${dishes('Crumble', 'Sorbet', 'Brownie')}</div></div>`;
  t.is(recogniseHtml(html).menus.length, 1);
  t.is(recogniseHtml(html).menus[0]?.name, 'Evening menu');
});

test('one word for a meal above the first section is the name of the menu, even with hours between', (t) => {
  const rows = ['Olives', 'Bread', 'Almonds', 'Crisps', 'Hummus', 'Pickles', 'Radishes', 'Gherkins']
    .map((name) => `<p>${name}<br>4.50</p>`)
    .join('');
  const html = `<div><div class="top">Dinner<br>Sunday 5pm-9.30pm<br>Friday 6pm-10.30pm<br>Saturday 5pm-10.30pm</div>
    <div class="note">All prices include VAT</div></div><section><h2>To share</h2>${rows}</section>`;
  t.is(recogniseHtml(html).menus[0]?.name, 'Dinner');
});

test('an address with a phone number is not a dish, even with a price in its sentence', (t) => {
  const contact = 'Mill Lane, Stone ST15 8AA. Bookings: 01632 960000. Senior lunch for £9.50 Monday to Thursday.';
  const html = `<h2>Mains</h2>${dishes('Pie', 'Haddock', 'Risotto', 'Gammon')}<p>${contact}</p>`;
  t.deepEqual(names(html), ['Mains: Pie', 'Mains: Haddock', 'Mains: Risotto', 'Mains: Gammon']);
});

const itemNames = (html: string): string[] => itemsOf(recogniseHtml(html).menus).map(({ name }) => name);

const list = (items: string): string => `<h1>Lunch menu</h1><h2>Soups</h2><ul>${items}</ul>`;
const SOUPS = '<li>Leek soup £4.50</li><li>Pea soup £4.75</li><li>Fish soup £6.20</li><li>Onion soup £5.00</li>';

test('a page drawn by script is reported as such', (t) => {
  const { menus, notes, review } = recogniseHtml('<div id="root"></div><script src="/app.js"></script>');
  t.deepEqual(menus, []);
  t.regex(notes.join(), /draws its menu by script/);
  t.deepEqual(review, notes);
});

test('a page without a menu has no dishes and says so', (t) => {
  const { menus, review } = recogniseHtml(
    '<h1>Welcome</h1><p>We open soon. Come and see us in the old mill by the canal.</p>',
  );
  t.deepEqual(menus, []);
  t.deepEqual(review, ['no dishes were found']);
});

test('navigation, cookie bars, reviews and opening hours are not dishes', (t) => {
  const html = `<nav><a href="/">Home</a> <a href="/m">Menu</a> <a href="/c">Contact</a></nav>
    <div class="cookie-bar">We use cookies for £0.00</div>${list(SOUPS)}
    <h2>What our guests say</h2><p>Worth every penny of £14.50</p>
    <h2>Opening hours</h2><p>Mon to Fri 9am to 5pm</p>`;
  t.deepEqual(itemNames(html), ['Leek soup', 'Pea soup', 'Fish soup', 'Onion soup']);
});

test('a legend in the foot of the page explains the codes of the dishes', (t) => {
  const html = `${list(SOUPS.replace('Pea soup', 'Pea soup (H)'))}<footer><p>All meat marked (H) is halal.</p></footer>`;
  const pea = recogniseHtml(html).menus[0]?.sections[0]?.items[1];
  t.is(pea?.name, 'Pea soup');
  t.true(pea?.stated.halal);
});

test('a currency sign in an element of its own belongs to its number', (t) => {
  const html = list(SOUPS.replaceAll('£', '<i>£</i>'));
  t.deepEqual(
    recogniseHtml(html).menus[0]?.sections[0]?.items.map((item) => item.price),
    [4.5, 4.75, 6.2, 5],
  );
});

test('the lowest of several prices is the price and all are kept with their labels', (t) => {
  const html = list(SOUPS.replace('£6.20', 'small £4.20 large £6.20'));
  const fish = recogniseHtml(html).menus[0]?.sections[0]?.items[2];
  t.is(fish?.price, 4.2);
  t.deepEqual(
    fish?.prices.map((option) => option.price),
    [4.2, 6.2],
  );
});

test('deep nesting and broken markup end in an answer', (t) => {
  const deep = `${'<div>'.repeat(5000)}${list(SOUPS)}`;
  t.notThrows(() => recogniseHtml(deep));
  t.deepEqual(itemNames(`<h1>Lunch menu<h2>Soups</h1><ul>${SOUPS.replaceAll('</li>', '')}`).length, 4);
});

test('lines of a text cell take the prices of the adjacent cell line by line', (t) => {
  const html = `<h1>Lunch menu</h1><h2>Soups</h2><table><tr><td>Leek soup<br>Pea soup<br>Fish soup<br>Onion soup</td><td>£4.50<br>£4.75<br>£6.20<br>£5.00</td></tr></table>`;
  const items = recogniseHtml(html).menus[0]?.sections[0]?.items ?? [];
  t.deepEqual(
    items.map((item) => [item.name, item.price]),
    [
      ['Leek soup', 4.5],
      ['Pea soup', 4.75],
      ['Fish soup', 6.2],
      ['Onion soup', 5],
    ],
  );
});

test('preformatted text keeps its lines', (t) => {
  const html =
    '<h1>Lunch menu</h1><pre>SOUPS\n\nLeek soup ..... 4.50\nPea soup ...... 4.75\nFish soup ..... 6.20\nOnion soup .... 5.00</pre>';
  t.deepEqual(itemNames(html), ['Leek soup', 'Pea soup', 'Fish soup', 'Onion soup']);
});

test('a legend of raised codes is read in its own order', (t) => {
  const { menus } = recogniseHtml(`<h2>Curries</h2>
    <p><b>Satay</b> <sup>n</sup> £7.00</p><p><b>Green Curry</b> <sup>gf</sup> £9.00</p><p><b>Tofu Curry</b> <sup>ve</sup> £8.50</p>
    <p><sup>ve</sup> vegan <sup>gf</sup> gluten free <sup>n</sup> contains nuts or peanuts</p>`);
  const [satay, green, tofu] = itemsOf(menus);
  t.deepEqual(satay?.stated.contains, ['NUTS', 'PEANUTS']);
  t.is(satay?.stated.freeFrom, undefined);
  t.deepEqual(green?.stated.freeFrom, ['GLUTEN']);
  t.is(green?.stated.vegan, undefined);
  t.true(tofu?.stated.vegan);
});

test('fillings before their prices are prices of one dish', (t) => {
  const { menus } = recogniseHtml(`<h2>Curries</h2>
    <div><span class="price">Chicken £9.95 | Beef £10.95</span> <b>Massaman</b><p>Potato, tamarind</p></div>
    <div><span class="price">Veg £8.95 | Prawn £11.95</span> <b>Panang</b><p>Lime leaf, coconut</p></div>`);
  const [item] = itemsOf(menus);
  t.is(item?.name, 'Massaman');
  t.deepEqual(item?.prices, [
    { label: 'Chicken', price: 9.95 },
    { label: 'Beef', price: 10.95 },
  ]);
});

const NO_OCR = { ocr: () => Promise.reject(new Error('there is no picture to read')) };

const read = (html: string): Promise<SitePage> =>
  readSitePage(
    {
      bytes: Buffer.from(`<!doctype html><html><head><title>The Kiln</title></head>${html}</html>`),
      fileName: 'a.html',
    },
    NO_OCR,
  );

test('a page reports its links with their words, heading and place', async (t) => {
  const { links, title } = await read(`<body>
    <header><nav><a href="/menu" title="What we cook">Food</a> <a href="#top">Up</a> <a href="mailto:a@kiln.example">Write</a></nav></header>
    <main><h2>Sunday lunch</h2><a href="docs/lunch.pdf"><img src="icon.png" width="24" alt="Read the PDF"></a>
    <img data-src="boards/board.jpg" alt="Our board"><button onclick="location.href='drinks.html'">Drinks</button>
    <iframe src="https://files.example/wine.pdf"></iframe></main>
    <footer><a href="jobs.html">Jobs</a></footer></body>`);
  t.is(title, 'The Kiln');
  t.deepEqual(
    links.map(({ href, kind, place, words, heading }) => [href, kind, place, words, heading]),
    [
      ['/menu', 'link', 'navigation', 'What we cook Food', ''],
      ['mailto:a@kiln.example', 'link', 'navigation', 'Write', ''],
      ['docs/lunch.pdf', 'link', 'content', 'Read the PDF', 'Sunday lunch'],
      ['boards/board.jpg', 'picture', 'content', 'Our board', 'Sunday lunch'],
      ['drinks.html', 'link', 'content', 'Drinks', 'Sunday lunch'],
      ['https://files.example/wine.pdf', 'frame', 'content', '', 'Sunday lunch'],
      ['jobs.html', 'link', 'footer', 'Jobs', 'Sunday lunch'],
    ],
  );
});

test('redirects and frames are links', async (t) => {
  const lead = await readSitePage(
    {
      bytes: Buffer.from('<html><head><meta http-equiv="Refresh" content="0; url=home.html"></head></html>'),
      fileName: 'a',
    },
    NO_OCR,
  );
  t.deepEqual(
    lead.links.map(({ href }) => href),
    ['home.html'],
  );
  const frames =
    '<html><head><title>x</title></head><frameset><frame src="left.html"><frame src="right.html"></frameset></html>';
  const framed = await readSitePage({ bytes: Buffer.from(frames), fileName: 'a' }, NO_OCR);
  t.deepEqual(
    framed.links.map(({ href }) => href),
    ['left.html', 'right.html'],
  );
});

test('linked data names the menu and locates the place', async (t) => {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': ['Restaurant'],
        name: 'The Kiln',
        telephone: '01632 960123',
        servesCuisine: ['Pies', 'Ales'],
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1 High Street',
          addressLocality: 'Leek',
          postalCode: 'ST13 5AA',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 53.1061, longitude: '-2.0234' },
        hasMenu: [{ '@type': 'Menu', name: 'Lunch', url: 'https://kiln.example/lunch' }, 'https://kiln.example/dinner'],
      },
    ],
  };
  const { links, places } = await read(
    `<body><script type="application/ld+json">${JSON.stringify(data)}</script>Welcome</body>`,
  );
  t.deepEqual(
    links.map(({ href, place, words }) => [href, place, words]),
    [
      ['https://kiln.example/lunch', 'data', 'Lunch'],
      ['https://kiln.example/dinner', 'data', ''],
    ],
  );
  t.deepEqual(places, [
    {
      name: 'The Kiln',
      phone: '01632 960123',
      street: '1 High Street',
      city: 'Leek',
      postcode: 'ST13 5AA',
      cuisine: 'Pies, Ales',
      latitude: '53.1061',
      longitude: '-2.0234',
    },
  ]);
});

test('a page of programs is distinguished from an empty one', async (t) => {
  t.true((await read('<body><div id="root"></div><script src="app.js"></script></body>')).isDrawnByScript);
  t.false((await read('<body><p>Closed until spring.</p></body>')).isDrawnByScript);
});
