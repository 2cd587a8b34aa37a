import { similarity } from '@menu-data-service/menu-reader/test/measure/similarity';
import { createRandom } from '@menu-data-service/seeded-random';
import { isCommon, kindOf, staysAsItIs } from './common-words.ts';

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
const AMOUNT = /\d{1,3}(?:[.,]\d{3})+(?!\d)|\d+/g;
/** Letters set apart: one word to the eye. */
const APART = /(?<!\p{L})(?:\p{L}[ \u00a0]{1,2}){3,}\p{L}(?!\p{L})/gu;
/** Measures of glasses and cans say what a number is, and stay. */
const MEASURES = new Set([125, 175, 187, 250, 330, 375, 500, 750]);
const CONSONANTS = 'bcdfghklmnprstvz';
const VOWELS = 'aeiou';
const VOWEL = /[aeiouyàáâäåæèéêëìíîïòóôöøùúûü]/i;

/** Puts other words and numbers in place of those of one document, always the same for the same. */
export interface WordExchange {
  text(text: string): string;
  /** An amount as the text of the skeleton says it. */
  amount(amount: number): number;
}

/**
 * `known` are the words as the answer has them: a word that a reader got slightly wrong becomes their replacement, as wrong as it was.
 * `taken` are words that no replacement may be, as the document has them.
 */
export function createWordExchange(seed: number, known: readonly string[], taken: ReadonlySet<string>): WordExchange {
  const random = createRandom(seed);
  const step = 1 + random.integer(2);
  const replaced = new Map<string, string>();
  const vocabulary = known.flatMap((text) => [...text.toLowerCase().matchAll(WORD)].map(([word]) => word));
  const own = new Set(vocabulary);
  const inventedFor = (word: string): string => {
    for (;;) {
      const made = [...word].map((letter) => random.pick([...(VOWEL.test(letter) ? VOWELS : CONSONANTS)])).join('');
      if (word.length < 4 || (!taken.has(made) && !isCommon(made))) return made;
    }
  };
  const replacementOf = (word: string): string => {
    const before = replaced.get(word);
    if (before) return before;
    const kind = kindOf(word);
    const made =
      staysAsItIs(word) || word.length < 2
        ? word
        : kind
          ? nearestInLength(word, kind, random.next())
          : (misread(word) ?? inventedFor(word));
    replaced.set(word, made);
    return made;
  };
  /** The replacement of the word that the reader meant, with one letter wrong. */
  const misread = (word: string): string | undefined => {
    if (own.has(word) || word.length < 4) return undefined;
    const meant = vocabulary.find((one) => Math.abs(one.length - word.length) < 2 && similarity(one, word) > 0.74);
    if (!meant) return undefined;
    const right = replacementOf(meant);
    const at = random.integer(right.length);
    return `${right.slice(0, at)}${random.pick([...VOWELS])}${right.slice(at + 1)}`;
  };
  const whole = (amount: number): number => {
    if (amount === 0 || MEASURES.has(amount)) return amount;
    return String(amount + step).length === String(amount).length ? amount + step : amount;
  };
  return {
    amount: (amount) => Math.round((whole(Math.floor(amount)) + (amount % 1)) * 100) / 100,
    text: (text) =>
      text
        .replace(APART, (letters) =>
          respaced(letters, inCaseOf(closed(letters), replacementOf(closed(letters).toLowerCase()))),
        )
        .replace(WORD, (word) => inCaseOf(word, replacementOf(word.toLowerCase())))
        .replace(AMOUNT, (digits, at: number) => {
          if (digits.length > 5 && !/[.,]/.test(digits))
            return [...digits].map((digit) => (Number(digit) * 7 + 3) % 10).join('');
          const decimals = digits.length < 3 && /\d[.,]$/.test(text.slice(0, at));
          return decimals ? digits : printed(whole(Number(digits.replace(/[.,]/g, ''))), digits);
        }),
  };
}

const closed = (letters: string): string => letters.replace(/[ \u00a0]/g, '');

/** Other letters with the gaps of the first. */
function respaced(letters: string, made: string): string {
  const others = [...made];
  return letters.replace(/\p{L}/gu, () => others.shift() ?? 'o');
}

function nearestInLength(word: string, kind: readonly string[], chance: number): string {
  const others = kind
    .filter((one) => one !== word)
    .sort((a, b) => Math.abs(a.length - word.length) - Math.abs(b.length - word.length));
  return others[Math.floor(chance * Math.min(3, others.length))] ?? word;
}

function printed(amount: number, like: string): string {
  const sign = /[.,]/.exec(like)?.[0];
  return sign ? String(amount).replace(/\B(?=(\d{3})+$)/g, sign) : String(amount).padStart(like.length, '0');
}

function inCaseOf(word: string, made: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return made.toUpperCase();
  if (word[0] !== word[0]?.toLowerCase()) return made.charAt(0).toUpperCase() + made.slice(1);
  return made;
}
