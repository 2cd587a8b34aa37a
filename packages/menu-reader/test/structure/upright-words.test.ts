import test from 'ava';
import type { TextPage } from '../../src/read/positioned-text.ts';
import { buildSegments } from '../../src/structure/layout/build-segments.ts';
import { paper } from './paper.ts';

/** Texts of a page of a picture on which the words stand at these angles. */
function textsAt(angles: Readonly<Record<string, number>>): string[] {
  const page = paper(Object.keys(angles).map((text) => [text, 30]));
  const words = page.words.map((word) => ({ ...word, angle: angles[word.text] ?? 0 }));
  const picture: TextPage = { ...page, words, how: 'ocr' };
  return buildSegments(picture, 1).map(({ text }) => text);
}

test('a short word of a picture is read though its angle is a guess; turned or slanted text is not', (t) => {
  t.deepEqual(textsAt({ 'Leek soup': 0, '8.50': -0.12, NEW: Math.PI / 4, 'Eat with us and pay half': 0.12 }), [
    'Leek soup',
    '8.50',
  ]);
});
