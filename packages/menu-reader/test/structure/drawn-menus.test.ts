import test from 'ava';
import { drawAgain } from '../../scripts/draw-menus/draw-again.ts';
import { drawPdfDocument, drawWebDocument } from '../../scripts/draw-menus/draw-document.ts';
import type { GoldDocument } from '../../scripts/ingest-measure/gold.ts';
import { type DocumentScore, scoreDocument } from '../../scripts/ingest-measure/score-document.ts';
import { createOcr } from '../../src/read/ocr/create-ocr.ts';
import { readPdf } from '../../src/read/pdf/read-pdf.ts';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { recognisePages } from '../../src/structure/recognise-pages.ts';
import { totalsOf } from './totals-of.ts';

/** Any row will do; these are what today's figures were measured on. */
const FIRST = 900_000;
const numbers = (count: number): number[] => Array.from({ length: count }, (_one, index) => FIRST + index);

test('the same seed draws the same page and the same PDF', async (t) => {
  t.deepEqual(drawWebDocument(FIRST, false), drawWebDocument(FIRST, false));
  t.deepEqual(await drawPdfDocument(FIRST, false), await drawPdfDocument(FIRST, false));
});

test('layouts that are held out are drawn in no other set', (t) => {
  const families = (heldOut: boolean): unknown[] =>
    numbers(60).map((seed) => drawWebDocument(seed, heldOut).gold.family);
  const held = new Set(families(true));
  t.deepEqual(
    families(false).filter((family) => held.has(family)),
    [],
  );
});

test('drawn web pages of held-out layouts are read above the floors', (t) => {
  t.timeout(180_000);
  const scores = numbers(14).map((seed): DocumentScore => {
    const { bytes, gold } = drawWebDocument(seed, true);
    return scoreDocument(gold as unknown as GoldDocument, recogniseHtml(new TextDecoder().decode(bytes)));
  });
  const { f1, price, section, description } = totalsOf(scores);
  t.true(f1 >= 0.96, `F1 ${f1}`);
  t.true(price >= 0.97, `price ${price}`);
  t.true(section >= 0.97, `section ${section}`);
  t.true(description >= 0.97, `description ${description}`);
});

test('drawn PDFs of held-out layouts are read above the floors', async (t) => {
  t.timeout(180_000);
  const scores: DocumentScore[] = [];
  for (const seed of numbers(10)) {
    const { bytes, gold } = await drawPdfDocument(seed, true);
    scores.push(scoreDocument(gold as unknown as GoldDocument, recognisePages(await readPdf(bytes))));
  }
  const { f1, price, section, description } = totalsOf(scores);
  t.true(f1 >= 0.79, `F1 ${f1}`);
  t.true(price >= 0.67, `price ${price}`);
  t.true(section >= 0.74, `section ${section}`);
  t.true(description >= 0.79, `description ${description}`);
});

test('drawn scans of held-out layouts are read above the floors', async (t) => {
  t.timeout(180_000);
  const ocr = createOcr();
  const scores: DocumentScore[] = [];
  for (const seed of numbers(6)) {
    const { id, bytes, gold } = await drawPdfDocument(seed, true);
    const scan = await drawAgain({ id, bytes, gold: gold as unknown as GoldDocument }, 'scan', seed);
    const pages = await readPdf(scan.bytes, { ocr: () => ocr });
    t.true(pages.every(({ how }) => how === 'ocr'));
    scores.push(scoreDocument(scan.gold as unknown as GoldDocument, recognisePages(pages)));
  }
  const { f1, price, section, description } = totalsOf(scores);
  t.true(f1 >= 0.46, `F1 ${f1}`);
  t.true(price >= 0.85, `price ${price}`);
  t.true(section >= 0.74, `section ${section}`);
  t.true(description >= 0.6, `description ${description}`);
});
