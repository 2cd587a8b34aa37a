import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from './browser/open-browser.ts';
import {
  type DrawnDocument,
  drawPdfDocument,
  drawPictureDocument,
  drawPrintDocument,
  drawWebDocument,
} from './draw-document.ts';

const HELP = `Draws menus with exact answers (ID.gold.json beside ID.html, ID.pdf or a picture).

  node packages/menu-reader/build/scripts/draw-menus/main.js --kind web|pdf|print|scan|photo --seed 1 --count 10 --out FOLDER [--held-out] [--browser chromium]

web and pdf need nothing else; print, scan and photo need Chromium. With --held-out only layouts are drawn that no other call draws.
`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '10' },
    out: { type: 'string' },
    kind: { type: 'string', default: 'web' },
    browser: { type: 'string', default: 'chromium' },
    'held-out': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const { out, kind, 'held-out': heldOut } = values;
if (values.help || !out || !['web', 'pdf', 'print', 'scan', 'photo'].includes(kind)) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}
mkdirSync(out, { recursive: true });
const browser = ['print', 'scan', 'photo'].includes(kind) ? await openBrowser(values.browser) : undefined;

async function draw(seed: number): Promise<DrawnDocument> {
  if (browser && kind === 'print') return drawPrintDocument(seed, heldOut, browser);
  if (browser) return drawPictureDocument(seed, heldOut, browser, kind === 'scan' ? 'scan' : 'photo');
  return kind === 'pdf' ? drawPdfDocument(seed, heldOut) : drawWebDocument(seed, heldOut);
}

for (let index = 0; index < Number(values.count); index++) {
  const { id, file, bytes, gold } = await draw(Number(values.seed) + index);
  writeFileSync(path.join(out, file), bytes);
  writeFileSync(path.join(out, `${id}.gold.json`), `${JSON.stringify(gold)}\n`);
}
await browser?.close();
