import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { goldOfAnswer } from '../../test/structure/written/written-answer.ts';
import { WRITTEN_PAGES } from '../../test/structure/written/written-pages.ts';
import type { GoldDocument } from '../ingest-measure/gold.ts';
import { withAnswer } from '../ingest-measure/measure-document.ts';
import type { ReadDocument } from '../ingest-measure/read-document.ts';
import { type Example, exampleOf, WEIGHTS } from './examples.ts';

/** The repository; this file runs from packages/menu-reader/build/scripts/train-reader. */
const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const ANSWERS = path.join(ROOT, 'test', 'samples', 'gold');

/** The sample menus, and pages written by hand with what a drawn page never has: lists in one style, delivery cards. */
export async function writtenExamples(read: (file: string) => Promise<ReadDocument>): Promise<Example[]> {
  const pages = Object.entries(WRITTEN_PAGES).map(([id, { html, answer }]) => ({
    document: { id, file: '', gold: goldOfAnswer(answer, id), setAside: false },
    source: { html },
  }));
  const samples = readdirSync(ANSWERS).map(async (name) => {
    const gold = JSON.parse(readFileSync(path.join(ANSWERS, name), 'utf8')) as GoldDocument & { readonly file: string };
    const file = path.join(ROOT, 'samples', gold.file);
    return { document: { id: gold.file, file, gold, setAside: false }, source: await read(file) };
  });
  return [...pages, ...(await Promise.all(samples))].map(({ document, source }) =>
    exampleOf(withAnswer(document, source), WEIGHTS.written),
  );
}
