import test from 'ava';
import { classHint } from '../../../src/structure/html/class-hint.ts';
import { markupObjects } from '../../../src/structure/html/embedded/microdata.ts';
import { elementStyle } from '../../../src/structure/html/inline-style.ts';
import { isPageChrome } from '../../../src/structure/html/page-chrome.ts';
import { findAll, parsePage } from '../../../src/structure/html/tree.ts';
import { dishesIn, linkedMenu, linkedScript } from './embedded/data-page.ts';

/** Hint of an element with this tag and these attributes. */
function hintOf(attributes: string, text: string, tag = 'div') {
  const [element] = findAll(
    parsePage(`<main><${tag} ${attributes}>${text}</${tag}></main>`).body,
    (one) => one.tag === tag,
  );
  return element ? classHint(element) : undefined;
}

test('class names of elements decide the role of their text', (t) => {
  for (const [name, hint] of [
    ['menu-item-price', 'price'],
    ['cost', 'price'],
    ['item-desc', 'description'],
    ['ingredients', 'description'],
    ['food_text', 'description'],
    ['section-title', 'heading'],
    ['category', 'heading'],
    ['menu-subheading', 'heading'],
    ['dish-name', 'name'],
    ['item_title', 'name'],
    ['name', 'name'],
    ['drink', 'name'],
    ['allergens', 'other'],
    ['opening-hours', 'other'],
    ['aside', 'other'],
    ['wide', null],
    ['rename-me', null],
    ['asides', null],
  ] as const) {
    t.is(hintOf(`class="${name}"`, 'Leek Soup 4.50'), hint, name);
    t.is(hintOf(`class="left ${name} wide"`, 'Leek Soup 4.50'), hint, name);
  }
  t.is(hintOf('itemprop="price"', '4.50'), 'price');
});

test('a class name counts only if the length, figures and prices of the text agree', (t) => {
  const long = (letters: number): string => 'a'.repeat(letters);
  t.is(hintOf('class="dish-name"', long(89)), 'name');
  t.is(hintOf('class="dish-name"', long(90)), null);
  t.is(hintOf('class="item-desc"', long(299)), 'description');
  t.is(hintOf('class="item-desc"', long(300)), null);
  t.is(hintOf('class="price"', 'ask us'), null);
  t.is(hintOf('class="price"', 'POA'), 'price');
  t.is(hintOf('class="item-desc"', 'small £3.50, large £5.50'), 'description');
  t.is(hintOf('class="item-desc"', 'Soup £3.50, pie £5.50, tart £4.50'), null);
});

test('a definition list has names and descriptions, unless an author says otherwise', (t) => {
  t.is(hintOf('', 'Leek Soup', 'dt'), 'name');
  t.is(hintOf('', 'with bread', 'dd'), 'description');
  t.is(hintOf('', '£4.50', 'dd'), null);
  t.is(hintOf('class="section-title"', 'Soups', 'dt'), 'heading');
});

type Dish = readonly [name: string, price: string];
const DISHES: readonly Dish[] = [
  ['Leek Tart', '9.50'],
  ['Beef Stew', '12.75'],
  ['Fish Pie', '13.00'],
  ['Lamb Shank', '16.95'],
  ['Bean Chilli', '11.50'],
];
const LAST: Dish = ['Plum Crumble', '6.25'];
const list = (dishes: readonly Dish[], attributes = ''): string => {
  const cards = dishes.map(([name, price]) => `<div class="item"><h3>${name}</h3><span>£${price}</span></div>`);
  return `<div ${attributes}>${cards.join('')}</div>`;
};
const namesIn = (html: string): string[] => dishesIn(html).map(({ name }) => name);
const section = (...lists: readonly string[]): string => `<main><h2>Mains</h2>${lists.join('')}</main>`;
const names = (dishes: readonly Dish[]): string[] => dishes.map(([name]) => name);

const HIDDEN = 'class="mobile-only" style="display:none"';
const PAGES: Readonly<Record<string, readonly [html: string, dishes: readonly Dish[]]>> = {
  'the copy hidden': [section(list(DISHES, 'class="desktop-only"'), list(DISHES, HIDDEN)), DISHES],
  'the first hidden': [section(list(DISHES, HIDDEN), list(DISHES, 'class="desktop-only"')), DISHES],
  'three times': [section(list(DISHES), list(DISHES, HIDDEN), list(DISHES, 'class="print"')), DISHES],
  'a dish behind the copy': [section(list(DISHES), list(DISHES, HIDDEN), list([LAST])), [...DISHES, LAST]],
  'a dish before the list': [section(list([LAST]), list(DISHES), list(DISHES, HIDDEN)), [LAST, ...DISHES]],
  'three dishes': [section(list(DISHES.slice(2)), list(DISHES.slice(2), HIDDEN)), DISHES.slice(2)],
};

for (const [kind, [html, dishes]] of Object.entries(PAGES))
  test(`a list directly repeated by a section is kept once: ${kind}`, (t) => {
    t.deepEqual(namesIn(html), names(dishes));
  });

test('a list with other prices is not a copy, nor is one of two dishes', (t) => {
  const dearer = DISHES.map(([name], i): Dish => [name, `${20 + i}.00`]);
  t.deepEqual(namesIn(section(list(DISHES), list(dearer))), names([...DISHES, ...dearer]));
  const [first, second] = DISHES;
  const twice = [first, second, first, second].flatMap((dish) => (dish ? [dish] : []));
  t.deepEqual(namesIn(section(list([...twice, LAST]))), names([...twice, LAST]));
});

