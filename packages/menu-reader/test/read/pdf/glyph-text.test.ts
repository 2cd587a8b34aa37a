import test from 'ava';
import { glyphText } from '../../../src/read/pdf/glyph-text.ts';

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
