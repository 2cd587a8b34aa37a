/** V8 takes ten times as long over a large pattern with the flags `i` and `u` as over small letters alone. */

/** The text in small letters, each in its place. */
export const inSmallLetters = (text: string): string => text.replaceAll('İ', 'i').toLowerCase();

/** A pattern of any case for texts in small letters; where it asks for a capital, any letter that has one will do. */
export const forSmallLetters = (pattern: string): string =>
  pattern.replace(/\\[pP]\{[^}]*\}|\\.|[^\\]+/gu, (part) => {
    if (part === String.raw`\p{Lu}`) return String.raw`\p{LC}`;
    return part.startsWith('\\') ? part : part.toLowerCase();
  });
