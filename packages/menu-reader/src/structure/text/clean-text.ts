const LIGATURES: Readonly<Record<string, string>> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' };

/** Composes text, without soft hyphens, zero-width and control characters; ligatures as letters, hard spaces as spaces. */
export function cleanText(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: damaged text layers hold control characters
      .replace(/[\u0000-\u0008\u000b\u000e-\u001f]/g, '')
      .replace(/[\ufb00-\ufb06]/g, (sign) => LIGATURES[sign] ?? sign)
      .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
  );
}

/** Dots, lines or dashes from a name to its price, also of several signs: "Soup.....…. 7". */
export const LEADER = /(?:[.·]\s?){4,}|(?:…\s?){2,}|(?=[.,\s]*…)(?:[.,…]\s?){3,}|_{3,}|-{5,}/g;

/** "Chef’ s soup" becomes "Chef’s soup": some fonts set the apostrophe as wide as two letters. */
export const closeApostrophes = (text: string): string =>
  text.replace(/(?<=\p{L}[’'])\s(?=(?:s|t|d|m|re|ll|ve)(?!\p{L}))/giu, '');

/** A longer piece is a word beside codes: "Omelette A C G". */
const MAX_PIECE_LENGTH = 3;

/** "C A F E" becomes "CAFE"; two spaces stay the border of a word. Other text is returned as it is. */
export function closeLetterSpacing(text: string): string {
  const trimmed = text.trim();
  const pieces = trimmed.split(/ +/);
  const single = pieces.filter((piece) => piece.length === 1).length;
  if (pieces.length < 4 || single / pieces.length <= 0.7 || /^[\d\s|/.x-]+$/i.test(trimmed)) return text;
  if (pieces.some((piece) => piece.length > MAX_PIECE_LENGTH)) return text;
  return trimmed
    .split(/ {2,}|(?<=\S) (?=& )|(?<=&) /)
    .map((word) => word.replace(/ /g, ''))
    .join(' ');
}
