import { NUMBER_WORDS } from '@menu-data-service/menu-model/number-words';

/**
 * Parses a number written in several words: "twenty five", "four hundred", "two hundred and fifty".
 * @param words lower case
 * @returns value and number of words; null if no number begins here
 */
export function numberPhrase(words: readonly string[]): { readonly value: number; readonly length: number } | null {
  let value = 0;
  let length = 0;
  for (let at = 0; at < words.length; at += 1) {
    const joins = words[at] === 'and' && value >= 100 && value % 100 === 0;
    const one = NUMBER_WORDS.get(words[joins ? at + 1 : at] ?? '');
    if (one === undefined) break;
    if (one === 100 && value > 0 && value < 100) value *= 100;
    else if (value === 0 || fits(value, one)) value += one;
    else break;
    at += joins ? 1 : 0;
    length = at + 1;
  }
  return length === 0 ? null : { value, length };
}

/** "Five" after "twenty", "twenty" after "two hundred". */
function fits(value: number, one: number): boolean {
  if (value % 100 === 0) return one < 100;
  return value % 10 === 0 && value % 100 >= 20 && one < 10;
}
