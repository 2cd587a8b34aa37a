/** Diet and allergen marks as menus print them, without brackets. */
const MARK =
  'v|ve|vg|vgn|veg|vgo|veo|vo|gf|gfo|gfa|ngci|df|dfo|nf|nfo|n|h|s|o|b|k|p|m|e|d|c|g|f|l|sd|se|so|mu|mi|ce|cr|lu|pb|plb|plant[- ]based|vegan|vegetarian|veggie|vegan option|vegetarian option|gluten free|gluten free option|dairy free|halal|spicy|hot|new';
const MARKS_ONLY = new RegExp(
  String.raw`^[\s([*]*(?:${MARK}|o\s*:\s*b|\d{1,2})(?:[\s,/&:+.)(*|\-[\]]+(?:${MARK}|\d{1,2}))*[\s)\]*.]*$`,
  'i',
);
/** "A, C, G", "a1 c g": two or more letters of a legend. */
const LETTERS_ONLY = /^[\s([*]*[a-r]\d{0,2}(?:[\s,/]+(?:[a-r]\d{0,2}|\d{1,2}))+[\s)\]*.]*$/i;
const SIGNS_ONLY = /^(?:[\p{Extended_Pictographic}\s∞●○■◆★☆†‡ⓋⓥⒼⓃ*+^~#•]|\ufe0f)+$/u;
const KCAL = /^\W*\d{1,3}(?:,?\d{3})?\s*(?:k?cals?|kilocalories)\W*$/i;

/** True for diet or allergen codes, signs, or calories alone; a bare number does not count. */
export function isCodes(text: string): boolean {
  if (KCAL.test(text)) return true;
  return (MARKS_ONLY.test(text) || LETTERS_ONLY.test(text) || SIGNS_ONLY.test(text)) && !/^\d+$/.test(text.trim());
}
