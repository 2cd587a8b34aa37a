import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ReaderModel } from '@menu-data-service/menu-reader/src/model/reader-model';
import { DOCUMENT_FEATURES } from '@menu-data-service/menu-reader/src/structure/review/document-features';
import { ITEM_FEATURES } from '@menu-data-service/menu-reader/src/structure/review/item-features';
import { type LogisticModel, probabilityOf } from '@menu-data-service/menu-reader/src/structure/review/logistic-model';
import type { ReviewModels } from '@menu-data-service/menu-reader/src/structure/review/review-models';
import { packageRoot } from '../../src/lib/package-root.ts';
import { crossValidate } from './calibrate/cross-validate.ts';
import { type DocumentRow, type Example, exampleOf } from './calibrate/examples.ts';
import { fitLogistic, type LabelledRow } from './calibrate/fit-logistic.ts';
import { collapseLine, gateLine, gateTable, READ_WELL, reliability } from './calibrate/report.ts';
import { findDocuments } from './measure/find-documents.ts';
import { createDocumentReader } from './measure/read-document.ts';
import { foldOf, isRestaurantHeldOut } from './measure/restaurant-folds.ts';

const HELP = `Learns from labelled documents how sure it is that documents and dishes were read well.

  npm run calibrate:review -- FOLDER --folds FILE  writes the models that mark what a person should look at, and prints how
                                                   they do on restaurants they were not fitted on
  --folds FILE  models that npm run train:reader kept: each document is read by one that did not learn from it
  --dry-run     print only
  --cache DIR   keep what was read from PDFs and pictures, so that OCR runs once

The documents of one restaurant in five are never looked at (by a hash of their repository), so that they can be scored later.
`;

const MODELS = join(packageRoot, 'packages', 'menu-reader', 'src', 'structure', 'review', 'review.model');
/** Share of well-read documents, of those it is fitted on, that the gate marks; and doubt from which a dish is marked. */
const MARKED = 0.15;
const ITEM_GATE = 0.5;
const PENALTIES = { document: 33, item: 100 } as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    cache: { type: 'string' },
    folds: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const [folder] = positionals;
if (values.help || !folder || !values.folds) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}

const read = createDocumentReader(values.cache);
const folds = JSON.parse(readFileSync(values.folds, 'utf8')) as ReaderModel[];
const examples: Example[] = [];
for (const document of findDocuments(folder)) {
  const restaurant = document.gold.source?.repo ?? document.id;
  const model = folds[foldOf(restaurant, folds.length)];
  if (!model || isRestaurantHeldOut(restaurant)) continue;
  examples.push(exampleOf(await read(document), model));
}
const documents = crossValidate(examples, ({ row }) => [row], documentModel);
console.log(`${examples.length} documents\n`);
console.log(
  `${gateLine(documents)}\n${collapseLine(documents)}\n\n${gateTable(documents)}\n\n${reliability(documents)}\n`,
);
const dishes = crossValidate(examples, ({ items }) => items, itemModel);
console.log(`${dishes.length} dishes\n`);
console.log(`${gateLine(dishes)}\n\n${gateTable(dishes)}\n\n${reliability(dishes)}`);
if (!values['dry-run']) {
  const models: ReviewModels = {
    from: `${examples.length} labelled documents of ${new Set(examples.map(({ restaurant }) => restaurant)).size} restaurants, ${dishes.length} dishes`,
    document: documentModel(examples.map(({ row }) => row)),
    item: itemModel(examples.flatMap(({ items }) => items)),
  };
  writeFileSync(MODELS, `${JSON.stringify(models, null, 2)}\n`);
}

/** The gate marks a fixed share of the well-read documents, and as many of the others as that finds. */
function documentModel(rows: readonly DocumentRow[]): LogisticModel {
  const names = DOCUMENT_FEATURES.map(({ name }) => name);
  const model = { ...fitLogistic(names, rows, PENALTIES.document), gate: 1 };
  const well = rows.filter(({ f1 }) => f1 > READ_WELL);
  const chances = well.map((row) => probabilityOf(model, row.values)).sort((a, b) => b - a);
  return { ...model, gate: Number((chances[Math.round(MARKED * chances.length)] ?? 1).toPrecision(3)) };
}

function itemModel(rows: readonly LabelledRow[]): LogisticModel {
  const names = ITEM_FEATURES.map(({ name }) => name);
  return { ...fitLogistic(names, rows, PENALTIES.item), gate: ITEM_GATE };
}
