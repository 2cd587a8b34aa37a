import type { Conditions } from '../item-filter.ts';
import { parseQuery } from '../search-text.ts';
import type { Count } from './choose-interpretation.ts';
import { NAMING_WORDS } from './foods.ts';

export interface Shortened {
  readonly text: string;
  readonly dropped: readonly string[];
}

/** The rest must have a word worth searching: not the "al" of "tacos al pastor". */
const HAS_LETTERS = /\p{L}{3}/u;
/** Fields that say what a dish is. */
const NAMES = ['name', 'alternativeNames'];

/** More words than the engines look at are not tried one by one. */
const MAX_WORDS = 10;

/**
 * Shorter texts that find something, best first: without words that occur nowhere; without the one word in the way, preferably one that
 * names no food, one without which dishes have that name, and not the last, which says what it is: "onion soup" is a soup.
 * @param plain words in search text that together find nothing
 */
export async function dropUselessWords(
  plain: string,
  filter: Conditions,
  present: Conditions,
  count: Count,
): Promise<readonly Shortened[]> {
  const words = plain.split(' ').slice(0, MAX_WORDS);
  const all = { matchingStrategy: 'all' as const };
  const shorter = words.map((_, left) => words.filter((__, i) => i !== left).join(' '));
  const asked = words.length > 1 ? shorter.map((text) => ({ ...all, q: parseQuery(text).text, filter })) : [];
  const totals = await count([
    ...words.map((q) => ({ ...all, q, filter: present })),
    ...asked,
    ...asked.map((query) => ({ ...query, attributesToSearchOn: NAMES })),
  ]);
  const unknown = words.filter((_, i) => totals[i] === 0);
  const found: Shortened[] = [];
  if (unknown.length > 0) {
    const text = words.filter((word) => !unknown.includes(word)).join(' ');
    found.push(HAS_LETTERS.test(text) ? { text, dropped: unknown } : { text: '', dropped: words });
  }
  const ways = shorter
    .map((text, left) => ({
      ...{ text, word: words[left] ?? '', total: totals[words.length + left] ?? 0 },
      isNamed: (totals[2 * words.length + left] ?? 0) > 0,
      isLast: left === words.length - 1,
    }))
    .filter(({ text, total }) => total > 0 && HAS_LETTERS.test(text))
    .sort(
      (a, b) =>
        Number(NAMING_WORDS.has(a.word)) - Number(NAMING_WORDS.has(b.word)) ||
        Number(b.isNamed) - Number(a.isNamed) ||
        Number(a.isLast) - Number(b.isLast) ||
        b.total - a.total,
    );
  const [best] = ways;
  if (best !== undefined) found.push({ text: best.text, dropped: [best.word] });
  return found;
}
