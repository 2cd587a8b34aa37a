import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { recognisePages } from '../../src/structure/recognise-pages.ts';
import { paper } from './paper.ts';

test('lines of allergens alone state them and are not descriptions', (t) => {
  const dish = (name: string, about: string, allergens: string): string =>
    `<p>${name}<br>${about}<br>8.50<br>${allergens}</p>`;
  const html = `<h2>To share</h2>${dish('Crudo', 'radish, herbs', 'fish')}${dish('Bean Dip', 'sourdough', 'wheat')}
    ${dish('Beets', 'feta, seeds', 'dairy, tree nuts')}${dish('Burrata', 'chilli, parsley', 'dairy, wheat')}`;
  const items = recogniseHtml(html).menus[0]?.sections[0]?.items ?? [];
  t.deepEqual(
    items.map((item) => item.description),
    ['radish, herbs', 'sourdough', 'feta, seeds', 'chilli, parsley'],
  );
  t.deepEqual(items[3]?.stated.contains, ['MILK', 'GLUTEN']);
});

test('a diet over smaller lines is their heading, not a code of the line above', (t) => {
  const dishes = ['Gobi Manchuria', 'Chilli Mushroom', 'Paneer Tikka', 'Aloo Chaat'];
  const lines = dishes.map((name, i) => [`${name} ${i + 4}.50`, 16] as const);
  const page = paper([['STARTERS', 20, { size: 20 }], ['VEG', 24, { size: 15 }], ...lines]);
  t.deepEqual(
    itemsOf(recognisePages([page]).menus).map(({ name, stated }) => [name, stated.vegetarian]),
    dishes.map((name) => [name, true]),
  );
});
