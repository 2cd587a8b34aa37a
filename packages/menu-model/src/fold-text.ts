/** Latin letters that Unicode does not decompose, with their usual replacements in typing. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};
const PLAIN_LETTER = /[ßæœøđðþłı]/g;
const APOSTROPHE_IN_WORD = /(?<=[\p{L}\p{N}])['’‘ʼ`´](?=[\p{L}\p{N}])/gu;
const APOSTROPHE_AT_END = /(?<=[\p{L}])['’‘ʼ`´]/gu;
const MARK = /\p{M}+/gu;
const SIGN = /[™℠®©℗]/g;
const NOT_A_WORD = /[^\p{L}\p{N}]+/gu;

/**
 * Folds text for comparison: lower case, no accents, apostrophes closed up ("Baker's" becomes "bakers"), every run of other signs and spaces
 * one space, none at the ends. Empty when the text has neither a letter nor a digit.
 */
export function foldText(text: string): string {
  return text
    .replace(SIGN, ' ')
    .replace(APOSTROPHE_IN_WORD, '')
    .replace(APOSTROPHE_AT_END, '')
    .normalize('NFKD')
    .replace(MARK, '')
    .toLowerCase()
    .replace(PLAIN_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(NOT_A_WORD, ' ')
    .trim();
}
