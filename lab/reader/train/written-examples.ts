import path from 'node:path';
import { goldOfAnswer } from '@menu-data-service/menu-reader/test/structure/written/written-answer';
import { WRITTEN_PAGES } from '@menu-data-service/menu-reader/test/structure/written/written-pages';
import { answerOf, DOCUMENTS, SAMPLES } from '../../../test/support/samples.ts';
import type { DocumentReader } from '../measure/read-document.ts';
import { type Example, exampleOf, WEIGHTS } from './examples.ts';

/** Kinds by file ending; all others are pictures. */
const KINDS: Readonly<Record<string, string>> = { '.html': 'html', '.pdf': 'pdf' };

/** The sample menus, and pages written by hand with content that drawn pages never have: lists in one style, delivery cards. */
export async function writtenExamples(read: DocumentReader): Promise<Example[]> {
  const pages = Object.entries(WRITTEN_PAGES).map(([id, { html, answer }]) => ({
    ...{ id, file: '', gold: goldOfAnswer(answer, id), setAside: false },
    source: { html },
  }));
  const samples = DOCUMENTS.toSorted().map((id) => {
    const file = path.join(SAMPLES, id);
    const gold = { kind: KINDS[path.extname(id)] ?? 'image', menus: answerOf(id) };
    return read({ id, file, gold, setAside: false });
  });
  return [...pages, ...(await Promise.all(samples))].map((document) => exampleOf(document, WEIGHTS.written));
}
