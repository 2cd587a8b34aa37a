import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findDocuments } from '../ingest-measure/find-documents.ts';
import { type Browser, openBrowser } from './browser/open-browser.ts';
import { drawAgain } from './draw-again.ts';
import {
  type DrawnDocument,
  drawPdfDocument,
  drawPictureDocument,
  drawPrintDocument,
  drawWebDocument,
} from './draw-document.ts';

const HELP = `Draws menus with exact answers (ID.gold.json beside ID.html, ID.pdf or a picture).

  node packages/menu-reader/build/scripts/draw-menus/main.js --kind web|pdf|print|scan|photo --seed 1 --count 10 --out FOLDER [--held-out] [--browser chromium]
  node packages/menu-reader/build/scripts/draw-menus/main.js --kind scan|photo --of FOLDER --seed 1 --out FOLDER

web and pdf need nothing else; print, scan and photo need Chromium. With --held-out only layouts are drawn that no other call draws.
With --of the labelled PDFs of a folder are drawn once more as scans or photographs, without Chromium.
`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '10' },
    out: { type: 'string' },
    kind: { type: 'string', default: 'web' },
    of: { type: 'string' },
    browser: { type: 'string', default: 'chromium' },
    'held-out': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const { out, kind, of, 'held-out': heldOut } = values;
const kinds = of ? ['scan', 'photo'] : ['web', 'pdf', 'print', 'scan', 'photo'];
if (values.help || !out || !kinds.includes(kind)) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}
mkdirSync(out, { recursive: true });
const seed = Number(values.seed);
if (of) await drawAllAgain(of, out);
else await drawNew(out);

async function drawNew(folder: string): Promise<void> {
  const browser = ['print', 'scan', 'photo'].includes(kind) ? await openBrowser(values.browser) : undefined;
  for (let index = 0; index < Number(values.count); index++) keep(await drawOne(seed + index, browser), folder);
  await browser?.close();
}

async function drawOne(own: number, browser: Browser | undefined): Promise<DrawnDocument> {
  if (browser && kind === 'print') return drawPrintDocument(own, heldOut, browser);
  if (browser) return drawPictureDocument(own, heldOut, browser, kind === 'scan' ? 'scan' : 'photo');
  return kind === 'pdf' ? drawPdfDocument(own, heldOut) : drawWebDocument(own, heldOut);
}

/** What is read from pictures as it is needs no second one. */
async function drawAllAgain(labelled: string, folder: string): Promise<void> {
  for (const { id, file, gold } of findDocuments(labelled)) {
    if (gold.kind !== 'pdf' || gold.ocr) continue;
    keep(await drawAgain({ id, bytes: readFileSync(file), gold }, kind === 'scan' ? 'scan' : 'photo', seed), folder);
  }
}

function keep({ id, file, bytes, gold }: DrawnDocument, folder: string): void {
  writeFileSync(path.join(folder, file), bytes);
  writeFileSync(path.join(folder, `${id}.gold.json`), `${JSON.stringify(gold)}\n`);
}
