import test from 'ava';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { glyphText } from '../../../src/read/pdf/glyph-text.ts';
import { judgeTextLayer } from '../../../src/read/pdf/judge-text-layer.ts';
import type { LayerWord } from '../../../src/read/pdf/layer-word.ts';
import { agreementByFont, gluedRuns } from '../../../src/read/pdf/merge-readings.ts';
import { withLostLigatures } from '../../../src/read/pdf/page-words.ts';
import { type ShownText, shownTexts } from '../../../src/read/pdf/shown-text.ts';
import type { Word } from '../../../src/read/positioned-text.ts';
import { layerRun as run } from './layer-run.ts';

type Operator = readonly [name: keyof typeof OPS, ...args: readonly unknown[]];

function shown(...operators: readonly Operator[]): ShownText[] {
  return shownTexts({
    fnArray: operators.map(([name]) => OPS[name]),
    argsArray: operators.map(([, ...args]) => args),
  });
}
const places = (...operators: readonly Operator[]): string[] =>
  shown(...operators).map(({ x, y }) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`);

/** Three glyphs of half a size, the last of them a space. */
const GLYPHS = [{ width: 500 }, { width: 500 }, { width: 500, isSpace: true }];
const show: Operator = ['showText', GLYPHS];
const font: Operator = ['setFont', 'F1', 10];

test('a text begins where the previous one ended', (t) => {
  t.deepEqual(places(['beginText'], font, ['moveText', 50, 700], show, show), ['50 700', '65 700']);
  t.deepEqual(places(['beginText'], font, show, ['showSpacedText', [-200, { width: 500 }, 400]], show), [
    '0 0',
    '15 0',
    '18 0',
  ]);
});

test('the space behind letters and words, and the stretch of both, move the following text', (t) => {
  const second = (...set: readonly Operator[]) => places(['beginText'], font, ...set, show, show)[1];
  t.is(second(['setCharSpacing', 2]), '21 0');
  t.is(second(['setWordSpacing', 3]), '18 0');
  t.is(second(['setHScale', 50]), '7.5 0');
  t.is(second(['setCharSpacing', 2], ['setWordSpacing', 3], ['setHScale', 200]), '48 0');
});

test('lines begin where they are moved to, or a leading below the previous one', (t) => {
  t.deepEqual(places(['beginText'], font, ['moveText', 50, 700], show, ['moveText', 5, -20], show), [
    '50 700',
    '55 680',
  ]);
  const below = ['50 700', '50 688', '50 676', '50 664'];
  t.deepEqual(
    places(
      ['beginText'],
      font,
      ['setLeading', 12],
      ['moveText', 50, 700],
      show,
      ['nextLine'],
      show,
      ['nextLineShowText', GLYPHS],
      ['nextLineSetSpacingShowText', 0, 0, GLYPHS],
    ),
    below,
  );
  t.deepEqual(
    places(['beginText'], font, ['moveText', 50, 712], ['setLeadingMoveText', 0, -12], show, ['nextLine'], show),
    below.slice(0, 2),
  );
});

test('a text matrix places text anew, given in one list or in six numbers, and a text object begins at the origin', (t) => {
  const matrix = [2, 0, 0, 2, 30, 40];
  for (const given of [matrix, [matrix]])
    t.deepEqual(places(['beginText'], font, ['setTextMatrix', ...given], show, show, ['moveText', 1, 1], show), [
      '30 40',
      '60 40',
      '32 42',
    ]);
  t.deepEqual(places(['beginText'], font, ['moveText', 5, 5], show, ['beginText'], show), ['5 5', '0 0']);
});

test('settings in a saved state or a form end with it', (t) => {
  const looks = (...operators: readonly Operator[]) =>
    shown(...operators).map(({ x, y, colour, mode }) => `${x} ${y} ${colour} ${mode}`);
  const set: readonly Operator[] = [
    ['transform', 1, 0, 0, 1, 100, 200],
    ['setFillRGBColor', 255, 128, 0],
    ['setTextRenderingMode', 2],
    ['beginText'],
    show,
  ];
  t.deepEqual(looks(['save'], ...set, ['restore'], ['beginText'], show), ['100 200 #ff8000 2', '0 0 #000000 0']);
  t.deepEqual(
    looks(
      ['paintFormXObjectBegin', [1, 0, 0, 1, 7, 8]],
      ['beginText'],
      show,
      ['paintFormXObjectEnd'],
      ['beginText'],
      show,
    ),
    ['7 8 #000000 0', '0 0 #000000 0'],
  );
  t.deepEqual(
    looks(['paintFormXObjectBegin', null], ...set, ['paintFormXObjectEnd'], ['restore'], ['beginText'], show),
    ['100 200 #ff8000 2', '0 0 #000000 0'],
  );
  t.deepEqual(looks(['setFillRGBColor', '#123456'], ['beginText'], show), ['0 0 #123456 0']);
});

const runs = (...texts: readonly (readonly [font: string, text: string])[]): LayerWord[] =>
  texts.map(([font, text]) => ({ font, text }) as unknown as LayerWord);
const seen = (...texts: readonly string[]): Word[] => texts.map((text) => ({ text }) as unknown as Word);
const agreement = (...groups: Parameters<typeof agreementByFont>[0]) => Object.fromEntries(agreementByFont(groups));

test('a font agrees by the share of its letter pairs that the picture shows as often', (t) => {
  t.deepEqual(agreement({ runs: runs(['A', 'Soup']), seen: seen('Soup') }), { A: 1 });
  t.deepEqual(agreement({ runs: runs(['A', 'Soup']), seen: seen('Pie') }), { A: 0 });
  t.deepEqual(agreement({ runs: runs(['A', 'abcabc']), seen: seen('abc') }), { A: 2 / 5 });
  t.deepEqual(agreement({ runs: runs(['A', 'abc']), seen: seen('abcabc') }), { A: 1 });
});

test('capitals, spaces and signs do not count, and each font is judged over all its groups', (t) => {
  t.deepEqual(agreement({ runs: runs(['A', 'Leek, Soup']), seen: seen('LEEK', 'soup!') }), { A: 1 });
  t.deepEqual(
    agreement(
      { runs: runs(['A', 'Soup'], ['B', 'Pie']), seen: seen('SoupPie') },
      { runs: runs(['A', 'Cake']), seen: seen('Tart') },
    ),
    { A: 1 / 2, B: 1 },
  );
});

test('a font is not judged if the picture shows nothing, nor by single letters', (t) => {
  t.deepEqual(agreement({ runs: runs(['A', 'Soup']), seen: [] }, { runs: runs(['B', 'S']), seen: seen('S') }), {});
});

const PLAIN = { size: 10, charSpacing: 0, wordSpacing: 0 };

/** Glyphs half as wide as the type, with kerning for each number. */
const glyphs = (...parts: readonly (string | number)[]): unknown[] =>
  parts.flatMap((part): unknown[] =>
    typeof part === 'number' ? [part] : [...part].map((unicode) => ({ unicode, width: 500, isSpace: unicode === ' ' })),
  );
const apart = (text: string): unknown[] => [...text].flatMap((sign, i) => glyphs(...(i ? [-160] : []), sign));

test('letter-spaced text is split into words at its spaces', (t) => {
  const { text, spaced } = glyphText(apart('BAR BITES'), PLAIN);
  t.is(text, 'BAR BITES');
  t.true(spaced);
  t.is(glyphText(glyphs('BAR BITES'), { ...PLAIN, charSpacing: 1.6 }).text, 'BAR BITES');
  t.is(glyphText(apart('BISTRO'), PLAIN).text, 'BISTRO');
});

test('slightly varying gaps in letter-spaced text are not spaces, and outliers are', (t) => {
  const spaced = { ...PLAIN, charSpacing: 1 };
  t.is(glyphText(glyphs('S', -20, 'TA', 75, 'RT', -40, 'ERS'), spaced).text, 'STARTERS');
  t.is(glyphText(glyphs('CORN', -300, 'SOUP'), spaced).text, 'CORN SOUP');
});

test('plain text has its width, and the spaces made by kerning', (t) => {
  const { text, width, spaced } = glyphText(glyphs('Corn', -300, 'soup'), PLAIN);
  t.is(text, 'Corn soup');
  t.is(width, 8 * 5 + 3);
  t.false(spaced);
  t.deepEqual(glyphText(undefined, PLAIN).text, '');
});

const damaged = (...runs: readonly LayerWord[]): string[] =>
  withLostLigatures(runs).flatMap((word) => (word.damaged ? [word.text] : []));

test('a sign that touches small letters on both sides is a lost ligature', (t) => {
  t.deepEqual(damaged(run('a spoon of bu', 100, 60), run('%', 160, 6), run('er and jam', 166, 50)), ['%']);
});

test('signs beside spaces, capitals, other sizes and other lines stay signs', (t) => {
  t.deepEqual(damaged(run('egg', 100, 15), run('+', 118, 6), run('ham', 127, 15)), []);
  t.deepEqual(damaged(run('H', 100, 6), run('2', 106, 5), run('O', 111, 6)), []);
  t.deepEqual(damaged(run('soup', 100, 20), run('1', 120, 3, { size: 6, y: 96 }), run('of the day', 123, 50)), []);
  t.deepEqual(damaged(run('%', 100, 6), run('off', 106, 12)), []);
});

const groups = (...runs: readonly LayerWord[]): string[] =>
  gluedRuns(runs).map((group) => group.map(({ text }) => text).join('+'));

test('adjoining runs are one group, in reading order', (t) => {
  t.deepEqual(groups(run('ad', 120, 12), run('Sal', 100, 18)), ['Sal+ad']);
  t.deepEqual(groups(run('Sal', 100, 18), run('ad', 115, 12)), ['Sal+ad'], 'letters may overlap a little');
});

test('a gap of two spaces, another line and another angle separate them', (t) => {
  t.deepEqual(groups(run('Salad', 100, 25), run('8', 131, 5)), ['Salad', '8']);
  t.deepEqual(groups(run('Salad', 100, 25), run('s', 125, 5, { y: 104 })), ['Salad', 's']);
  t.deepEqual(groups(run('Salad', 100, 25), run('s', 125, 5, { angle: 0.1 })), ['Salad', 's']);
});

const NAMES = ['Battered haddock', 'Mushroom risotto', 'Chicken supreme', 'Lemon cheesecake', 'Braised shoulder'];

const layer = (letter: (code: number) => number): LayerWord[] =>
  Array.from({ length: 25 }, (_, i) => ({
    ...{ x: 50, y: 20 * i, w: 90, h: 10, size: 10, weight: 400, italic: false, font: 'Sans', colour: '#000000' },
    ...{ angle: 0, confidence: 1, invisible: false, damaged: false },
    text: (NAMES[i % NAMES.length] ?? '')
      .toLowerCase()
      .replace(/[a-z]/g, (sign) => String.fromCharCode(97 + letter(sign.charCodeAt(0) - 97))),
  }));
const judged = (words: readonly LayerWord[]): string => judgeTextLayer(words, { pictures: [], shapes: 0 }, 500_000);

test('a text layer with substituted letters is compared with the picture of the page', (t) => {
  t.is(judged(layer((code) => code)), 'good');
  t.is(judged(layer((code) => (code + 3) % 26)), 'suspect');
});
