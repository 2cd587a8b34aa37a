import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';

test('lines of nothing but allergens state them and are no descriptions', (t) => {
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
