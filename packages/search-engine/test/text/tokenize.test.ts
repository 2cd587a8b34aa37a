import test from 'ava';
import fc from 'fast-check';
import { tokenize, wordsOf } from '../../src/text/tokenize.ts';

const kinds = (text: string) => tokenize(text).map(({ text: folded, kind }) => [folded, kind]);

test('signs and spaces separate words; a sentence sign with a space after it is one hard separator', (t) => {
  t.deepEqual(kinds("Shepherd's pie, 10.50"), [
    ['shepherd', 'word'],
    ["'", 'soft'],
    ['s', 'word'],
    [' ', 'soft'],
    ['pie', 'word'],
    [', ', 'hard'],
    ['10', 'word'],
    ['.', 'soft'],
    ['50', 'word'],
  ]);
});

test('case and Latin accents are folded, ligatures decomposed, and Cyrillic keeps its marks', (t) => {
  t.deepEqual(wordsOf('Crème BRÛLÉE Œuf ﬁsh Smørrebrød'), ['creme', 'brulee', 'oeuf', 'fish', 'smørrebrød']);
  t.deepEqual(wordsOf('Чай'), ['чай'.normalize('NFKD')]);
});

test('a no-break space and a trade mark join, three dots are a word, and a change of script splits', (t) => {
  t.deepEqual(wordsOf('rice\u00a0beans salad™ fish…chips'), ['rice beans', 'saladtm', 'fish', '...', 'chips']);
  t.deepEqual(wordsOf('pizzaсыр'), ['pizza', 'сыр']);
});

test('tokens report their place in the input, without gaps unless a character folds to nothing', (t) => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      let end = 0;
      for (const token of tokenize(text)) {
        t.true(token.start >= end && token.end > token.start && token.end <= text.length);
        end = token.end;
      }
    }),
  );
});

test('ASCII text is split the same before other text', (t) => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 60 }), (text) => {
      const alone = kinds(text);
      t.deepEqual(kinds(`${text}\né`).slice(0, alone.length), alone);
    }),
  );
});
