import test from 'ava';
import { recogniseHtml } from '../../../ingest/structure/recognise-html.ts';

/** "Section: name | description | price", a line a dish. */
const outline = (html: string): string[] =>
  recogniseHtml(html).menus.flatMap((menu) =>
    menu.sections.flatMap((section) =>
      section.items.map((item) => `${section.name}: ${item.name} | ${item.description ?? '-'} | ${item.price}`),
    ),
  );

test('names in headings over short descriptions are dishes, not sections', (t) => {
  const dish = (name: string, about: string, price: string): string => `<h4>${name}</h4><p>${about}</p><p>${price}</p>`;
  const html = `<h2>Starters</h2>${dish('Soup', 'With bread', '£4.50')}${dish('Mushrooms', 'Garlic cream', '£5.25')}
    <h2>Mains</h2>${dish('Pie', 'Steak and ale', '£12.95')}${dish('Haddock', 'Chips, peas', '£13.50')}`;
  t.deepEqual(outline(html), [
    'Starters: Soup | With bread | 4.5',
    'Starters: Mushrooms | Garlic cream | 5.25',
    'Mains: Pie | Steak and ale | 12.95',
    'Mains: Haddock | Chips, peas | 13.5',
  ]);
});

test('definition lists hold the name in the term and price and text below', (t) => {
  const html = `<h2>Puddings</h2><dl><dt>Crumble</dt><dd>£6.50</dd><dd>Apple, with custard</dd>
    <dt>Brownie</dt><dd>£6.00</dd><dd>Salted caramel</dd><dt>Sorbet</dt><dd>£5.00</dd><dd>Three scoops</dd></dl>`;
  t.deepEqual(outline(html), [
    'Puddings: Crumble | Apple, with custard | 6.5',
    'Puddings: Brownie | Salted caramel | 6',
    'Puddings: Sorbet | Three scoops | 5',
  ]);
});

test('an item named like a size stays an item', (t) => {
  const item = (name: string, price: string, about: string): string =>
    `<div><span>${name}</span><span>${price}</span></div><p>${about}</p>`;
  const html = `<h3>Burgers</h3>${item('Classic', '9', 'Beef, gherkin, cheese')}${item('Chicken', '10', 'Crispy thigh')}${item('Halloumi', '9.5', 'Chilli jam')}${item('Double', '13', 'Two patties')}`;
  t.is(outline(html).at(-1), 'Burgers: Double | Two patties | 13');
});

test('a set menu of sentences has dishes without prices and its price among the notes', (t) => {
  const html = `<h1>Christmas Menu</h1><p>2 courses £24.95, 3 courses £29.95</p>
    <h2>To start</h2><p>Parsnip soup, curried apple, sourdough</p><p>Smoked salmon, dill and lemon</p>
    <h2>Puddings</h2><p>Christmas pudding, brandy sauce</p><p>Cheese and biscuits (£3 supplement)</p>`;
  t.deepEqual(outline(html), [
    'To start: Parsnip soup | curried apple, sourdough | 0',
    'To start: Smoked salmon | dill and lemon | 0',
    'Puddings: Christmas pudding | brandy sauce | 0',
    'Puddings: Cheese and biscuits | (£3 supplement) | 0',
  ]);
  const { menus, notes } = recogniseHtml(html);
  t.is(menus[0]?.name, 'Christmas Menu');
  t.regex(notes.join(), /24\.95/);
});

test('prices by the glass and bottle keep their labels', (t) => {
  const wine = (name: string): string => `<div><p>${name}</p><p>175ml £5.50 | 250ml £7.50 | Bottle £22</p></div>`;
  const html = `<h2>White wine</h2>${wine('Pinot Grigio, Italy')}${wine('Sauvignon Blanc, Chile')}${wine('Chablis, France')}`;
  t.deepEqual(recogniseHtml(html).menus[0]?.sections[0]?.items[0]?.prices, [
    { label: '175ml', price: 5.5 },
    { label: '250ml', price: 7.5 },
    { label: 'Bottle', price: 22 },
  ]);
});
