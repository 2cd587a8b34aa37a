import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { remembered } from '../../src/remembered.ts';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { recognisePages } from '../../src/structure/recognise-pages.ts';
import type { GoldDocument } from '../measure/gold.ts';
import { readingReport } from '../measure/reading-report.ts';
import { scoreDocument } from '../measure/score-document.ts';
import { totalsOf } from '../measure/totals-of.ts';
import { unpackPages } from './packed-pages.ts';

/** Beside the sources; compiled, this file is in build/test/structure. */
const FOLDER = fileURLToPath(new URL('../../../test/skeletons', import.meta.url));
const END = '.gold.json';
const ids = readdirSync(FOLDER)
  .filter((name) => name.endsWith(END))
  .map((name) => name.slice(0, -END.length));

const read = remembered((id) => {
  const gold = JSON.parse(readFileSync(`${FOLDER}/${id}${END}`, 'utf8')) as GoldDocument;
  const draft = id.startsWith('web')
    ? recogniseHtml(readFileSync(`${FOLDER}/${id}.html`, 'utf8'))
    : recognisePages(unpackPages(readFileSync(`${FOLDER}/${id}.pages.json`, 'utf8')));
  return { draft, score: scoreDocument(gold, draft) };
});

/** Least shares of right items, prices and sections, a little below what the reader has today. */
const FLOORS = {
  web: { f1: 0.97, price: 0.94, section: 0.95 },
  pdf: { f1: 0.92, price: 0.9, section: 0.91 },
  picture: { f1: 0.83, price: 0.86, section: 0.87 },
} as const;

for (const [kind, floors] of Object.entries(FLOORS)) {
  test(`layouts of real documents are read above the floors: ${kind}`, (t) => {
    t.timeout(180_000);
    const totals = totalsOf(ids.filter((id) => id.startsWith(kind)).map((id) => read(id).score));
    t.true(totals.f1 >= floors.f1, `F1 ${totals.f1}`);
    t.true(totals.price >= floors.price, `price ${totals.price}`);
    t.true(totals.section >= floors.section, `section ${totals.section}`);
  });
}

test('what is read of each layout, and what of it is wrong, is as in readings.txt; UPDATE=true writes it anew', (t) => {
  t.timeout(180_000);
  const file = `${FOLDER}/readings.txt`;
  const reports = ids.map((id) => readingReport(id, read(id).draft, read(id).score)).join('\n');
  if (process.env.UPDATE === 'true') writeFileSync(file, `${reports}\n`);
  t.is(`${reports}\n`, readFileSync(file, 'utf8'));
});
