import { GEO_FIELD, pointOf } from '@menu-data-service/search-engine/src/geo';
import type { SearchRequest } from '@menu-data-service/search-engine/src/search-request';
import type { IndexSettings } from '@menu-data-service/search-engine/src/settings';
import type { EngineDocument } from '@menu-data-service/search-engine/src/store/engine-document';
import { wordsOf } from '@menu-data-service/search-engine/src/text/tokenize';
import type { Random } from '@menu-data-service/seeded-random';

type Mutable = { -readonly [Key in keyof SearchRequest]: SearchRequest[Key] };

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SIGNS = [' ', ' ', ' ', ' ', ', ', '. ', '-', '/', ' & ', "'", '! ', ' - ', ' -', '  ', '" ', ' "'];
const SORTS = ['price:asc', 'price:desc', 'calories:asc', 'calories:desc', 'name:asc', 'name:desc', 'order:desc'];
const FILTERS = [
  'vegan = true',
  'price < 8',
  'price 5 TO 10',
  'NOT allergenCodes IN [MILK, EGG]',
  'city = Leek OR cuisine = Indian',
  'calories IS NOT NULL AND calories < 600',
  'dietWords = "gluten free"',
];

const METRES = [1, 300, 2000, 5000, 8047, 16_093, 30_000, 100_000];

/**
 * Requests made of words of the documents: cut, mistyped, joined, split, quoted, excluded, filtered, sorted, paged; and of their places if
 * these are filterable.
 */
export function randomRequests(
  documents: readonly EngineDocument[],
  settings: IndexSettings,
  random: Random,
): () => SearchRequest {
  const texts = settings.searchableAttributes.slice(0, 5);
  const synonymKeys = Object.keys(settings.synonyms ?? {});

  const someWords = (): string[] => {
    const words = wordsOf(String(random.pick(documents)[random.pick(texts)] ?? ''));
    const from = random.integer(words.length + 1);
    return words.slice(from, from + 1 + random.integer(4));
  };
  const queryText = (): string => {
    const runs = Array.from({ length: random.chance(0.7) ? 1 : 2 }, someWords);
    if (random.chance(0.1) && synonymKeys.length) runs.push([random.pick(synonymKeys)]);
    const words = random.chance(0.2) ? random.shuffle(runs.flat()) : runs.flat();
    const changed = words.map((word) => (random.chance(0.35) ? changeWord(word, random) : word));
    let text = changed.map((word, i) => (i === 0 ? '' : joint(random)) + marked(word, random)).join('');
    if (random.chance(0.05)) text = `"${text}"`;
    if (random.chance(0.3)) text = text.slice(0, Math.max(1, text.length - random.integer(5)));
    return random.chance(0.1) ? `${text} ` : text;
  };

  const hasPlaces = settings.filterableAttributes?.includes(GEO_FIELD) === true;
  /** Near one of the documents, perhaps exactly there; in the sea for one without a place. */
  const somewhere = (): string => {
    const [latitude, longitude] = pointOf(random.pick(documents)[GEO_FIELD]) ?? [50, -9];
    const off = (): number => (random.chance(0.3) ? 0 : (random.next() - 0.5) * 0.1);
    return `${(latitude + off()).toFixed(6)}, ${(longitude + off()).toFixed(6)}`;
  };
  const askNear = (request: Mutable): void => {
    if (random.chance(0.3)) request.q = '';
    const circle = `_geoRadius(${somewhere()}, ${random.pick(METRES)})`;
    if (random.chance(0.7))
      request.filter = random.pick([circle, `NOT ${circle}`, `${circle} AND ${random.pick(FILTERS)}`]);
    if (random.chance(0.6))
      request.sort = [`_geoPoint(${somewhere()}):${random.pick(['asc', 'asc', 'desc'])}`, ...(request.sort ?? [])];
  };

  return () => {
    const request: Mutable = { q: queryText() };
    if (random.chance(0.4)) request.matchingStrategy = random.pick(['all', 'frequency', 'last'] as const);
    if (random.chance(0.15)) request.filter = random.pick(FILTERS);
    if (random.chance(0.15)) request.sort = random.shuffle(SORTS).slice(0, 1 + random.integer(2));
    if (random.chance(0.1))
      request.attributesToSearchOn = settings.searchableAttributes.filter(() => random.chance(0.5));
    if (request.attributesToSearchOn?.length === 0) delete request.attributesToSearchOn;
    if (random.chance(0.15)) request.offset = random.integer(60);
    if (random.chance(0.15)) request.limit = random.integer(50);
    if (hasPlaces && random.chance(0.3)) askNear(request);
    return request;
  };
}

function joint(random: Random): string {
  if (random.chance(0.07)) return '';
  return random.pick(random.chance(0.75) ? [' '] : SIGNS);
}

function marked(word: string, random: Random): string {
  if (random.chance(0.03)) return `-${word}`;
  return random.chance(0.04) ? `"${word}"` : word;
}

function changeWord(word: string, random: Random): string {
  if (random.chance(0.2)) return word.slice(0, 1 + random.integer(word.length));
  let out = word;
  for (let i = 0; i < 1 + random.integer(2); i++) {
    const at = random.integer(out.length + 1);
    const letter = LETTERS[random.integer(LETTERS.length)] as string;
    const kind = random.integer(4);
    if (kind === 0) out = out.slice(0, at) + letter + out.slice(at);
    else if (kind === 1) out = out.slice(0, at) + out.slice(at + 1);
    else if (kind === 2) out = out.slice(0, at) + letter + out.slice(at + 1);
    else out = out.slice(0, at) + (out[at + 1] ?? '') + (out[at] ?? '') + out.slice(at + 2);
  }
  return out;
}
