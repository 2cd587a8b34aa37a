import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { recogniseHtml } from '@menu-data-service/menu-reader/src/structure/recognise-html';
import { recognisePages } from '@menu-data-service/menu-reader/src/structure/recognise-pages';
import {
  type DocumentScore,
  type Rate,
  scoreDocument,
} from '@menu-data-service/menu-reader/test/measure/score-document';
import { findDocuments } from './measure/find-documents.ts';
import { createDocumentReader } from './measure/read-document.ts';
import { leftovers } from './skeletons/leftovers.ts';
import { skeletonOf } from './skeletons/skeleton-of.ts';

const HELP = `Turns real documents into fixtures of the same layout without their words.

  npm run lab reader/skeletons -- FOLDER --ids FILE --out DIR [--cache DIR] [--largest BYTES]

FILE names one document a line. A document is left out where a word of it is left in its skeleton, where the skeleton is
read very differently from the original, or where it is too large.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ids: { type: 'string' },
    out: { type: 'string' },
    cache: { type: 'string' },
    largest: { type: 'string', default: '60000' },
  },
});
const [folder] = positionals;
if (!folder || !values.ids || !values.out) {
  console.log(HELP);
  process.exit(2);
}
/** Figures this far from the original's say that the skeleton is another task. */
const APART = { f1: 0.08, price: 0.1, section: 0.15 } as const;
const wanted = new Set(readFileSync(values.ids, 'utf8').split('\n').filter(Boolean));
const read = createDocumentReader(values.cache);
mkdirSync(values.out, { recursive: true });
const counts = new Map<string, number>();
for (const { id, file, gold } of findDocuments(folder)) {
  if (!wanted.has(id)) continue;
  const source = await read(file);
  const answer = readFileSync(path.join(folder, `${id}.gold.json`), 'utf8');
  const made = skeletonOf(source, answer);
  const original = 'html' in source ? recogniseHtml(source.html) : recognisePages(source.pages.filter(inGold));
  const again = 'html' in made.document ? recogniseHtml(made.document.html) : recognisePages(made.document.pages);
  const [before, after] = [scoreDocument(gold, original), scoreDocument(made.gold, again)];
  const words =
    'html' in source
      ? source.html
      : source.pages.flatMap((page) => page.words.flatMap((word) => [word.text, word.font])).join(' ');
  const left = leftovers(`${words} ${answer}`, made.text + made.answer);
  const size = made.text.length + made.answer.length;
  const fits = left.length === 0 && near(before, after) && size <= Number(values.largest);
  console.log(
    `${fits ? 'kept' : 'left out'}  ${figures(before)}  skeleton ${figures(after)}  ${size} bytes  ${left.slice(0, 12).join(' ')}`,
  );
  if (!fits) continue;
  const kind = gold.kind === 'pdf' ? (gold.ocr ? 'scan' : 'pdf') : gold.kind === 'image' ? 'picture' : 'web';
  const number = (counts.get(kind) ?? 0) + 1;
  counts.set(kind, number);
  const name = `${kind}-${String(number).padStart(2, '0')}`;
  writeFileSync(path.join(values.out, `${name}${'html' in made.document ? '.html' : '.pages.json'}`), made.text);
  writeFileSync(path.join(values.out, `${name}.gold.json`), made.answer);

  function inGold(page: { readonly page: number }): boolean {
    return !gold.goldPages || gold.goldPages.includes(page.page);
  }
}

function rate({ right, of }: Rate): number {
  return of ? right / of : 1;
}

function near(before: DocumentScore, after: DocumentScore): boolean {
  return (
    Math.abs(before.f1 - after.f1) <= APART.f1 &&
    Math.abs(rate(before.price) - rate(after.price)) <= APART.price &&
    Math.abs(rate(before.section) - rate(after.section)) <= APART.section
  );
}

function figures({ f1, price, section }: DocumentScore): string {
  return [f1, rate(price), rate(section)].map((share) => share.toFixed(3)).join(' ');
}
