import test from 'ava';
import { recognisePages } from '../../src/structure/recognise-pages.ts';
import { type Line, paper } from './paper.ts';
import { outline } from './paper-outline.ts';

const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  Starters: ['Leek soup', 'Squid', 'Ham terrine'],
  Mains: ['Haddock', 'Mushroom pie', 'Rump steak', 'Lentil curry', 'Risotto'],
  Puddings: ['Lemon tart', 'Trifle', 'Cheese'],
};

/** Dishes right of their headings, which are beside the first of them (0) or further down by a share of their height. */
function page(down: number): Line[] {
  const placed: { text: string; x: number; y: number; bold: boolean }[] = [];
  let y = 40;
  for (const [name, dishes] of Object.entries(SECTIONS)) {
    y += 24;
    placed.push({ text: name, x: 30, y: y + down * 30 * (dishes.length - 1), bold: true });
    for (const dish of dishes) {
      placed.push({ text: dish, x: 150, y, bold: true }, { text: '9.50', x: 420, y, bold: false });
      placed.push({ text: 'with something good beside it', x: 150, y: y + 12, bold: false });
      y += 30;
    }
  }
  let above = 40;
  return placed
    .sort((a, b) => a.y - b.y)
    .map(({ text, x, y: at, bold }): Line => {
      const line: Line = [text, at - above, { x, bold }];
      above = at;
      return line;
    });
}

const expected = Object.entries(SECTIONS).flatMap(([name, dishes]) =>
  dishes.map((dish) => `${name}: ${dish} | with something good beside it | 9.5`),
);

test('headings left of the dishes are those of the dishes beside them', (t) => {
  t.deepEqual(outline(page(0)), expected);
});

test('headings left of the middle of their dishes too', (t) => {
  t.deepEqual(outline(page(0.5)), expected);
});

test('a heading at the side may have two lines, close below each other', (t) => {
  const words = paper(page(0)).words.flatMap((word) =>
    word.x === 30
      ? [
          { ...word, text: 'Our Best' },
          { ...word, y: word.y + 11 },
        ]
      : [word],
  );
  const sections = recognisePages([{ ...paper(page(0)), words }]).menus.flatMap((menu) => menu.sections);
  t.deepEqual(
    sections.map(({ name, items }) => `${name} ${items.length}`),
    ['Starters 3', 'Our Best Mains 5', 'Our Best Puddings 3'],
  );
});

test('headings that are printed from bottom to top too', (t) => {
  const upright = paper(page(0.5));
  const words = upright.words.map((word) =>
    word.x === 30 ? { ...word, angle: -Math.PI / 2, x: 40, y: word.y + word.w / 2 } : word,
  );
  const sections = recognisePages([{ ...upright, words }]).menus.flatMap((menu) => menu.sections);
  t.deepEqual(
    sections.map(({ name, items }) => `${name} ${items.length}`),
    ['Starters 3', 'Mains 5', 'Puddings 3'],
  );
});
