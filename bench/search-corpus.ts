import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRandom, type Random } from '../scripts/seeded-random.ts';
import { packageRoot } from '../src/package-root.ts';
import type { IndexSettings } from '../src/search/embedded/settings.ts';
import type { EngineDocument } from '../src/search/embedded/store/engine-document.ts';

const folder = path.join(packageRoot, 'test/fixtures/search');
const SYLLABLES = ['bar', 'len', 'tor', 'mi', 'sa', 'ker', 'du', 'pol', 'ri', 'van', 'oke', 'shi', 'gra', 'ben', 'cu'];
const NEW_WORDS_A_COPY = 160;

export interface RecordedRequest {
  readonly family: string;
  readonly request: Readonly<Record<string, unknown>> & { readonly q?: string };
}

function lines(file: string): unknown[] {
  return readFileSync(path.join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

/** The recorded requests to the items index. */
export function recordedRequests(): RecordedRequest[] {
  return (lines('queries.jsonl') as (RecordedRequest & { index: string })[]).filter(({ index }) => index === 'items');
}

export function itemSettings(): IndexSettings {
  const all = JSON.parse(readFileSync(path.join(folder, 'settings.json'), 'utf8')) as { items: IndexSettings };
  return all.items;
}

/**
 * So many documents made from the recorded corpus: each copy of it gets restaurants and menus of its own, words of
 * its dishes exchanged for those of other dishes, and a few words never seen before (names of people and places).
 */
export function* corpusOf(size: number, seed = 1): Generator<EngineDocument> {
  const originals = lines('corpus.jsonl') as EngineDocument[];
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
