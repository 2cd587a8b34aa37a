import test from 'ava';
import { load } from 'cheerio';
import type { TextPage, Word } from '../../src/read/positioned-text.ts';
import { explainPages } from '../../src/structure/explain.ts';

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
