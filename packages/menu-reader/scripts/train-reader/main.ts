import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ReaderModel } from '../../src/model/reader-model.ts';
import { readUnits } from '../../src/structure/read-units.ts';
import { mostCoherent } from '../../src/structure/recognise-pages.ts';
import { scoreDocument } from '../ingest-measure/score-document.ts';
import { type MeasuredDocument, summaryTable } from '../ingest-measure/summary-table.ts';
import { type Example, examplesOf, namesIn } from './examples.ts';
import { trainModels } from './train-models.ts';

const HELP = `Trains the reader on labelled documents and drawn pages, and measures it by cross-validation over restaurants.

  npm run train:reader -- FOLDER --drawn FOLDER [--cache DIR] [--known FILE] [--work DIR] [--python python3]
  npm run train:reader -- FOLDER --measure WEIGHTS [--cache DIR] [--known FILE]

  --drawn    pages of scripts/draw-menus
  --known    names of documents that segments and prices were made on: they weigh less and are shown apart
  --measure  scores weights on the documents that are set aside, from which nothing was learned
  --work     where matrices and trees of the folds are kept
`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    drawn: { type: 'string' },
    cache: { type: 'string' },
    known: { type: 'string' },
    work: { type: 'string' },
    measure: { type: 'string' },
    python: { type: 'string', default: 'python3' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const [folder] = positionals;
if (values.help || !folder || (!values.drawn && !values.measure)) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}
const work = values.work ?? mkdtempSync(path.join(tmpdir(), 'train-reader-'));
mkdirSync(work, { recursive: true });
const cache = values.cache ?? path.join(work, 'read');
const started = performance.now();
const say = (text: string): void => console.log(`${((performance.now() - started) / 1000).toFixed(0)} s  ${text}`);

const known = namesIn(values.known);
const table = (title: string, measured: readonly MeasuredDocument[]): void =>
  console.log(`${title}\n${summaryTable(measured, ({ kind }) => kind)}\n`);

if (values.measure) {
  const model = JSON.parse(readFileSync(values.measure, 'utf8')) as ReaderModel;
  const aside = await examplesOf(folder, { cache, known, setAside: true });
  table(
    'set aside',
    aside.map((example) => measure(example, model)),
  );
} else {
  const real = await examplesOf(folder, { cache, known, setAside: false });
  const drawn = await examplesOf(values.drawn ?? '', { cache, known: new Set(), setAside: false });
  say(`${real.length} documents, ${drawn.length} drawn pages`);
  // of a drawn page one way says as much as all
  const lessons = [...real.flatMap((one) => one.lessons), ...drawn.flatMap((one) => one.lessons.slice(0, 1))];
  const { whole, folds } = trainModels(lessons, work, values.python);
  say('trained');
  writeFileSync(path.join(work, 'weights.json'), JSON.stringify(whole));
  const byOthers = (examples: readonly Example[]): MeasuredDocument[] =>
    examples.flatMap((example) => {
      const model = folds[example.fold];
      return model ? [measure(example, model)] : [];
    });
  table('documents, by cross-validation over restaurants', byOthers(real));
  const unseen = real.filter((example) => !example.known);
  table('those that the rules were not made on', byOthers(unseen));
  table('drawn pages, by cross-validation over layouts', byOthers(drawn));
  say(`weights: ${path.join(work, 'weights.json')}`);
}

function measure({ document, kind, ways, draft }: Example, model: ReaderModel): MeasuredDocument {
  const start = performance.now();
  const reading = mostCoherent(ways.map((way) => readUnits(way, model)));
  const milliseconds = performance.now() - start;
  const { id, gold, setAside } = document;
  const { score } = reading.coherence;
  return {
    id,
    kind,
    layout: '-',
    setAside,
    score: scoreDocument(gold, draft(reading)),
    review: [],
    coherence: score,
    milliseconds,
  };
}
