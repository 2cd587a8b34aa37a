import test from 'ava';
import { readableDiff } from '../../scripts/ingest-measure/readable-diff.ts';
import { type DocumentScore, scoreDocument } from '../../scripts/ingest-measure/score-document.ts';
import { readPdf } from '../../src/read/pdf/read-pdf.ts';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { recognisePages } from '../../src/structure/recognise-pages.ts';
import { HTML_LAYOUTS, statePage } from './generated/html-layouts.ts';
import { goldOf, menuContent } from './generated/menu-content.ts';
import { drawPdf, PDF_LAYOUTS } from './generated/pdf-layouts.ts';
import { SITE_LAYOUTS } from './generated/site-layouts.ts';
import { goldOfAnswer } from './generated/written-answer.ts';
import { WRITTEN_PAGES } from './generated/written-pages.ts';
import { totalsOf } from './totals-of.ts';

const SEEDS = [1, 2];

const wrongs = (scores: ReadonlyMap<string, DocumentScore>): string =>
  [...scores].flatMap(([layout, score]) => readableDiff(score).map((line) => `${layout}: ${line}`)).join('\n');

test('generated PDFs of all layouts are read above the floors', async (t) => {
  const scores = new Map<string, DocumentScore>();
  for (const layout of Object.keys(PDF_LAYOUTS)) {
    for (const seed of SEEDS) {
      const content = menuContent(seed);
      const pages = await readPdf(await drawPdf(layout, content));
      scores.set(`${layout} ${seed}`, scoreDocument(goldOf([content], 'pdf', layout), recognisePages(pages)));
    }
  }
  const { f1, price, section, description, flags, contradictions } = totalsOf([...scores.values()]);
  t.true(f1 >= 0.98, `F1 ${f1}\n${wrongs(scores)}`);
  t.true(price >= 0.99, `price ${price}\n${wrongs(scores)}`);
  t.true(section >= 0.98, `section ${section}\n${wrongs(scores)}`);
  t.true(description >= 0.97, `description ${description}\n${wrongs(scores)}`);
  t.true(flags >= 0.99, `flags ${flags}`);
  t.is(contradictions, 0);
});

test('generated web pages of all layouts are read above the floors', (t) => {
  const scores = new Map<string, DocumentScore>();
  const layouts = { ...HTML_LAYOUTS, ...SITE_LAYOUTS, 'state of a client program': statePage };
  for (const [layout, draw] of Object.entries(layouts)) {
    for (const seed of SEEDS) {
      const content = menuContent(seed);
      scores.set(`${layout} ${seed}`, scoreDocument(goldOf([content], 'html', layout), recogniseHtml(draw(content))));
    }
  }
  const { f1, price, section, description, flags, contradictions } = totalsOf([...scores.values()]);
  t.true(f1 >= 0.99, `F1 ${f1}\n${wrongs(scores)}`);
  t.true(price >= 0.99, `price ${price}\n${wrongs(scores)}`);
  t.true(section >= 0.99, `section ${section}\n${wrongs(scores)}`);
  t.true(description >= 0.98, `description ${description}\n${wrongs(scores)}`);
  t.true(flags >= 0.99, `flags ${flags}`);
  t.is(contradictions, 0);
});

test('written pages of set menus, drinks, deliveries and plain text are read above the floors', (t) => {
  const scores = new Map(
    Object.entries(WRITTEN_PAGES).map(([layout, { html, answer }]) => [
      layout,
      scoreDocument(goldOfAnswer(answer, layout), recogniseHtml(html)),
    ]),
  );
  const { f1, price, section, description } = totalsOf([...scores.values()]);
  t.true(f1 >= 0.99, `F1 ${f1}\n${wrongs(scores)}`);
  t.true(price >= 0.99, `price ${price}\n${wrongs(scores)}`);
  t.true(section >= 0.99, `section ${section}\n${wrongs(scores)}`);
  t.true(description >= 0.97, `description ${description}\n${wrongs(scores)}`);
});
