import type { EngineDocument } from '@menu-data-service/search-engine';
import {
  type RecordedQuery,
  recordedDocuments,
  recordedQueries,
} from '@menu-data-service/search-engine/test/recordings';
import { createRandom, type Random } from '@menu-data-service/seeded-random';

const SYLLABLES = ['bar', 'len', 'tor', 'mi', 'sa', 'ker', 'du', 'pol', 'ri', 'van', 'oke', 'shi', 'gra', 'ben', 'cu'];
const NEW_WORDS_A_COPY = 160;

export function recordedRequests(): RecordedQuery[] {
  return recordedQueries().filter(({ index }) => index === 'items');
}

/**
 * Multiplies the recorded corpus to a number of documents. Each copy gets its own restaurants and menus, dishes with words of other dishes,
 * and a few new words (names of people and places).
 */
export function* corpusOf(size: number, seed = 1): Generator<EngineDocument> {
  const originals = recordedDocuments('items');
  const random = createRandom(seed);
  let made = 0;
  for (let copy = 0; made < size; copy++) {
    const names = Array.from({ length: NEW_WORDS_A_COPY }, () => newWord(random));
    for (const original of originals) {
      if (made++ >= size) return;
      yield copy === 0 ? original : changed(original, copy, originals, names, random);
    }
  }
}

function newWord(random: Random): string {
  return Array.from({ length: 2 + random.integer(3) }, () => random.pick(SYLLABLES)).join('');
}

function changed(
  original: EngineDocument,
  copy: number,
  originals: readonly EngineDocument[],
  names: readonly string[],
  random: Random,
): EngineDocument {
  const mixed = (field: string): string | null => {
    const text = original[field];
    if (typeof text !== 'string') return null;
    const words = text.split(' ');
    for (let i = 0; i < words.length; i++) {
      if (!random.chance(0.25)) continue;
      const other = random.pick(originals)[field];
      if (typeof other === 'string') words[i] = random.pick(other.split(' '));
    }
    if (random.chance(0.03)) words[random.integer(words.length)] = random.pick(names);
    return words.join(' ');
  };
  const prefix = String(copy).padStart(4, '0');
  return {
    ...original,
    id: `${prefix}_${String(original.id)}`,
    name: mixed('name'),
    description: mixed('description'),
    restaurantName: `${random.pick(names)} ${String(original.restaurantName)}`,
    restaurantId: copy * 1_000 + Number(original.restaurantId),
    menuId: copy * 1_000 + Number(original.menuId),
    price: Math.max(1, Math.round(Number(original.price) * (80 + random.integer(40))) / 100),
    order: `${prefix}.${String(original.order)}`,
  };
}
