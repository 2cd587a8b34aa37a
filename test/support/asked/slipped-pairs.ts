import { createRandom, type Random } from '@menu-data-service/seeded-random';
import type { MenuDocuments } from '../../../src/ports/search/documents.ts';
import { plain } from './wanted.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const MIN_LENGTH = 3;

function slipped(word: string, random: Random): string {
  const at = random.integer(word.length);
  const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
  return random.pick([
    before + after,
    before + letter + letter + after,
    before + (after[0] ?? '') + letter + after.slice(1),
    before + random.pick(LETTERS) + after,
  ]);
}

/** Pairs of printed words, each with one typo. */
export function slippedPairs(menus: readonly MenuDocuments[], count: number, seed: number): readonly string[] {
  const random = createRandom(seed);
  const texts = menus.flatMap(({ restaurantName, city, cuisine, sections }) => [
    ...[restaurantName, city, cuisine],
    ...sections.flatMap(({ name, items }) => [
      name,
      ...items.flatMap(({ item }) => [item.name, item.description ?? '']),
    ]),
  ]);
  const words = [...new Set(texts.flatMap((text) => plain(text).trim().split(' ')))].filter(
    (word) => word.length >= MIN_LENGTH && !/\d/.test(word),
  );
  return Array.from({ length: count }, () => {
    const pair = [random.pick(words), random.pick(words)];
    const at = random.integer(2);
    return pair.map((word, i) => (i === at ? slipped(word, random) : word)).join(' ');
  });
}
