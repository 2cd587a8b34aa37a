const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Only a date stated to be the table's: an allergen list may name Christmas too. */
// recheck-ignore: a text of a table has at most 3,000 letters, and the gap 30
const SAID =
  /\b(?:updated?|valid|version|correct|accurate|as (?:of|at)|reviewed|issued?|date|effective|stand)\b[^\n]{0,30}?(?:(\d{4})-(\d\d)-(\d\d)|(\d{1,2})[./-](\d{1,2})[./-](\d{4})|(?:(\d{1,2})(?:st|nd|rd|th)? )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*,? (\d{4}))/i;

/** The stated day of a table as YYYY-MM-DD, the first of a month without a day; undefined for none. */
export function tableDate(texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const match = SAID.exec(text);
    if (!match) continue;
    const [, isoYear, isoMonth, isoDay, day, month, year, ofMonth, name = '', inYear] = match;
    const parts = isoYear
      ? [isoYear, isoMonth, isoDay]
      : year
        ? [year, month, day]
        : [inYear, MONTHS.indexOf(name.toLowerCase()) + 1, ofMonth ?? 1];
    const date = parts.map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0')).join('-');
    if (isDay(date)) return date;
  }
  return undefined;
}

export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
