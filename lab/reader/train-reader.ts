import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ReaderModel } from '@menu-data-service/menu-reader/src/model/reader-model';
import { createRandom } from '@menu-data-service/seeded-random';
import { packageRoot } from '../../src/lib/package-root.ts';
import { sha256Of } from '../../src/lib/sha256.ts';
import { findDocuments } from './measure/find-documents.ts';
import { createDocumentReader } from './measure/read-document.ts';
import { isRestaurantHeldOut } from './measure/restaurant-folds.ts';
import { summaryTable } from './measure/summary-table.ts';
import { type Example, exampleOf, WEIGHTS } from './train/examples.ts';
import { measureExample } from './train/measure-example.ts';
import { trainModels } from './train/train-models.ts';
import { writtenExamples } from './train/written-examples.ts';

const HELP = `Trains the reader on labelled documents and drawn pages, and measures it by cross-validation over restaurants.

  npm run train:reader -- FOLDER --drawn FOLDER    writes the weights and prints what they read of what they did not see
  npm run train:reader -- FOLDER --set-aside       scores the weights on the documents that are set aside

  --drawn FOLDER  pages of npm run draw:menus; may be given several times. Labelled PDFs drawn once more as pictures are
                  in the fold of their restaurant
  --known FILE    names of documents, one a line, that were looked at while the rules were made: never set aside, learned
                  from less, as rules are better there than elsewhere, and shown apart
  --documents N   learn from N of the documents only, for a curve; all are measured
  --folds FILE    keep the models of cross-validation there, for npm run calibrate:review
  --out FILE      write the weights there and not beside the sources
  --cache DIR     keep what was read from PDFs and pictures, so that OCR runs once
  --seeds N       train so many times and put the forests together, 2 by default
  --threads N     how many forests grow at once; they come out the same

The documents of one restaurant in five are set aside (by a hash of their repository): nothing is learned from them.
`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    drawn: { type: 'string', multiple: true, default: [] },
    known: { type: 'string' },
    documents: { type: 'string' },
    folds: { type: 'string' },
    out: { type: 'string' },
    cache: { type: 'string' },
    seeds: { type: 'string', default: '2' },
    threads: { type: 'string', default: String(availableParallelism()) },
    'set-aside': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const [folder] = positionals;
if (values.help || !folder) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}
const MODEL = join(packageRoot, 'packages', 'menu-reader', 'src', 'model', 'reader.model');
const target = values.out ?? MODEL;
const known = new Set(values.known ? readFileSync(values.known, 'utf8').split('\n').filter(Boolean) : []);
const read = createDocumentReader(values.cache);

if (values['set-aside']) {
  const model = JSON.parse(readFileSync(target, 'utf8')) as ReaderModel;
  printTable(
    'set aside',
    (await examplesIn(folder, 'set aside')).map((example) => [example, model]),
  );
} else {
  const real = await examplesIn(folder, 'written');
  const drawn = [
    ...(await Promise.all(values.drawn.map((place) => examplesIn(place, 'drawn')))).flat(),
    ...(await writtenExamples(read)),
  ];
  // a random order that is always the same
  const learned = values.documents ? createRandom(1).shuffle(real).slice(0, Number(values.documents)) : real;
  const restaurants = new Set(learned.map(({ restaurant }) => restaurant));
  // pages redrawn from a restaurant's documents would leak these
  const pages = drawn.filter(({ restaurant }) => restaurant === undefined || restaurants.has(restaurant));
  const from = `${learned.length} labelled documents of ${restaurants.size} restaurants, ${pages.length} drawn pages`;
  console.log(from);
  const { whole, folds } = await trainModels(
    [...learned, ...pages].flatMap(({ lessons }) => lessons),
    from,
    { seeds: Number(values.seeds), threads: Number(values.threads) },
  );
  const weights = `${JSON.stringify(whole)}\n`;
  const checksum = sha256Of(weights);
  writeFileSync(target, weights);
  writeFileSync(`${target}.sha256`, `${checksum}\n`);
  if (values.folds) writeFileSync(values.folds, JSON.stringify(folds));
  const byOthers = (example: Example): [Example, ReaderModel] => [example, folds[example.fold] ?? whole];
  printTable('documents, by cross-validation over restaurants', real.map(byOthers));
  const unknown = real.filter(({ document }) => !known.has(document.id));
  if (known.size) printTable('those that nobody looked at', unknown.map(byOthers));
  printTable('drawn pages, by cross-validation over families', drawn.map(byOthers));
  console.log(`${weights.length} bytes, SHA-256 ${checksum}`);
}

async function examplesIn(place: string, which: 'written' | 'drawn' | 'set aside'): Promise<Example[]> {
  const examples: Example[] = [];
  for (const document of findDocuments(place)) {
    const restaurant = document.gold.source?.repo;
    const aside = restaurant !== undefined && !known.has(document.id) && isRestaurantHeldOut(restaurant);
    if (aside !== (which === 'set aside')) continue;
    const seen = known.has(document.id) ? WEIGHTS.known : WEIGHTS.written;
    const again = restaurant === undefined ? WEIGHTS.drawn : WEIGHTS.again;
    const weight = which === 'drawn' ? again : seen;
    examples.push(exampleOf(await read(document), weight));
  }
  return examples;
}

function printTable(title: string, examples: readonly (readonly [Example, ReaderModel])[]): void {
  const measured = examples.map(([example, model]) => measureExample(example, model));
  console.log(`${title}\n${summaryTable(measured, ({ kind }) => kind)}\n`);
}
