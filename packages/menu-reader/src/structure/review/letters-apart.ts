/** A capital consonant alone before small letters ("K ing"); words such as "A la carte" and "I love" begin with a vowel. */
const FIRST_LETTER_APART = /(?<![\p{L}\d'’.&/+-])[B-DF-HJ-NP-TV-Z] \p{Ll}{2,}/u;
/** Small letters followed by a piece of two or three consonants ("Praw ns"), which is no word. */
const END_APART =
  /\p{Ll}{2,} (?!(?:bbq|btl|cl|cm|dz|ft|gf|hr|hrs|kg|lb|lbs|mg|ml|nv|pc|pcs|pp|pt|st|tbc|vdf|vg|vs)(?!\p{L}))[bcdfghjklmnpqrstvwxz]{2,3}(?![\p{L}\d'’./])/u;
/** Words that ran together where others broke: "inV inegar". */
const JOINED = /\p{Ll}{2}\p{Lu} \p{Ll}{2}/u;

/** True where letters of a word stand apart from the rest of it, as in a PDF whose font places each by itself. */
export const hasLettersApart = (text: string): boolean =>
  FIRST_LETTER_APART.test(text) || END_APART.test(text) || JOINED.test(text);
