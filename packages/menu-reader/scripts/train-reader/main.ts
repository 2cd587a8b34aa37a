import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ReaderModel } from '../../src/model/reader-model.ts';
import { readByModel } from '../../src/structure/read-by-model.ts';
import { scoreDocument } from '../ingest-measure/score-document.ts';
import { type MeasuredDocument, summaryTable } from '../ingest-measure/summary-table.ts';
import { type Example, examplesOf, namesIn } from './examples.ts';
import { trainModels } from './train-models.ts';

const HELP = `Trains the reader on labelled documents and drawn pages, and measures it by cross-validation over restaurants.

  npm run train:reader -- FOLDER --drawn FOLDER [--cache DIR] [--known FILE] [--work DIR] [--python python3]

  --drawn    pages of scripts/draw-menus
  --known    names of documents that the rules were made on: they weigh less and are in no figure
  --work     where matrices and trees of the folds are kept
`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    drawn: { type: 'string' },
    cache: { type: 'string' },
    known: { type: 'string' },
    work: { type: 'string' },
    python: { type: 'string', default: 'python3' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const [folder] = positionals;
if (values.help || !folder || !values.drawn) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}
const work = values.work ?? mkdtempSync(path.join(tmpdir(), 'train-reader-'));
mkdirSync(work, { recursive: true });
const cache = values.cache ?? path.join(work, 'read');
const started = performance.now();
const say = (text: string): void => console.log(`${((performance.now() - started) / 1000).toFixed(0)} s  ${text}`);

const real = await examplesOf(folder, cache, namesIn(values.known));
const drawn = await examplesOf(values.drawn, cache, new Set(), () => true);
say(`${real.length} documents, ${drawn.length} drawn pages`);

const { whole, folds } = trainModels(real, drawn, work, values.python);
say('trained');
writeFileSync(path.join(work, 'reader-model.json'), JSON.stringify(whole));

function measure({ document: { id, gold, setAside }, kind, byRules, draft }: Example, model: ReaderModel | null): MeasuredDocument {
  const start = performance.now();
  const { review, score, ...rest } = draft(model ? readByModel(byRules, model) : byRules);
  const milliseconds = performance.now() - start;
  return {
    id,
    kind,
    layout: '-',
    setAside,
    score: scoreDocument(gold, { ...rest, review, score }),
    review,
    coherence: score,
    milliseconds,
  };
}

const unseen = real.filter((example) => !example.known);
const byRules = unseen.map((example) => measure(example, null));
const byModel = unseen.map((example) => measure(example, folds[example.fold] ?? null));
console.log(`rules\n${summaryTable(byRules, ({ kind }) => kind)}\n`);
console.log(`model, by cross-validation over restaurants\n${summaryTable(byModel, ({ kind }) => kind)}`);
say('done');
