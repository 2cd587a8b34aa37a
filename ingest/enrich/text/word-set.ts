/** A class of words, from a text with blanks between them. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
