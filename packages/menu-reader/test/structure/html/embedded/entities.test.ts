import test from 'ava';
import { dishesIn, type Fields, linkedMenu, programState } from './data-page.ts';

const NAMES: readonly (readonly [written: string, read: string])[] = [
  ['Cr&egrave;me Br&ucirc;l&eacute;e', 'Crème Brûlée'],
  ['Shepherd&rsquo;s Pie', 'Shepherd’s Pie'],
  ['Jalape&ntilde;o Poppers', 'Jalapeño Poppers'],
  ['Baker&#x27;s Bread', "Baker's Bread"],
  ['Mac &amp;amp; Cheese', 'Mac & Cheese'],
  ['Hot &#127798; Wings', 'Hot 🌶 Wings'],
  ['Soup &#8211; Leek', 'Soup – Leek'],
  ['Gr&uuml;ne So&szlig;e', 'Grüne Soße'],
  ['B&#XF6;rek', 'Börek'],
  ['Plum &amp;amp;amp; Apple Tart', 'Plum & Apple Tart'],
  ['&OElig;uf &agrave; la Russe', 'Œuf à la Russe'],
  ['Ros&amp;eacute; Jelly', 'Rosé Jelly'],
  ['&lt;b&gt;Pea&lt;/b&gt; Fritter', 'Pea Fritter'],
  ['Half&nbsp;&frac12; Loaf', 'Half ½ Loaf'],
  ['Fish & Chips', 'Fish & Chips'],
  ['Salt &pepper; Squid', 'Salt &pepper; Squid'],
];
const dishes = NAMES.map(([name]): Fields => ({ name, price: '9.50' }));

for (const [kind, script] of [
  ['linked data', linkedMenu(dishes)],
  ['the state of a program', programState({ items: dishes })],
] as const)
  test(`HTML entities in ${kind} are decoded`, (t) => {
    t.deepEqual(
      dishesIn(script).map(({ name }) => name),
      NAMES.map(([, read]) => read),
    );
  });

test('the printed text of a dish overrides its data', (t) => {
  const script = linkedMenu([
    { name: 'LEEK TART', description: 'Old recipe with ham', offers: { price: '9.50' } },
    { name: 'Bean&ndash;Stew', description: 'Beans, leeks and a little chilli', offers: { price: '8.00' } },
    { name: 'Plum Crumble', description: 'Custard', nutrition: { calories: '900 kcal' }, offers: { price: '6.25' } },
  ]);
  const page = `<h2>Mains</h2><div><h3>Leek Tart</h3><p>Thyme and cream</p><b>£9.50</b></div>
    <div><h3>Bean–Stew</h3><p>Beans, leeks…</p><b>£8.00</b></div><div><h3>Plum Crumble</h3><p>Custard, 420 kcal</p><b>£6.25</b></div>`;
  t.deepEqual(
    dishesIn(script + page).map(({ name, description, stated }) => [name, description, stated.calories]),
    [
      ['Leek Tart', 'Thyme and cream', undefined],
      ['Bean–Stew', 'Beans, leeks and a little chilli', undefined],
      ['Plum Crumble', 'Custard', 420],
    ],
  );
});
