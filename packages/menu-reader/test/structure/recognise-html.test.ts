import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';

const names = (html: string): string[] => itemsOf(recogniseHtml(html).menus).map(({ name }) => name);

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
  t.deepEqual(names(html), ['Leek soup', 'Pea soup', 'Fish soup', 'Onion soup']);
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
  t.deepEqual(names(`<h1>Lunch menu<h2>Soups</h1><ul>${SOUPS.replaceAll('</li>', '')}`).length, 4);
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
  t.deepEqual(names(html), ['Leek soup', 'Pea soup', 'Fish soup', 'Onion soup']);
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
