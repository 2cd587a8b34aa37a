import test from 'ava';
import { lowerCased, lowerCasePattern } from '../src/any-case.ts';

test('a pattern matches in lower case where it matches in any case', (t) => {
  const pattern = String.raw`(?<!\p{L})(?:[A-Z]\d? Œufs|\p{Lu}{2}\b|ÑORA\W\S)`;
  for (const text of ['İ: E2 ŒUFS', 'e œufs', 'no v', 'ñora: x', 'Ñora, X', '1 œuf', 'été', '魚介']) {
    const found = new RegExp(pattern, 'iu').exec(text);
    const small = new RegExp(lowerCasePattern(pattern), 'u').exec(lowerCased(text));
    t.deepEqual([small?.index, small?.[0].length], [found?.index, found?.[0].length], text);
  }
});
