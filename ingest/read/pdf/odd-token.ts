/** Signs inside a word, or a capital between small letters: what fonts with a wrong character map give ("torElla"). */
const signInside = /\p{L}["#$%*+<=>?@\\^_`{|}~\][]\p{L}/u;
const capitalInside = /(?<!\b(?:M|Ma|Fi|Di|De|La|Le|Du))\p{Ll}\p{Lu}+\p{Ll}/u;

export function isOddToken(token: string): boolean {
  return signInside.test(token) || capitalInside.test(token);
}