test('a duplicate menu in the data of a page is kept once', (t) => {
  const items = DISHES.map(([name, price]) => ({ name, price }));
  t.deepEqual(namesIn(linkedMenu(items) + linkedMenu(items)), names(DISHES));
  t.deepEqual(namesIn(linkedMenu([...items, ...items])), names(DISHES));
  const sections = [items, items].map((hasMenuItem) => ({
    '@type': 'MenuSection',
    name: 'Mains',
    hasMenuItem: hasMenuItem.map((item) => ({ '@type': 'MenuItem', ...item })),
  }));
  t.deepEqual(namesIn(linkedScript(JSON.stringify(sections))), names(DISHES));
});

function styleOf(html: string, tag = 'span') {
  const [element] = findAll(parsePage(`<main>${html}</main>`).body, (one) => one.tag === tag);
  return element && elementStyle(element);
}
const span = (style: string) => styleOf(`<span style="${style}">Soup</span>`);

test('sizes in any unit share one scale, in which 16 pixels are 10', (t) => {
  for (const size of ['16px', '12pt', '1em', '1rem', '100%'])
    t.deepEqual(span(`font-size: ${size}`), { size: 10 }, size);
  t.deepEqual(span('font-size:24px'), { size: 15 });
  t.deepEqual(span('margin: 3px'), {});
});

test('reads weight, slant and colour, but not the background', (t) => {
  t.deepEqual(span('font-weight: bold; font-style: italic; color: #a00'), {
    weight: 700,
    italic: true,
    colour: '#a00',
  });
  t.deepEqual(span('font-weight:600'), { weight: 700 });
  t.deepEqual(span('font-weight:400; background-color: #a00'), {});
});

test('the old font element has seven sizes and a colour', (t) => {
  t.deepEqual(styleOf('<font size="3" color="red">Soup</font>', 'font'), { size: 10, colour: 'red' });
  t.deepEqual(styleOf('<font size="7">Soup</font>', 'font'), { size: 30 });
  t.deepEqual(styleOf('<font size="9">Soup</font>', 'font'), {});
  t.deepEqual(styleOf('<span size="3">Soup</span>'), {});
});

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

/** True if the element with the id is chrome of a page with ten prices and much text. */
function isChrome(html: string): boolean | undefined {
  const [element] = findAll(parsePage(`<div>${html}</div>`).body, ({ attributes }) => attributes['data-asked'] === '');
  return element && isPageChrome(element, { prices: 10, length: 5000 });
}
const priced = (count: number): string => Array.from({ length: count }, (_, i) => `<p>Dish £${i + 4}.50</p>`).join('');

test('navigation, footers, forms and asides are chrome, by tag, role or name', (t) => {
  for (const [tag, rest] of [
    ['nav', ''],
    ['footer', ''],
    ['aside', ''],
    ['form', ''],
    ['header', ''],
    ['div', 'role="navigation"'],
    ['div', 'role="contentinfo"'],
    ['div', 'role="banner"'],
    ['div', 'class="footer"'],
    ['div', 'id="footer"'],
  ])
    t.true(isChrome(`<${tag} data-asked ${rest}>Some words</${tag}>`), `${tag} ${rest}`);
  for (const tag of ['div', 'section', 'p', 'ul']) t.false(isChrome(`<${tag} data-asked>Some words</${tag}>`), tag);
});

test('an element with the prices of the menu is not chrome, nor is the main part, whatever its name', (t) => {
  for (const tag of ['nav', 'footer']) {
    t.true(isChrome(`<${tag} data-asked>${priced(2)}</${tag}>`), tag);
    t.false(isChrome(`<${tag} data-asked>${priced(3)}</${tag}>`), tag);
  }
  t.true(isChrome(`<aside data-asked>${priced(1)}</aside>`));
  t.false(isChrome(`<aside data-asked>${priced(2)}</aside>`));
  for (const rest of ['class="footer"', 'role="navigation"'])
    t.false(isChrome(`<main data-asked ${rest}>Some words</main>`), rest);
});

test('a part of a card is not chrome: of an article, or of a list entry except for navigation', (t) => {
  for (const tag of ['footer', 'header', 'aside']) {
    t.false(isChrome(`<article><div><${tag} data-asked>Some words</${tag}></div></article>`), tag);
    t.false(isChrome(`<ul><li><div><${tag} data-asked>Some words</${tag}></div></li></ul>`), tag);
  }
  t.true(isChrome('<ul><li><nav data-asked>Some words</nav></li></ul>'));
  const deep = (depth: number): string => `${'<div>'.repeat(depth)}<footer data-asked>Some words</footer>`;
  t.false(isChrome(`<article>${deep(5)}</article>`));
  t.true(isChrome(`<article>${deep(6)}</article>`), 'too far in for a card');
});

test('the head of a part of the content belongs to it', (t) => {
  for (const tag of ['main', 'section'])
    t.false(isChrome(`<${tag}><header data-asked>Starters</header></${tag}>`), tag);
  t.false(isChrome('<header data-asked><h2>Starters</h2></header>'));
  t.true(isChrome('<header data-asked><h1>The Kiln</h1></header>'));
  t.true(isChrome('<header data-asked><h2>The Kiln</h2><p>Open daily</p></header>'));
});
