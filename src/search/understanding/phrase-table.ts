import type { Token } from './tokens.ts';

/** A phrase found in tokens: its value and the next token. */
export interface Found<Value> {
  readonly value: Value;
  readonly next: number;
}

export interface PhraseTable<Value> {
  /** The longest phrase that begins there. Ignores hyphens between its words. */
  at(tokens: readonly Token[], from: number): Found<Value> | null;
  readonly words: ReadonlySet<string>;
}

interface Entry<Value> {
  readonly words: readonly string[];
  readonly value: Value;
}

/** True for signs allowed between the words of one phrase. */
export function isJoin(token: Token | undefined): boolean {
  return token?.kind === 'sign' && /^[-‐‑–/.]$/.test(token.text);
}

/** Index after a phrase that begins here; null if it does not. */
function endOf(tokens: readonly Token[], from: number, words: readonly string[]): number | null {
  let at = from;
  for (const [number, word] of words.entries()) {
    if (number > 0 && isJoin(tokens[at])) at += 1;
    const token = tokens[at];
    if (token === undefined || token.kind === 'literal' || token.kind === 'sign' || token.text !== word) return null;
    at += 1;
  }
  return at;
}

export function phraseTable<Value>(phrases: Iterable<readonly [phrase: string, value: Value]>): PhraseTable<Value> {
  const byFirst = new Map<string, Entry<Value>[]>();
  const all = new Set<string>();
  for (const [phrase, value] of phrases) {
    const words = phrase.split(' ');
    for (const word of words) all.add(word);
    const first = words[0] ?? '';
    const list = byFirst.get(first);
    if (list === undefined) byFirst.set(first, [{ words, value }]);
    else list.push({ words, value });
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  return {
    words: all,
    at(tokens, from) {
      const token = tokens[from];
      if (token === undefined) return null;
      for (const { words, value } of byFirst.get(token.text) ?? []) {
        const next = endOf(tokens, from, words);
        if (next !== null) return { value, next };
      }
      return null;
    },
  };
}

/** A table of phrases without other values. */
export function phraseSet(phrases: Iterable<string>): PhraseTable<string> {
  return phraseTable([...phrases].map((phrase) => [phrase, phrase] as const));
}
