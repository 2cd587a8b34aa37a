import type { Conditions } from '../item-filter.ts';
import { parseQuery } from '../search-text.ts';
import type { Count } from './choose-reading.ts';
import { NAMING_WORDS } from './foods.ts';

/** What is left of a text without the words because of which it found nothing. */
export interface Shortened {
  readonly text: string;
  readonly dropped: readonly string[];
}

/** What is left must have a word that can be looked for: not the "al" of "tacos al pastor". */
const SAYS_SOMETHING = /\p{L}{3}/u;
/** Fields that say what a dish is. */
const NAMES = ['name', 'alternativeNames'];

/** More words than the engines look at are not tried one by one. */
const MOST_WORDS = 10;

/**
 * Texts that find something without a word or two, best first: without the words that occur nowhere at all; without the one
 * word that stands in the way, preferably one that names no food, one without which dishes are called so, and not the last, which says
 * what it is: "onion soup" is a soup.
 * @param plain words in search text that together find nothing
 */
export async function withoutUseless(
  plain: string,
  filter: Conditions,
  present: Conditions,
  count: Count,
): Promise<readonly Shortened[]> {
  const words = plain.split(' ').slice(0, MOST_WORDS);
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
    found.push(SAYS_SOMETHING.test(text) ? { text, dropped: unknown } : { text: '', dropped: words });
  }
  const ways = shorter
    .map((text, left) => ({
      ...{ text, word: words[left] ?? '', total: totals[words.length + left] ?? 0 },
      isNamed: (totals[2 * words.length + left] ?? 0) > 0,
      isLast: left === words.length - 1,
    }))
    .filter(({ text, total }) => total > 0 && SAYS_SOMETHING.test(text))
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
