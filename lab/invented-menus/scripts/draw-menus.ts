import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawDocument, KINDS } from '../src/draw-document.ts';
import { spoiltCopy } from '../src/picture/spoilt-copy.ts';

const HELP = `Draws invented menus with their right answers: ID.gold.json beside ID.html, ID.pdf or a picture.

  npm run draw:menus -- --kind web|pdf|scan|photo --seed 1 --count 10 --out FOLDER
  npm run draw:menus -- --kind scan|photo --of FOLDER --seed 1 --out FOLDER

With --of the labelled PDFs of a folder are drawn once more as scans or photographs of their pages.
`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '10' },
    out: { type: 'string' },
    kind: { type: 'string', default: 'web' },
    of: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const { out } = values;
const kind = KINDS.find((one) => one === values.kind);
const spoils = kind === 'scan' || kind === 'photo' ? kind : undefined;
const [seed, count] = [Number(values.seed), Number(values.count)];
if (values.help || !out || !kind || !Number.isInteger(seed) || !Number.isInteger(count) || (values.of && !spoils)) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}
mkdirSync(out, { recursive: true });
if (values.of && spoils) await drawAgain(values.of, out, spoils);
else for (let own = seed; own < seed + count; own += 1) keep(out, await drawDocument(kind, own));

/** Documents that are pictures already need no second copy. */
async function drawAgain(folder: string, into: string, copy: 'scan' | 'photo'): Promise<void> {
  const ids = readdirSync(folder).flatMap((name) => (name.endsWith('.pdf') ? [name.slice(0, -'.pdf'.length)] : []));
  for (const id of ids.sort()) {
    const gold = JSON.parse(readFileSync(path.join(folder, `${id}.gold.json`), 'utf8')) as {
      ocr?: boolean;
      goldPages?: number[] | null;
    };
    if (gold.ocr) continue;
    const bytes = await spoiltCopy(
      { id, bytes: readFileSync(path.join(folder, `${id}.pdf`)), pages: gold.goldPages ?? null },
      copy,
      seed,
    );
    const own = `${copy}-of-${id}`;
    keep(into, { id: own, file: `${own}.pdf`, bytes, gold: { ...gold, ocr: true, goldPages: null } });
  }
}

function keep(
  folder: string,
  { id, file, bytes, gold }: { id: string; file: string; bytes: Uint8Array; gold: object },
): void {
  writeFileSync(path.join(folder, file), bytes);
  writeFileSync(path.join(folder, `${id}.gold.json`), `${JSON.stringify(gold)}\n`);
}
