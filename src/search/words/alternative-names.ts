import { EQUAL_NAMES, ONE_WAY_NAMES } from './synonyms.ts';

/** Bounds the documents of texts with many foods. */
const MAX_ALTERNATIVES = 8;

interface Alternative {
  readonly written: string;
  /** Searched names of several words. */
  readonly typed: readonly string[];
}

function alternatives(): ReadonlyMap<string, readonly Alternative[]> {
  const oneWay = ONE_WAY_NAMES.flatMap(({ typed, finds }) => finds.map((written) => ({ written, typed: [typed] })));
  const equal = EQUAL_NAMES.flatMap(({ listed, withPlurals }) =>
    withPlurals.map((written) => ({ written, typed: listed.filter((name) => name !== written) })),
  );
  const byFirstWord = new Map<string, Alternative[]>();
  for (const { written, typed } of [...equal, ...oneWay]) {
    const phrases = typed.filter((name) => name.includes(' '));
    if (phrases.length === 0) continue;
    const firstWord = written.split(' ', 1)[0] ?? written;
    const list = byFirstWord.get(firstWord) ?? [];
    list.push({ written, typed: phrases });
    byFirstWord.set(firstWord, list);
  }
  return byFirstWord;
}

const ALTERNATIVES = alternatives();

/**
 * Rewrites a search text with other names of several words: "scallion pancake" is also "spring onion pancake". With 'names only' it returns
 * just the other names, without the words around them.
 */
export function alternativeTexts(text: string, form: 'whole text' | 'names only' = 'whole text'): readonly string[] {
  const found = new Set<string>();
  const padded = ` ${text} `;
  for (const word of new Set(text.split(' '))) {
    for (const { written, typed } of ALTERNATIVES.get(word) ?? []) {
      if (!padded.includes(` ${written} `)) continue;
      for (const name of typed) {
        if (padded.includes(` ${name} `)) continue;
        found.add(form === 'names only' ? name : padded.replace(` ${written} `, ` ${name} `).trim());
      }
    }
  }
  return [...found].slice(0, MAX_ALTERNATIVES);
}
