import { readPairs } from './read-list.ts';

const IRREGULAR = new Map(readPairs('irregular-plurals.txt').map(([noun, [plural]]) => [noun, plural]));

/** English plural of a noun in search text ("pasty" is "pasties", "spring onion" is "spring onions"). */
export function plural(noun: string): string {
  const start = noun.lastIndexOf(' ') + 1;
  const word = noun.slice(start);
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return noun.slice(0, start) + irregular;
  if (/[^aeiou]y$/.test(word)) return `${noun.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${noun}es`;
  return `${noun}s`;
}
