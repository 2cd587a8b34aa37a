/**
 * Measures how many decisions a person needs to teach the lines of documents with more than a tenth of wrong roles, until 2 % are left: line
 * by line, as built, and for the next version, in which a third of the dishes have other words.
 *
 *   npm run lab reader/eval-teaching -- FOLDER --folds FILE [--cache DIR]
 *
 * FILE is the output of `npm run train:reader -- FOLDER --folds FILE`: each document is read by a model that did not see its restaurant.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ReaderModel } from '@menu-data-service/menu-reader/src/model/reader-model';
import { readUnits } from '@menu-data-service/menu-reader/src/structure/read-units';
import { createRandom } from '@menu-data-service/seeded-random';
import { findDocuments } from './measure/find-documents.ts';
import { createDocumentReader } from './measure/read-document.ts';
import { isRestaurantHeldOut } from './measure/restaurant-folds.ts';
import { table } from './measure/table.ts';
import { type KnownRoles, simulateTeaching, type Taught } from './teach/simulate-teaching.ts';
import { exampleOf, WEIGHTS } from './train/examples.ts';

const MIN_LINES = 10;
const MANY_WRONG = 0.1;
const CHANGED = 1 / 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folds: { type: 'string', default: '' }, cache: { type: 'string' } },
});
const models = JSON.parse(readFileSync(values.folds, 'utf8')) as ReaderModel[];
const read = createDocumentReader(values.cache);
const random = createRandom(1);

interface Row extends Taught {
  readonly kind: string;
  readonly next: Taught;
}
const rows: Row[] = [];
const words: Record<'item' | 'description', string[]> = { item: [], description: [] };

for (const document of findDocuments(positionals[0] ?? '')) {
  if (isRestaurantHeldOut(document.gold.source?.repo ?? '')) continue;
  const { lessons, kind, fold } = exampleOf(await read(document), WEIGHTS.written);
  const model = models[fold];
  if (!model) throw new Error(`${values.folds} has no fold ${fold}`);
  const [best] = lessons
    .map((lesson) => ({ lesson, score: readUnits(lesson.input, model).coherence.score }))
    .sort((a, b) => b.score - a.score);
  if (!best) continue;
  const { lesson } = best;
  const taught = simulateTeaching(lesson, model, []);
  if (taught.known >= MIN_LINES && taught.wrongBefore > MANY_WRONG * taught.known)
    rows.push({ kind, ...taught, next: simulateTeaching(nextVersion(lesson), model, taught.lines) });
  lesson.input.units.forEach(({ text }, i) => {
    const role = lesson.labels[i];
    if (role === 'item' || role === 'description') words[role].push(text);
  });
}

/** Document with other dishes and descriptions in a third of their places, with words from documents before. */
function nextVersion({ input, labels }: KnownRoles): KnownRoles {
  const units = input.units.map((unit, i) => {
    const role = labels[i];
    if ((role !== 'item' && role !== 'description') || !words[role].length || !random.chance(CHANGED)) return unit;
    const text = random.pick(words[role]);
    return { ...unit, text, rawText: text };
  });
  return { input: { ...input, units }, labels };
}

function quantile(all: readonly number[], share: number): string {
  const sorted = [...all].sort((a, b) => a - b);
  return String(sorted[Math.round((sorted.length - 1) * share)] ?? '-');
}
const both = (all: readonly number[]): string => `${quantile(all, 0.5)} (${quantile(all, 0.9)})`;

const kinds = [...new Set(rows.map(({ kind }) => kind))].sort();
const lines = [...kinds, 'all'].map((name) => {
  const own = rows.filter(({ kind }) => name === 'all' || kind === name);
  return [
    name,
    String(own.length),
    both(own.map(({ wrongBefore, known }) => Math.ceil(wrongBefore - 0.02 * known))),
    both(own.map((one) => one.lines.length)),
    both(own.map(({ lines: before, next }) => next.lines.length - before.length)),
    String(own.filter(({ lines: before, next }) => next.lines.length === before.length).length),
  ];
});
console.log('Decisions: median (90th percentile)');
console.log(table(['kind', 'docs', 'line by line', 'as built', 'next version', 'none needed'], lines));
