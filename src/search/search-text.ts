import { foldText } from '../domain/fold-text.ts';

/** Words that join others and say nothing of the dish; "n" is what is left of 'n'. */
const CONNECTIVES: ReadonlySet<string> = new Set(['and', 'with', 'in', 'on', 'of', 'the', 'a', 'n']);
const AND_BETWEEN_WORDS = /(?<=\p{L})\s*['’‘`]n['’‘`]\s*(?=\p{L})/giu;
const QUOTES = /[“”„«»]/g;
/** A quoted run (closed or open to the end), or a run without spaces and quotes; each with a minus before it or without. */
const QUERY_PART = /(?<=^|\s)(-?)(?:"([^"]*)(?:"|$))|(?:(?<=^|\s)(-(?=[\p{L}\p{N}"])))?([^\s"]+)/gu;

function dropConnectives(words: readonly string[]): readonly string[] {
  const kept = words.filter((word) => !CONNECTIVES.has(word));
  return kept.length > 0 ? kept : words;
}

/** Whether a folded word is a connective or may become one as it is typed: "wi", "with". */
export function beginsConnective(word: string): boolean {
  return [...CONNECTIVES].some((connective) => connective.startsWith(word));
}

function words(text: string): readonly string[] {
  const folded = foldText(text.replace(AND_BETWEEN_WORDS, ' '));
  return folded === '' ? [] : folded.split(' ');
}

/**
 * Text of a document as the engines search it: folded words with single spaces, without connectives unless nothing
 * else is left. Queries go through `parseQuery`, which does the same and keeps search operators.
 */
export function searchText(text: string): string {
  return dropConnectives(words(text)).join(' ');
}

/** What a person typed, split into what is looked for and what is excluded; both in search text. */
export interface ParsedQuery {
  /** For the engine: words, "quoted phrases", and -excluded words or phrases. Never ends in a space, so that the last word stays a prefix. */
  readonly text: string;
  /** Number of words looked for. 0: nothing to look for. */
  readonly words: number;
  /** Without phrase and exclusion: the words looked for in search text; null when an operator was used. */
  readonly plain: string | null;
}

/** Reads a search term: straight or curly quotes make a phrase, a leading minus excludes a word or phrase. */
export function parseQuery(term: string): ParsedQuery {
  const looseWords: string[] = [];
  const parts: { readonly text: string; readonly loose: boolean }[] = [];
  let count = 0;
  let operators = false;
  const joined = term.replace(QUOTES, '"').replace(AND_BETWEEN_WORDS, ' ');
  for (const [, phraseMinus, phrase, wordMinus, word] of joined.matchAll(QUERY_PART)) {
    const excluded = phraseMinus === '-' || wordMinus === '-';
    const found = phrase === undefined ? words(word ?? '') : dropConnectives(words(phrase));
    if (found.length === 0) continue;
    if (phrase === undefined && !excluded) {
      for (const text of found) parts.push({ text, loose: true });
      looseWords.push(...found);
      count += found.length;
      continue;
    }
    operators = true;
    const quoted = phrase !== undefined || found.length > 1;
    parts.push({ text: `${excluded ? '-' : ''}${quoted ? `"${found.join(' ')}"` : found[0]}`, loose: false });
    if (!excluded) count += found.length;
  }
  const hasPhrase = parts.some((part) => !part.loose && !part.text.startsWith('-'));
  const kept = new Set(hasPhrase ? looseWords.filter((word) => !CONNECTIVES.has(word)) : dropConnectives(looseWords));
  const text = parts.filter((part) => !part.loose || kept.has(part.text)).map((part) => part.text);
  return { text: text.join(' '), words: count, plain: operators ? null : dropConnectives(looseWords).join(' ') };
}
