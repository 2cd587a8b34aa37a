import test from 'ava';
import { forSmallLetters, inSmallLetters } from '../src/any-case.ts';

test('a pattern finds in small letters what it finds in any case, at the same place', (t) => {
  const pattern = String.raw`(?<!\p{L})(?:[A-Z]\d? Œufs|\p{Lu}{2}\b|ÑORA\W\S)`;
  for (const text of ['İ: E2 ŒUFS', 'e œufs', 'no v', 'ñora: x', 'Ñora, X', '1 œuf', 'été', '魚介']) {
    const found = new RegExp(pattern, 'iu').exec(text);
    const small = new RegExp(forSmallLetters(pattern), 'u').exec(inSmallLetters(text));
    t.deepEqual([small?.index, small?.[0].length], [found?.index, found?.[0].length], text);
  }
});
