import { parseArgs } from 'node:util';
import { STEP_NAMES } from '@menu-data-service/menu-reader/src/structure/steps';
import { readableDiff } from '@menu-data-service/menu-reader/test/measure/readable-diff';
import { findDocuments } from './measure/find-documents.ts';
import { measureDocument, recognised } from './measure/measure-document.ts';
import { createDocumentReader, type DocumentToMeasure } from './measure/read-document.ts';
import { stepWorths, worthTable } from './measure/step-worth.ts';
import { type MeasuredDocument, reviewSignal, summaryTable } from './measure/summary-table.ts';

const HELP = `Scores recognised menus against labelled documents.

  npm run eval:ingest -- FOLDER                 table by kind and by layout, the worst documents with what is wrong
  npm run eval:ingest -- FOLDER --split         the third set aside by a hash of the names apart; its documents are not shown
  npm run eval:ingest -- FOLDER --only TEXT     documents whose id holds TEXT
  npm run eval:ingest -- FOLDER --worst 3       number of documents shown in full
  npm run eval:ingest -- FOLDER --without STEP  the table without a step of the reader; repeat it for several steps
  npm run eval:ingest -- FOLDER --without each  what each step earns: item F1 / price / section by kind, in thousandths
  npm run eval:ingest -- FOLDER --cache DIR     keep what was read from PDFs and pictures, so that OCR runs once
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    split: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    worst: { type: 'string', default: '5' },
    without: { type: 'string', multiple: true, default: [] },
    cache: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const [folder] = positionals;
if (values.help || !folder) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}

const steps = Object.values(STEP_NAMES).flat();
const unknown = values.without.filter((step) => step !== 'each' && !steps.includes(step));
if (unknown.length) {
  console.error(`no step is called "${unknown.join('", "')}"; the steps are:\n  ${steps.join('\n  ')}`);
  process.exit(2);
}

const read = createDocumentReader(values.cache);
const documents: DocumentToMeasure[] = [];
for (const document of findDocuments(folder)) {
  if (document.id.includes(values.only)) documents.push(await read(document));
}
if (values.without.includes('each')) {
  console.log(worthTable(stepWorths(documents)));
  process.exit(0);
}
const leftOut = new Set(values.without);
const measured = documents.map((document) => measureDocument(document, () => recognised(document, leftOut)));
const kindOf = (document: MeasuredDocument): string =>
  document.kind + (values.split && document.setAside ? ', set aside' : '');
console.log(summaryTable(measured, kindOf));
console.log(`\n${reviewSignal(measured)}`);
console.log(`contradictions: ${measured.reduce((sum, document) => sum + document.score.contradictions, 0)}`);
console.log(`memory at most ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB\n`);
const shown = measured.filter((document) => !(values.split && document.setAside));
console.log(`${summaryTable(shown, (document) => `${document.kind}: ${document.layout}`.slice(0, 70))}\n`);
for (const document of [...shown].sort((a, b) => weakness(b) - weakness(a)).slice(0, Number(values.worst))) {
  const { id, score, review } = document;
  console.log(`${id}  F1 ${score.f1.toFixed(3)}  doubt ${document.doubt.toFixed(2)}  ${review.join('; ')}`);
  for (const line of readableDiff(score)) console.log(`  ${line}`);
}

function weakness({ score }: MeasuredDocument): number {
  const wrong = (rate: { right: number; of: number }): number => (rate.of ? 1 - rate.right / rate.of : 0);
  return 2 * (1 - score.f1) + 0.5 * wrong(score.price) + 0.5 * wrong(score.section) + 0.2 * wrong(score.description);
}
