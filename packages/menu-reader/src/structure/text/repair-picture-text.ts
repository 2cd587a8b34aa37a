const JOINING_AFTER = /^(\p{L}{5,}?)(on|and|with|of)$/iu;
const JOINING_BEFORE = /^(or|and|with)(\p{L}{4,})$/iu;
/** Amount in which letters can only be digits: any similar one behind a sign, only zeros and ones without. */
const AMOUNT =
  /(?:(?<=\p{Sc})(?=[SOoIlB.]*\d)[\dSOoIlB]{1,3}\.[\dSOoIlB]{2}|(?<![\p{L}\p{Sc}\d.])(?=[OoIl.]*\d)[\dOoIl]{1,2}\.[\dOoIl]{2})(?![\p{L}\d])/gu;
/** Rest of a leader between a name and its price: "Soup..4.50". Longer ones separate columns. */
const LEADER_REST = /(?<=[\p{L})])[.…·]{1,3}(?=\p{Sc}?\d{1,3}\.\d{2}(?!\d))/gu;
const DIGITS: Readonly<Record<string, string>> = { S: '5', O: '0', o: '0', I: '1', l: '1', B: '8' };

export function vocabularyOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []));
}

/**
 * Repairs typical OCR losses: spaces in tightly set type ("LunchTime", "Baps& Barms", "egg,2eggs") and before the price at the end of a line,
 * rests of leaders, digits read as letters in amounts ("I1.O0"), and ounces read as "0z". A small word is split from its neighbour only if
 * that word is elsewhere on the page.
 */
export function repairPictureText(text: string, vocabulary: ReadonlySet<string>): string {
  const spaced = text
    .replace(AMOUNT, (amount) => amount.replace(/[SOoIlB]/g, (sign) => DIGITS[sign] ?? sign))
    .replace(LEADER_REST, ' ')
    .replace(/(?<=\d)\.{2,}(?=\d{2}$)/gu, '.')
    .replace(/(?<=\p{Ll}{2})(?<!\b(?:Mac|Fitz))(?=\p{Lu}\p{Ll})/gu, ' ')
    .replace(/(?<=\p{Ll}{2})&/gu, ' &')
    .replace(/&(?=\p{Lu}\p{Ll})/gu, '& ')
    .replace(/(?<=\p{L}{2}),(?=[\p{L}\d])/gu, ', ')
    .replace(/(?<=\p{Ll}{2}s['’])(?=\p{Lu}\p{Ll})/gu, ' ')
    .replace(/(?<=^|\s)\d{1,2}(?=\p{Ll}{4})/gu, '$& ')
    .replace(/(?<=\p{L}{3})(?=\d{1,3}(?:\.\d{1,2})?$)/gu, ' ')
    .replace(/^(\d{1,2})?0z$/iu, '$1oz');
  return spaced
    .split(' ')
    .map((word) => partedWord(word, vocabulary))
    .join(' ');
}

function partedWord(word: string, vocabulary: ReadonlySet<string>): string {
  const [, first = '', joining = ''] = JOINING_AFTER.exec(word) ?? [];
  if (vocabulary.has(first.toLowerCase())) return `${first} ${joining}`;
  const [, before = '', rest = ''] = JOINING_BEFORE.exec(word) ?? [];
  return vocabulary.has(rest.toLowerCase()) ? `${before} ${rest}` : word;
}
