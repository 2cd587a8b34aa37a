import { foldWord } from '../text/fold-word.ts';
import { scriptOf } from '../text/scripts.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import type { MatchedTerms } from './matched-terms.ts';

/** Place of a match, UTF-16 units, end exclusive. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

/** Where the terms match in a text, left to right. */
export function markText(text: string, terms: MatchedTerms): Mark[] {
  const words = tokenize(text).filter((token) => token.kind === 'word');
  const marks: Mark[] = [];
  for (let at = 0; at < words.length; ) {
    const start = (words[at] as Token).start;
    const phrase = terms.phrases.find((wanted) => wanted.every((word, i) => words[at + i]?.text === word));
    if (phrase) {
      at += phrase.length;
      marks.push({ start, end: (words[at - 1] as Token).end });
      continue;
    }
    const end = endOfMatch(text, words[at] as Token, terms);
    if (end !== null) marks.push({ start, end });
    at++;
  }
  return marks;
}

/** Where the match of a word ends: behind as many characters as were typed if it was matched through a beginning. */
function endOfMatch(text: string, token: Token, terms: MatchedTerms): number | null {
  for (const { words, prefix, typed } of terms.words)
    for (const word of words) {
      if (prefix && token.text.startsWith(word)) {
        const folded = [...word].slice(0, typed).join('').length;
        return token.start + originalLength(text.slice(token.start, token.end), folded);
      }
      if (token.text === word) return token.end;
    }
  return null;
}

/** Length of the shortest beginning of a word that folds to `folded` units, or of the longest that folds to fewer. */
function originalLength(original: string, folded: number): number {
  const script = [...original].map(scriptOf).find((own) => own !== null) ?? null;
  let length = 0;
  let left = folded;
  for (const character of original) {
    left -= foldWord(character, script).length;
    if (left < 0) break;
    length += character.length;
    if (left === 0) break;
  }
  return length;
}
