import { foldText } from '@menu-data-service/menu-model/fold-text';

/** Words that join others without saying anything of the dish; "n" is left of 'n'. */
const CONNECTIVES: ReadonlySet<string> = new Set(['and', 'with', 'in', 'on', 'of', 'the', 'a', 'n']);
const AND_BETWEEN_WORDS = /(?<=\p{L})\s*['’‘`]n['’‘`]\s*(?=\p{L})/giu;
const QUOTES = /[“”„«»]/g;
/** A quoted run (closed or open to the end), or a run without spaces and quotes; each with an optional minus in front. */
const QUERY_PART = /(?<=^|\s)(-?)(?:"([^"]*)(?:"|$))|(?:(?<=^|\s)(-(?=[\p{L}\p{N}"])))?([^\s"]+)/gu;

function dropConnectives(words: readonly string[]): readonly string[] {
  const kept = words.filter((word) => !CONNECTIVES.has(word));
  return kept.length > 0 ? kept : words;
}

/** True if a folded word only joins others. */
export const isConnective = (word: string): boolean => CONNECTIVES.has(word);

/** True if a folded word is or begins a connective: "wi", "with". */
export function beginsConnective(word: string): boolean {
  return [...CONNECTIVES].some((connective) => connective.startsWith(word));
}

function words(text: string): readonly string[] {
  const folded = foldText(text.replace(AND_BETWEEN_WORDS, ' '));
  return folded === '' ? [] : folded.split(' ');
}

/**
 * Search text of a document: folded words with single spaces, without connectives unless nothing else is left. Queries go through
 * `parseQuery`, which does the same and keeps search operators.
 */
export function searchText(text: string): string {
  return dropConnectives(words(text)).join(' ');
}

/** Typed text, split into searched and excluded parts in search text. */
export interface ParsedQuery {
  /**
   * For the engine: words, "quoted phrases", and -excluded words or phrases. Never ends in a space, so that the last word stays a prefix.
   */
  readonly text: string;
  readonly words: number;
  /** The searched words in search text, without phrases and exclusions; null if an operator was used. */
  readonly plain: string | null;
}

interface QueryPart {
  readonly words: readonly string[];
  readonly quoted: boolean;
  readonly excluded: boolean;
}

const isLoose = (part: QueryPart): boolean => !part.quoted && !part.excluded;

function queryPart([, phraseMinus, phrase, wordMinus, word]: readonly (string | undefined)[]): QueryPart {
  const excluded = phraseMinus === '-' || wordMinus === '-';
  if (phrase !== undefined) return { words: dropConnectives(words(phrase)), quoted: true, excluded };
  const found = words(word ?? '');
  return { words: found, quoted: excluded && found.length > 1, excluded };
}

function written({ words, quoted, excluded }: QueryPart): string {
  return `${excluded ? '-' : ''}${quoted ? `"${words.join(' ')}"` : words[0]}`;
}

/** Parses a search term: straight or curly quotes make a phrase, a leading minus excludes a word or phrase. */
export function parseQuery(term: string): ParsedQuery {
  const joined = term.replace(QUOTES, '"').replace(AND_BETWEEN_WORDS, ' ');
  const parts = [...joined.matchAll(QUERY_PART)].map(queryPart).filter((part) => part.words.length > 0);
  const lookedFor = parts.filter((part) => !part.excluded);
  const loose = parts.filter(isLoose).flatMap((part) => part.words);
  const plain = dropConnectives(loose);
  const hasPhrase = lookedFor.some((part) => part.quoted);
  const kept = new Set(hasPhrase ? loose.filter((word) => !CONNECTIVES.has(word)) : plain);
  const text = parts.flatMap((part) => (isLoose(part) ? part.words.filter((word) => kept.has(word)) : [written(part)]));
  return {
    text: text.join(' '),
    words: lookedFor.reduce((sum, part) => sum + part.words.length, 0),
    plain: parts.every(isLoose) ? plain.join(' ') : null,
  };
}
