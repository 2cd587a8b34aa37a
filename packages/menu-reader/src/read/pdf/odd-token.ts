/** A sign inside a word, or a capital between small letters: the result of a font with a wrong character map ("torElla"). */
const SIGN_INSIDE = /\p{L}["#$%*+<=>?@\\^_`{|}~\][]\p{L}/u;
const CAPITAL_INSIDE = /(?<!\b(?:M|Ma|Fi|Di|De|La|Le|Du))\p{Ll}\p{Lu}+\p{Ll}/u;

export function isOddToken(token: string): boolean {
  return SIGN_INSIDE.test(token) || CAPITAL_INSIDE.test(token);
}
