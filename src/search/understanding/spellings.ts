import leven from 'leven';
import { SYNONYMS } from '../words/synonyms.ts';

/** Each is a name that is looked for, so a word of many spellings does not make many. */
const MOST_NAMES = 12;
/** Letters by which two spellings of a word may differ. */
const MOST_APART = 2;

function isSpelling(word: string, other: string): boolean {
  return word[0] === other[0] && leven(word, other, { maxDistance: MOST_APART + 1 }) <= MOST_APART;
}

/**
 * Other spellings of a name, with one of its words in the plural or singular or as others write it: "plain nan" is "plain naan",
 * "doughnuts" is "doughnut". A word that is another one, as "pikelet" for "crumpet", makes no spelling.
 * @param name in search text
 */
export function spellingsOf(name: string): readonly string[] {
  const words = name.split(' ');
  const found = words.flatMap((word, at) =>
    (SYNONYMS.get(word) ?? [])
      .filter((other) => isSpelling(word, other))
      .map((other) => [...words.slice(0, at), other, ...words.slice(at + 1)].join(' ')),
  );
  return [...new Set(found)].slice(0, MOST_NAMES);
}
