import test from 'ava';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type ShownText, shownTexts } from '../../../src/read/pdf/shown-text.ts';

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
