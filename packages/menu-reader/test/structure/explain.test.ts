import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { load } from 'cheerio';
import type { TextPage, Word } from '../../src/read/positioned-text.ts';
import { explainPages } from '../../src/structure/explain.ts';
import { explainHtml } from '../../src/structure/explain-html.ts';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { recognisePages } from '../../src/structure/recognise-pages.ts';
import { enabledSteps, runSteps } from '../../src/structure/step.ts';
import { STEP_NAMES } from '../../src/structure/steps.ts';
import { paper } from './paper.ts';

const word = (text: string, x: number, y: number, size = 10): Word => ({
  text,
  x,
  y,
  w: text.length * size * 0.5,
  h: size,
  size,
  weight: size > 10 ? 700 : 400,
  italic: false,
  font: 'Body',
  colour: '#000000',
  angle: 0,
  confidence: 1,
});

const dishes = [
  ['Leek & Potato Soup', 'with bread, butter', '£5.50'],
  ['Whitebait', 'lemon, tartare sauce', '£6.75'],
  ['Potted Ham <local>', 'piccalilli, toast', '£7.25'],
] as const;

const page: TextPage = {
  page: 1,
  width: 400,
  height: 300,
  how: 'text layer',
  words: [
    word('Starters', 40, 40, 16),
    ...dishes.flatMap(([name, about, price], i) => [
      word(name, 40, 70 + 40 * i),
      word(price, 300, 70 + 40 * i),
      word(about, 40, 83 + 40 * i, 8),
    ]),
  ],
};

test('the drawing of a page holds its words, its sections and every dish with its price', (t) => {
  const drawing = load(explainPages([page]), { xml: true });
  const texts = drawing('text')
    .map((_, element) => drawing(element).text())
    .get();
  for (const { text } of page.words) t.true(texts.includes(text), text);
  for (const line of ['1  Leek & Potato Soup  £5.50', '2  Whitebait  £6.75', '3  Potted Ham <local>  £7.25'])
    t.true(texts.includes(line), line);
  t.is(texts.filter((text) => text === 'Starters').length, 2, 'on the page and in the list');
});

test('the drawing of a page marks each unit in the colour of its role', (t) => {
  const drawing = load(explainPages([page]), { xml: true });
  const marks = (colour: string) => drawing(`g rect[fill="${colour}"]`).length;
  t.deepEqual([marks('#1565c0'), marks('#2e7d32'), marks('#f9a825')], [1, 3, 3]);
});

test('the drawing leaves out characters that XML forbids', (t) => {
  const words = [...page.words, word('Menu\u0007\uffff', 40, 250)];
  t.notRegex(explainPages([{ ...page, words }]), /(?!\n)[\p{Cc}\p{Cn}]/u);
});

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

const DISHES = ['Leek Soup 5.50', 'Beef Pie 12.00', 'Pea Risotto 11.00', 'Ham Hock 9.00'];

const itemCount = (html: string, leftOut: readonly string[]): number =>
  itemsOf(recogniseHtml(html, new Set(leftOut)).menus).length;

test('every step has a unique name', (t) => {
  const names = Object.values(STEP_NAMES).flat();
  t.deepEqual([...new Set(names)], names);
});

test('steps run in the order of their list, without skipped ones', (t) => {
  const steps = ['a', 'b', 'c'].map((name) => ({ name, run: (text: string, sign: string) => text + sign + name }));
  t.is(runSteps(steps, '', '-', new Set()), '-a-b-c');
  t.is(runSteps(steps, '', '-', new Set(['b'])), '-a-c');
  t.deepEqual(enabledSteps(steps, new Set(['a', 'b', 'c'])), []);
});

test('a page that repeats its DISHES keeps both if repeats are not folded', (t) => {
  const copy = `<section><h2>Mains</h2>${DISHES.map((dish) => `<p>${dish}</p>`).join('')}</section>`;
  t.is(itemCount(copy + copy, []), DISHES.length);
  t.is(itemCount(copy + copy, ['folded repeats']), 2 * DISHES.length);
});

test('a page is read by one layout without the other, and not at all without both', (t) => {
  const pages = [paper(DISHES.map((text) => [text, 14]))];
  t.is(recognisePages(pages, new Set(['rivers'])).menus.length, 1);
  t.throws(() => recognisePages(pages, new Set(['rivers', 'linked blocks'])), { message: /no way to cut/ });
});
