import { PLAIN_SIGNS } from '@menu-data-service/invented-menus/codes';
import { inventMenu } from '@menu-data-service/invented-menus/invent-menu';
import { POUNDS } from '@menu-data-service/invented-menus/money';
import { drawPdf } from '@menu-data-service/invented-menus/paper/draw-pdf';
import { HEADINGS, type PaperLook, PRICE_PLACES, paperLook } from '@menu-data-service/invented-menus/paper/paper-look';
import { spoiltCopy } from '@menu-data-service/invented-menus/picture/spoilt-copy';
import { DISH_LAYOUTS } from '@menu-data-service/invented-menus/web/dish-layouts';
import { drawHtml, type WebLook, webLook } from '@menu-data-service/invented-menus/web/draw-html';
import { SECTION_LAYOUTS } from '@menu-data-service/invented-menus/web/section-layouts';
import type { DraftDocument } from '@menu-data-service/menu-model/draft-menu';
import test, { type ExecutionContext } from 'ava';
import { createOcr } from '../../src/read/ocr/create-ocr.ts';
import { readPdf } from '../../src/read/pdf/read-pdf.ts';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { recognisePages } from '../../src/structure/recognise-pages.ts';
import { readableDiff } from '../measure/readable-diff.ts';
import { readingReport } from '../measure/reading-report.ts';
import { type DocumentScore, scoreDocument } from '../measure/score-document.ts';
import { totalsOf } from '../measure/totals-of.ts';
import { recorded } from './recorded.ts';

/** None of these trained the weights, which are older than this inventor. */
const seeds = (count: number, first = 1): number[] => Array.from({ length: count }, (_one, index) => first + index);

type Totals = ReturnType<typeof totalsOf>;
type Floors = Readonly<Partial<Record<keyof Totals, number>>>;

interface Drawn {
  /** Name of the drawing style. */
  readonly name: string;
  readonly draft: DraftDocument;
  readonly score: DocumentScore;
}

/** Compares the reading of each drawn document with the recorded file. */
function asRecorded(t: ExecutionContext, file: string, drawn: readonly Drawn[]): void {
  const now = drawn.map(({ name, draft, score }) => readingReport(name, draft, score));
  t.is(`${now.join('\n')}\n`, recorded(file, now));
}

/** Floors are half a point below the current results. */
function above(t: ExecutionContext, drawn: readonly Drawn[], floors: Floors): void {
  const scores = drawn.map(({ score }) => score);
  const totals = totalsOf(scores);
  t.log(totals);
  const wrongs = scores.flatMap((score) => readableDiff(score).slice(0, 2)).slice(0, 40);
  for (const [key, floor] of Object.entries(floors)) {
    t.true(totals[key as keyof Totals] >= floor, `${key} ${totals[key as keyof Totals]}\n${wrongs.join('\n')}`);
  }
}

const nameOf = (seed: number, look: object): string => `${seed} ${Object.values(look).join(' ')}`.trim();

function readWeb(seed: number, look: Partial<WebLook>): Drawn {
  const plain = Object.keys(look).length > 0 ? { signs: PLAIN_SIGNS, money: POUNDS, sections: 3, dishes: 6 } : {};
  const { html, gold } = drawHtml(inventMenu(seed, plain), webLook(seed, look));
  const draft = recogniseHtml(html);
  return { name: nameOf(seed, look), draft, score: scoreDocument(gold, draft) };
}

async function readPaper(seed: number, look: Partial<PaperLook>): Promise<Drawn> {
  const plain = Object.keys(look).length > 0 ? { signs: PLAIN_SIGNS, money: POUNDS, sections: 4, dishes: 6 } : {};
  const { bytes, gold } = await drawPdf(inventMenu(seed, plain), paperLook(seed, look));
  const draft = recognisePages(await readPdf(bytes));
  return { name: nameOf(seed, look), draft, score: scoreDocument(gold, draft) };
}

test.serial('web pages of every layout of dishes, of sections and of data are read above the floors', (t) => {
  t.timeout(600_000);
  const looks: readonly Partial<WebLook>[] = [
    ...Object.keys(DISH_LAYOUTS).map((dish) => ({ dish, data: 'none' as const })),
    ...Object.keys(SECTION_LAYOUTS).map((section) => ({ section, data: 'none' as const })),
    ...(['menu', 'older menu', 'menu alone', 'state alone'] as const).map((data) => ({ data })),
    { signs: 'pictures', data: 'none' },
  ];
  const drawn = looks.map((look, seed) => readWeb(seed, look));
  above(t, drawn, { f1: 0.981, price: 0.993, section: 0.99, description: 0.977, flags: 0.987 });
  t.is(totalsOf(drawn.map(({ score }) => score)).contradictions, 0);
  asRecorded(t, 'drawn-pages.txt', drawn);
});

test.serial('web pages of any look are read above the floors', (t) => {
  t.timeout(600_000);
  above(
    t,
    seeds(40, 1000).map((seed) => readWeb(seed, {})),
    { f1: 0.903, price: 0.953, section: 0.986, description: 0.99, flags: 0.995 },
  );
});

test.serial('PDFs of every place of prices and every heading are read above the floors', async (t) => {
  t.timeout(600_000);
  const looks: readonly Partial<PaperLook>[] = [
    ...Object.keys(PRICE_PLACES).map((price) => ({
      align: 'left' as const,
      price: price as keyof typeof PRICE_PLACES,
    })),
    ...Object.keys(HEADINGS).map((heading) => ({
      columns: 1 as const,
      align: 'left' as const,
      heading: heading as keyof typeof HEADINGS,
    })),
    ...([2, 3, 4] as const).flatMap((columns) =>
      (['fill', 'balanced', 'rows'] as const).map((flow) => ({ columns, flow })),
    ),
  ];
  const drawn: Drawn[] = [];
  for (const [seed, look] of looks.entries()) drawn.push(await readPaper(seed, look));
  above(t, drawn, { f1: 0.952, price: 0.877, section: 0.897, description: 0.897, flags: 0.951 });
  asRecorded(t, 'drawn-paper.txt', drawn);
});

test.serial('PDFs of any look are read above the floors', async (t) => {
  t.timeout(600_000);
  const drawn: Drawn[] = [];
  for (const seed of seeds(20, 1000)) drawn.push(await readPaper(seed, {}));
  above(t, drawn, { f1: 0.965, price: 0.987, section: 0.973, description: 0.968, flags: 0.97 });
});

test.serial('scans of drawn menus are read above the floors', async (t) => {
  t.timeout(600_000);
  const ocr = createOcr();
  const drawn: Drawn[] = [];
  for (const seed of seeds(2)) {
    const { bytes, gold } = await drawPdf(inventMenu(seed, { sections: 2 }), paperLook(seed, { columns: 1 }));
    const pages = await readPdf(await spoiltCopy({ id: String(seed), bytes }, 'scan', seed), { ocr: () => ocr });
    t.true(pages.every(({ how }) => how === 'ocr'));
    const draft = recognisePages(pages);
    drawn.push({ name: String(seed), draft, score: scoreDocument({ ...gold, ocr: true }, draft) });
  }
  above(t, drawn, { f1: 0.96, price: 0.995, section: 0.995, description: 0.971 });
});
