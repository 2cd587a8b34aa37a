import test from 'ava';
import { markupObjects } from '../../../src/structure/html/embedded/microdata.ts';
import { parsePage } from '../../../src/structure/html/tree.ts';

const objects = (html: string) => markupObjects(parsePage(html).body);

test('an object in the markup has its type, and its properties by name: text, content or address', (t) => {
  t.deepEqual(
    objects(`<div itemscope itemtype="https://schema.org/MenuItem">
      <p><b itemprop="name">Leek
        Soup</b> <meta itemprop="price" content="4.50"></p><a itemprop="https://schema.org/url" href="/soup">more</a></div>`),
    [{ '@type': 'MenuItem', name: 'Leek Soup', price: '4.50', url: '/soup' }],
  );
});

test('an object within another is its property or part, not a separate one', (t) => {
  const item = (name: string, as = '') =>
    `<div ${as} itemscope itemtype="http://schema.org/MenuItem"><span itemprop="name">${name}</span></div>`;
  const menu = (within: string) =>
    `<main><section itemscope itemtype="http://schema.org/Menu">${within}</section></main>`;
  t.deepEqual(
    objects(menu(`<div>${item('Soup', 'itemprop="hasMenuItem"')}${item('Pie', 'itemprop="hasMenuItem"')}</div>`)),
    [
      {
        '@type': 'Menu',
        hasMenuItem: [
          { '@type': 'MenuItem', name: 'Soup' },
          { '@type': 'MenuItem', name: 'Pie' },
        ],
      },
    ],
  );
  t.deepEqual(objects(menu(`<div>${item('Soup')}</div>`)), [
    { '@type': 'Menu', hasPart: { '@type': 'MenuItem', name: 'Soup' } },
  ]);
  t.is(objects(menu('') + menu('')).length, 2);
});

test('RDFa says the same in other attributes', (t) => {
  t.deepEqual(objects('<div typeof="schema:MenuItem"><p property="schema:name name">Soup</p></div>'), [
    { '@type': 'MenuItem', name: ['Soup', 'Soup'] },
  ]);
  t.deepEqual(objects('<div itemprop="name">Soup</div>'), []);
});
