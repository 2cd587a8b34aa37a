/**
 * Compares the in-process index with another implementation of the same rules on random requests and rule orders.
 *
 *   npm run differential:search -- ORACLE.mjs FOLDER [REQUESTS] [SEED]
 *
 * ORACLE.mjs exports `MenuIndex`: `new MenuIndex(settings)`, `build(documents)`, `search(request)` -> { hits, total }.
 * FOLDER holds corpus.jsonl and settings.json (packages/search-engine/test/recordings does). Prints every difference; exit 1 if any.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createIndex } from '@menu-data-service/search-engine/src/create-index';
import { DEFAULT_RANKING_RULES, type IndexSettings } from '@menu-data-service/search-engine/src/settings';
import type { EngineDocument } from '@menu-data-service/search-engine/src/store/engine-document';
import { createRandom, type Random } from '@menu-data-service/seeded-random';
import { randomRequests } from './random-requests.ts';

interface Oracle {
  build(documents: readonly EngineDocument[]): void;
  search(request: object): { readonly hits: readonly EngineDocument[]; readonly total: number };
}

const REQUESTS_PER_ORDER = 100;
const ATTRIBUTE_RULES = new Set(['attributeRank', 'wordPosition']);
const OWN_RULES = [
  ['order:asc'],
  ['order:desc'],
  ['price:asc', 'order:asc'],
  ['order:asc'],
  ['name:desc', 'order:asc'],
];

const [oraclePath, folder, requests = '20000', seed = '1'] = process.argv.slice(2);
if (!oraclePath || !folder) {
  console.error('usage: npm run differential:search -- ORACLE.mjs FOLDER [REQUESTS] [SEED]');
  process.exit(2);
}
const { MenuIndex } = (await import(pathToFileURL(path.resolve(oraclePath)).href)) as {
  MenuIndex: new (settings: IndexSettings) => Oracle;
};
const documents = readFileSync(path.join(folder, 'corpus.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as EngineDocument);
const { items } = JSON.parse(readFileSync(path.join(folder, 'settings.json'), 'utf8')) as { items: IndexSettings };
const random = createRandom(Number(seed));
const makeRequest = randomRequests(documents, items, random);
const ids = (hits: readonly EngineDocument[]) => hits.map((hit) => hit.id).join(' ');

let done = 0;
let different = 0;
while (done < Number(requests)) {
  const settings = { ...items, rankingRules: done === 0 ? (items.rankingRules ?? []) : randomRules(random) };
  const oracle = new MenuIndex(settings);
  oracle.build(documents);
  const index = createIndex(settings);
  changeUntilEqual(index, documents, random);
  for (let i = 0; i < REQUESTS_PER_ORDER && done < Number(requests); i++, done++) {
    const request = makeRequest();
    const expected = oracle.search(request);
    const actual = index.search(request);
    if (ids(expected.hits) === ids(actual.hits) && expected.total === actual.total) continue;
    different++;
    console.log(JSON.stringify(request), settings.rankingRules.join(' '));
    console.log(`  expected ${expected.total}: ${ids(expected.hits.slice(0, 10))}`);
    console.log(`  actual   ${actual.total}: ${ids(actual.hits.slice(0, 10))}`);
  }
}
console.log(`${done} requests, ${different} different, seed ${seed}`);
process.exitCode = different ? 1 : 0;

/** Adds everything, some of it wrong first, so that replacement and removal are compared too. */
function changeUntilEqual(
  index: ReturnType<typeof createIndex>,
  wanted: readonly EngineDocument[],
  dice: Random,
): void {
  const stale = wanted
    .filter(() => dice.chance(0.1))
    .map((document): EngineDocument => ({ ...document, name: 'stale chicken pie' }));
  const ghosts = stale.map((document): EngineDocument => ({ ...document, id: `ghost-${String(document.id)}` }));
  index.update({ put: [...stale, ...ghosts] });
  index.update({ remove: stale.map((document) => document.id) });
  index.update({ put: wanted, remove: ghosts.map((document) => document.id) });
  if (dice.chance(0.5)) index.compact();
}

/** The text rules in any order, some left out, then custom rules that end in a total order. */
function randomRules(dice: Random): string[] {
  const text = dice.shuffle(DEFAULT_RANKING_RULES.filter(() => dice.chance(0.9)));
  const combined = dice.chance(0.2) ? [...text.filter((rule) => !ATTRIBUTE_RULES.has(rule)), 'attribute'] : text;
  return [...combined, ...dice.pick(OWN_RULES)];
}
