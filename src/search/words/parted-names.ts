import { searchText } from '../search-text.ts';

/** Articles that lose a vowel before the next word: "all’Amatriciana", "à l'Orange". */
const ELISION = /(?<!\p{L})(?:l|d|qu|all|coll|dall|dell|nell|sull)['’‘`´](?=\p{L}{3})/giu;
/** "B.L.T.", "P.B. & J." */
const DOTTED = /(?<!\p{L})(?:\p{L}\.){1,5}\p{L}(?!\p{L})\.?/gu;

/** Spellings of a printed text without article or points: "spaghetti amatriciana", "blt sandwich"; empty if that is its search text. */
export function partedTexts(printed: string): readonly string[] {
  const parted = printed.replace(ELISION, ' ').replace(DOTTED, (word) => word.replaceAll('.', ''));
  return parted === printed ? [] : [searchText(parted)];
}
