import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { outlineOf } from './paper-outline.ts';

const outline = (html: string): string[] => outlineOf(recogniseHtml(html).menus);

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

test('a price over the picture of a card is that of its own dish', (t) => {
  const card = (name: string, about: string, price: string): string =>
    `<div class="col"><div class="card"><div class="photo"><img src="a.jpg"><div class="tag-price">${price}</div></div>
     <div class="words"><h6>${name}</h6><p>${about}</p></div></div></div>`;
  const html = `<h1>Small plates</h1><div class="row">${card('Padron peppers', 'Sea salt', '$6')}
    ${card('Croquetas', 'Ham, aioli', '$8')}${card('Gambas', 'Garlic, chilli', '$11')}${card('Tortilla', 'Potato, onion', '$7')}</div>
    <h1>Large plates</h1><div class="container"><div class="row">${card('Paella', 'For two', '$32')}${card('Cocido', 'Chickpeas, pork', '$15')}</div></div>`;
  t.deepEqual(outline(html), [
    'Small plates: Padron peppers | Sea salt | 6',
    'Small plates: Croquetas | Ham, aioli | 8',
    'Small plates: Gambas | Garlic, chilli | 11',
    'Small plates: Tortilla | Potato, onion | 7',
    'Large plates: Paella | For two | 32',
    'Large plates: Cocido | Chickpeas, pork | 15',
  ]);
});

test('tabs name sections that have no heading', (t) => {
  const dish = (name: string, price: string): string => `<div class="dish"><h5>${name}</h5><span>${price}</span></div>`;
  const tabs = `<ul><li><a href="#t1">Pizza</a></li><li><a href="#t2">Pasta</a></li></ul>
    <div id="t1">${dish('Margherita', '£9.00')}${dish('Diavola', '£11.00')}</div>
    <div id="t2">${dish('Ragu', '£12.00')}${dish('Pesto', '£10.50')}</div>`;
  t.deepEqual(
    outline(tabs).map((line) => line.split(' |')[0]),
    ['Pizza: Margherita', 'Pizza: Diavola', 'Pasta: Ragu', 'Pasta: Pesto'],
  );
});

test('a section shown twice is kept once', (t) => {
  const dish = (name: string, price: string): string => `<li><b>${name}</b> <span>${price}</span></li>`;
  const pies = `${dish('Steak pie', '£12.00')}${dish('Leek pie', '£11.00')}${dish('Fish pie', '£13.00')}`;
  const copies = `<div class="wide"><h3>Pies</h3><ul>${pies}</ul></div><div class="narrow"><h3>Pies</h3><ul>${pies}</ul></div>`;
  t.is(outline(copies).length, 3);
});

test('questions and messages beside the menu are not dishes', (t) => {
  const dish = (name: string, price: string): string => `<p><b>${name}</b> ${price}</p>`;
  const menu = ['Ale', 'Porter', 'Cider', 'Perry', 'Mead', 'Stout', 'Mild', 'Bitter'].map((name, i) =>
    dish(name, `£${i + 3}.50`),
  );
  const html = `<div class="welcome"><h4>Brewed here</h4><p>Since our founding</p><h4>Two hundred years</h4><p>Of barley and hops</p></div>
    <div class="list"><h2>Drinks</h2>${menu.join('')}<a class="btn btn-red" href="home.html">Start page</a></div>
    <div class="people"><h4>Our brewer</h4><p>Knows it all</p></div>`;
  t.deepEqual(
    outline(html).map((line) => line.split(' |')[0]?.split(': ')[1]),
    ['Ale', 'Porter', 'Cider', 'Perry', 'Mead', 'Stout', 'Mild', 'Bitter'],
  );
});

test('title classes head sections if there are fewer of them than dishes', (t) => {
  const dish = (name: string, about: string): string =>
    `<p><span class="itemName">${name} ........ $12.95</span><br><span class="itemDescription">• ${about}</span></p>`;
  const html = `<div><p class="menuTitle">• The Grill</p>${dish('Chicken', 'rice and greens')}${dish('Beef', 'rice and greens')}
    <p class="menuTitle">• Udon</p>${dish('Tempura', 'clear broth')}${dish('Prawn', 'clear broth')}
    <p class="menuTitle">• For Children</p>${dish('Small chicken', 'rice')}${dish('Small beef', 'rice')}</div>`;
  const sections = recogniseHtml(html).menus.flatMap((menu) =>
    menu.sections.map((section) => `${section.name} ${section.items.length}`),
  );
  t.deepEqual(sections, ['The Grill 2', 'Udon 2', 'For Children 2']);
});

test('a strip of labels names the parts that follow it in order', (t) => {
  const item = (name: string, price: string): string =>
    `<div class="item"><h5>${name}</h5><span class="price"><i>$</i> ${price}</span></div>`;
  const part = (...names: string[]): string =>
    `<div class="part">${names.map((name) => item(name, '9')).join('')}</div>`;
  const html = `<h2>Evening Menu</h2><div class="strip"><div>Antipasti</div><div>Soups</div><div>Pasta</div></div>
    <div class="row"><div class="parts">${part('Bruschetta', 'Burrata')}${part('Minestrone', 'Bisque')}${part('Lasagne', 'Penne')}</div></div>`;
  t.deepEqual(
    outline(html).map((line) => line.split(' |')[0]),
    [
      'Antipasti: Bruschetta',
      'Antipasti: Burrata',
      'Soups: Minestrone',
      'Soups: Bisque',
      'Pasta: Lasagne',
      'Pasta: Penne',
    ],
  );
});

test('a price at the end of the lighter lines of a record is that of its name, and a count in brackets is not a price', (t) => {
  const lunch = (name: string, rest: string): string =>
    `<div class="compact"><strong>${name}</strong><br>${rest}</div>`;
  const html = `<h2>Lunch</h2>${lunch('TACO SALAD', 'beef or chicken 13.95')}${lunch('FAJITA NACHOS', 'small plate 11.95')}
    ${lunch('ENCHILADA', '(1) 9.95')}${lunch('TAMALE', 'pork and corn (2) 12.95')}`;
  const items = recogniseHtml(html).menus[0]?.sections[0]?.items ?? [];
  t.deepEqual(
    items.map(({ name, price }) => `${name} ${price}`),
    ['TACO SALAD 13.95', 'FAJITA NACHOS 11.95', 'ENCHILADA 9.95', 'TAMALE 12.95'],
  );
});

test('prices in thousands are read whole', (t) => {
  const wine = (name: string, price: string): string => `<li><b>${name}</b> <span>${price}</span></li>`;
  const html = `<h2>Cellar</h2><ul>${wine('Margaux', '$1,100')}${wine('Grange', '$750')}${wine('Tokay', '$1,950.50')}</ul>`;
  t.deepEqual(outline(html), ['Cellar: Margaux | - | 1100', 'Cellar: Grange | - | 750', 'Cellar: Tokay | - | 1950.5']);
});
