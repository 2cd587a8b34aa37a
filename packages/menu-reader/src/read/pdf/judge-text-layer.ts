import type { LayerWord } from './layer-word.ts';
import { isOddToken } from './odd-token.ts';
import type { PageDrawing } from './page-drawing.ts';

/** good: use it; suspect: compare it with the picture; none: something is drawn, so read the picture; blank: nothing is. */
export type TextLayer = 'good' | 'suspect' | 'none' | 'blank';

/** Fewer letters are a page number or a web address beside a picture of the menu. */
const FEW_LETTERS = 12;
/** With fewer letters, the rest of the page may be in a large picture or in lettering drawn as outlines. */
const SOME_LETTERS = 250;
/** Share of the page. */
const LARGE_PICTURE = 0.4;
/** Filled shapes on a page whose lettering is drawn as outlines; ornaments have fewer. */
const MANY_SHAPES = 150;
/** Share of odd tokens in a suspect layer; in sound ones 0 to 0.01 were measured. */
const ODD_SHARE = 0.03;
/** Share of long words without a vowel: almost none in any language, every fourth under a wrong character map. */
const MUTE_SHARE = 0.1;
const MIN_LONG = 20;

export function judgeTextLayer(
  words: readonly LayerWord[],
  { pictures, shapes }: PageDrawing,
  pageArea: number,
): TextLayer {
  const letters = count(words.filter(({ invisible }) => !invisible));
  const hidden = count(words) - letters;
  const picture = Math.max(0, ...pictures);
  if (letters < FEW_LETTERS || hidden > letters)
    return picture > 0 || shapes > 0 ? 'none' : letters > 0 ? 'good' : 'blank';
  if (letters < SOME_LETTERS && (picture > LARGE_PICTURE * pageArea || shapes > MANY_SHAPES)) return 'suspect';
  const tokens = words.flatMap(({ text }) => text.split(/\s+/));
  const odd = tokens.filter(isOddToken).length;
  if (words.some(({ damaged }) => damaged) || (odd > 2 && odd > ODD_SHARE * tokens.length)) return 'suspect';
  return isScrambled(tokens) ? 'suspect' : 'good';
}

/** True for a font whose character map substitutes letters: "Starters" reads "VWDUWHUV". */
function isScrambled(tokens: readonly string[]): boolean {
  const long = tokens.filter((token) => /^[a-z]{5,}$/i.test(token));
  const mute = long.filter((token) => !/[aeiouy]/i.test(token));
  return long.length >= MIN_LONG && mute.length > MUTE_SHARE * long.length;
}

function count(words: readonly LayerWord[]): number {
  return words.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
}
