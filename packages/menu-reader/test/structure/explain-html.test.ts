import test from 'ava';
import { explainHtml } from '../../src/structure/explain-html.ts';

const PAGE = `<html><body><h2>Soups</h2><ul>
  <li><b>Leek soup</b> £4.50<br><i>with bread and butter</i></li>
  <li><b>Pea soup</b> small £3.25 large £4.75<br><i>with mint and cream</i></li>
  <li><b>Fish soup</b> £6.20<br><i>with rouille and croutons</i></li>
</ul></body></html>`;

test('lists each line of a web page with its role, its text and its prices', (t) => {
  t.deepEqual(explainHtml(PAGE).split('\n'), [
    'heading         Soups',
    'item            Leek soup  4.50',
    'description     with bread and butter',
    'item            Pea soup  small 3.25, large 4.75',
    'description     with mint and cream',
    'item            Fish soup  6.20',
    'description     with rouille and croutons',
  ]);
});

test('begins with the dishes in embedded data', (t) => {
  const dish = (name: string, price: string) => ({ '@type': 'MenuItem', name, offers: { price } });
  const menu = {
    '@type': 'Menu',
    hasMenuItem: [dish('Leek soup', '4.50'), dish('Pea soup', '3.25'), dish('Fish soup', '6.20')],
  };
  const data = `<script type="application/ld+json">${JSON.stringify(menu)}</script>`;
  t.is(explainHtml(PAGE.replace('<h2>', `${data}<h2>`)).split('\n')[0], '(dishes in the data embedded in the page: 3)');
});
