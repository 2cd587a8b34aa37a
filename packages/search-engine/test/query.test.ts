import test from 'ava';
import fc from 'fast-check';
import { walkTypos } from '../src/query/typo-walk.ts';
import { Dictionary } from '../src/store/dictionary.ts';
import type { Lexicon } from '../src/store/lexicon.ts';
import { tokenize, wordsOf } from '../src/text/tokenize.ts';

function lexiconOf(words: readonly string[]): Lexicon {
  const dictionary = new Dictionary();
  for (const word of words) dictionary.count(dictionary.idFor(word), 1);
  return dictionary.lexicon();
}

/** Reference implementation of optimal string alignment for all prefixes of two words, by row. */
function alignments(query: string, word: string): number[][] {
  const [left, right] = [[...word], [...query]];
  const rows: number[][] = [];
  const cell = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i <= left.length; i++) {
    rows[i] = [];
    for (let j = 0; j <= right.length; j++) {
      const replaced = cell(i - 1, j - 1) + (left[i - 1] === right[j - 1] ? 0 : 1);
      const swapped = left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1] ? cell(i - 2, j - 2) + 1 : replaced;
      (rows[i] as number[])[j] = i + j === 0 ? 0 : Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, replaced, swapped);
    }
  }
  return rows;
}

/** Letter by letter: fails once nothing is within reach, settles once no longer prefix can be closer. */
function distanceToBeginning(query: string, word: string, most: number): number | null {
  const rows = alignments(query, word);
  for (const row of rows.slice(1)) {
    const least = Math.min(...row);
    if (least > most) return null;
    if (row.at(-1) === least) return least;
  }
  const last = rows.at(-1)?.at(-1) ?? most + 1;
  return last <= most ? last : null;
}

function found(lexicon: Lexicon, query: string, most: number, prefix: boolean): Map<string, number> {
  const out = new Map<string, number>();
  const points = Uint32Array.from(query, (character) => character.codePointAt(0) as number);
  walkTypos(lexicon, points, most, prefix, 0, lexicon.size, (place, typos) => {
    out.set(lexicon.texts[place] as string, typos);
    return true;
  });
  return out;
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '😀'), minLength: 1, maxLength: 9 });
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 60 });

test('the walk finds exactly the words within reach, with their distance', (t) => {
  fc.assert(
    fc.property(words, word, fc.constantFrom(1, 2), (known, query, most) => {
      const expected = known
        .map((text) => [text, alignments(query, text).at(-1)?.at(-1) ?? most + 1] as const)
        .filter(([, typos]) => typos <= most);
      t.deepEqual(found(lexiconOf(known), query, most, false), new Map(expected.sort()));
    }),
    { numRuns: 300 },
  );
});

test('prefix match stops once no longer prefix can be closer', (t) => {
  fc.assert(
    fc.property(words, word, fc.constantFrom(1, 2), (known, query, most) => {
      const expected = known.flatMap((text) => {
        const typos = distanceToBeginning(query, text, most);
        return typos === null ? [] : [[text, typos] as const];
      });
      t.deepEqual(found(lexiconOf(known), query, most, true), new Map(expected.sort()));
    }),
    { numRuns: 300 },
  );
});

test('the walk ends when the callback returns false', (t) => {
  const seen: number[] = [];
  const lexicon = lexiconOf(['cat', 'cot', 'cut', 'dog']);
  const query = Uint32Array.from('cat', (character) => character.codePointAt(0) as number);
  const finished = walkTypos(lexicon, query, 1, false, 0, lexicon.size, (place) => seen.push(place) < 2);
  t.false(finished);
  t.deepEqual(seen, [0, 1]);
});

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
