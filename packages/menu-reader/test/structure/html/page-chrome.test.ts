import test from 'ava';
import { isPageChrome } from '../../../src/structure/html/page-chrome.ts';
import { findAll, parsePage } from '../../../src/structure/html/tree.ts';

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
