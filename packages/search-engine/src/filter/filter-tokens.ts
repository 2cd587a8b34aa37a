import { SearchRequestError } from '../request-error.ts';

export interface FilterToken {
  readonly text: string;
  /** Quoted text is a value or a name, never a keyword. */
  readonly quoted: boolean;
  readonly at: number;
}

const TOKEN = /\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(>=|<=|!=|[=<>()[\],])|([^\s=<>!()[\],"']+))/y;

export function filterTokens(expression: string): FilterToken[] {
  const tokens: FilterToken[] = [];
  const text = expression.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new SearchRequestError(`filter: cannot read "${text.slice(at).trim()}" at character ${at + 1}`);
    const quoted = match[1] ?? match[2];
    if (quoted === undefined) tokens.push({ text: (match[3] ?? match[4]) as string, quoted: false, at });
    else tokens.push({ text: quoted.replace(/\\(["'\\])/g, '$1'), quoted: true, at });
  }
  return tokens;
}
