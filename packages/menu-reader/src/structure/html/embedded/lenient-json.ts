/**
 * Parses JSON as pages embed it: within comments or CDATA, with line breaks in strings, commas before closing brackets,
 * or cut off at its end. Undefined where nothing helps.
 */
export function parseLenient(raw: string): unknown {
  const text = raw
    .trim()
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    .trim()
    .replace(/;$/, '');
  const attempts = [() => text, () => tidy(text), () => closeOpen(tidy(text))];
  for (const attempt of attempts) {
    try {
      return JSON.parse(attempt());
    } catch {
      // the next attempt repairs more
    }
  }
  return undefined;
}

/** A string, closed or not. */
const STRING = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?/.source;
const UNTIDY = new RegExp(`${STRING}|/\\*[\\s\\S]*?(?:\\*/|$)|,(?=\\s*[}\\]])`, 'g');
const STRING_OR_BRACKET = new RegExp(`${STRING}|[{}[\\]]`, 'g');
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Control characters in strings become spaces; comments and dangling commas go. */
function tidy(text: string): string {
  return text.replace(UNTIDY, (part) => (part.startsWith('"') ? part.replace(/\\[\s\S]|\p{Cc}/gu, spaced) : ''));
}

/** A control character as a space; what is escaped stays. */
const spaced = (sign: string): string => (sign < ' ' ? ' ' : sign);

/** Ends what a cut-off text left open, after its last complete value. */
function closeOpen(text: string): string {
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  const kept = text.slice(0, end + 1);
  const open: string[] = [];
  for (const [sign] of kept.matchAll(STRING_OR_BRACKET)) {
    const closing = CLOSING[sign];
    if (closing !== undefined) open.push(closing);
    else if (sign === '}' || sign === ']') open.pop();
  }
  return kept + open.reverse().join('');
}
