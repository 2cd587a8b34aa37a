import type { Page } from '../tree.ts';

/** The linked data (JSON-LD) of a page, script by script. */
export const linkedData = ({ dom }: Page): unknown[] =>
  dom('script[type*="ld+json" i]')
    .toArray()
    .map((script) => parseLenient(dom(script).text()));

/**
 * Parses JSON as pages embed it: within comments or CDATA, with line breaks in strings and commas before closing brackets.
 * Undefined where nothing helps.
 */
export function parseLenient(raw: string): unknown {
  const text = raw
    .trim()
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    .trim()
    .replace(/;$/, '');
  const attempts = [() => text, () => tidy(text)];
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

/** Control characters in strings become spaces; comments and dangling commas go. */
function tidy(text: string): string {
  return text.replace(UNTIDY, (part) => (part.startsWith('"') ? part.replace(/\\[\s\S]|\p{Cc}/gu, spaced) : ''));
}

/** A control character as a space; what is escaped stays. */
const spaced = (sign: string): string => (sign < ' ' ? ' ' : sign);
