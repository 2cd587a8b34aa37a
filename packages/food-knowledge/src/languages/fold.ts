const MARKS = /[\u0300-\u036f]/g;
const PLAIN = /^[a-z0-9]+$/;

/** Lower case without accents, in the letters of English: "Käsespätzle" becomes "kasespatzle", "Łosoś" "losos". */
export function fold(raw: string): string {
  const lower = raw.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/ß/g, 'ss')
    .replace(/[łœæøı]/g, (letter) => LETTERS[letter] ?? letter);
}

const LETTERS: Readonly<Record<string, string>> = { ł: 'l', œ: 'oe', æ: 'ae', ø: 'o', ı: 'i' };
