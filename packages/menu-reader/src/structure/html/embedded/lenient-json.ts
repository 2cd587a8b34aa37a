import type { Page } from '../tree.ts';
import { withoutEntities } from './plain-object.ts';

export const linkedData = ({ dom }: Page): unknown[] =>
  dom('script[type*="ld+json" i]')
    .toArray()
    .map((script) => parseLenient(dom(script).text()));

/** Parses JSON as pages embed it: comments, line breaks and quotes in strings, several objects, escapes. Undefined if not. */
export function parseLenient(raw: string): unknown {
  const text = (/^\s*[[{]\s*&/.test(raw) ? withoutEntities(raw, 1) : raw)
    .trim()
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:--(?:>|&gt;)|\/\*\s*\]\](?:>|&gt;)\s*\*\/|(?:\/\/\s*)?\]\](?:>|&gt;))\s*$/, '')
    .trim()
    .replace(/;$/, '');
  const attempts = [
    () => text,
    () => tidy(text, UNTIDY),
    () => `[${tidy(tidy(text, UNTIDY), UNTIDY)}]`,
    () => tidy(text, UNQUOTED),
    () => `[${tidy(tidy(text, UNQUOTED), UNTIDY)}]`,
  ];
  for (const attempt of attempts) {
    try {
      return JSON.parse(attempt());
    } catch {
      // the next attempt repairs more
    }
  }
  return undefined;
}

const STRING = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?/.source;
/** String up to the next name, value or closing bracket; earlier quotes are part of it. */
const QUOTING = /"[^"\\]*(?:(?:\\[\s\S]|"(?!\s*(?:[:}\]]|,\s*["{[\d}\]tfn-]|$)))[^"\\]*)*"?/.source;
const WASTE = /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|,(?=\s*[}\]])/.source;
/** Adjacent objects, perhaps with the sign that ends a statement between them. */
const APART = /\}[\s;]*(?=\{)/.source;
const [UNTIDY, UNQUOTED] = [STRING, QUOTING].map((string) => new RegExp(`${string}|${WASTE}|${APART}`, 'g')) as [
  RegExp,
  RegExp,
];

/** Replaces control characters in strings by spaces and escapes quotes; removes comments and dangling commas; wraps objects in a list. */
function tidy(text: string, untidy: RegExp): string {
  return text.replace(untidy, (part) => {
    if (part.startsWith('}')) return '},';
    if (!part.startsWith('"')) return '';
    const inner = part.slice(1, part.length > 1 && part.endsWith('"') ? -1 : undefined);
    return `"${inner.replace(/\\[\s\S]|"|\p{Cc}/gu, spaced)}${part.length > 1 && part.endsWith('"') ? '"' : ''}`;
  });
}

const spaced = (sign: string): string => (sign === '"' ? '\\"' : sign < ' ' ? ' ' : sign);
