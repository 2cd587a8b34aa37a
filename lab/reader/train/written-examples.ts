import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GoldDocument } from '@menu-data-service/menu-reader/test/measure/gold';
import { goldOfAnswer } from '@menu-data-service/menu-reader/test/structure/written/written-answer';
import { WRITTEN_PAGES } from '@menu-data-service/menu-reader/test/structure/written/written-pages';
import { packageRoot } from '../../../src/lib/package-root.ts';
import { withAnswer } from '../measure/measure-document.ts';
import type { ReadDocument } from '../measure/read-document.ts';
import { type Example, exampleOf, WEIGHTS } from './examples.ts';

const ANSWERS = path.join(packageRoot, 'test', 'samples', 'gold');

/** The sample menus, and pages written by hand with what a drawn page never has: lists in one style, delivery cards. */
export async function writtenExamples(read: (file: string) => Promise<ReadDocument>): Promise<Example[]> {
  const pages = Object.entries(WRITTEN_PAGES).map(([id, { html, answer }]) => ({
    document: { id, file: '', gold: goldOfAnswer(answer, id), setAside: false },
    source: { html },
  }));
  const samples = readdirSync(ANSWERS).map(async (name) => {
    const gold = JSON.parse(readFileSync(path.join(ANSWERS, name), 'utf8')) as GoldDocument & { readonly file: string };
    const file = path.join(packageRoot, 'samples', gold.file);
    return { document: { id: gold.file, file, gold, setAside: false }, source: await read(file) };
  });
  return [...pages, ...(await Promise.all(samples))].map(({ document, source }) =>
    exampleOf(withAnswer(document, source), WEIGHTS.written),
  );
}
