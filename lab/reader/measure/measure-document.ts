import type { DraftDocument } from '@menu-data-service/menu-model/draft-menu';
import type { TextPage } from '@menu-data-service/menu-reader/src/read/positioned-text';
import { recogniseHtml } from '@menu-data-service/menu-reader/src/structure/recognise-html';
import { recognisePages } from '@menu-data-service/menu-reader/src/structure/recognise-pages';
import type { LeftOut } from '@menu-data-service/menu-reader/src/structure/step';
import { scoreDocument } from '@menu-data-service/menu-reader/test/measure/score-document';
import type { DocumentToMeasure } from './read-document.ts';
import type { MeasuredDocument } from './summary-table.ts';

export const recognised = ({ source }: DocumentToMeasure, leftOut: LeftOut): DraftDocument =>
  'html' in source ? recogniseHtml(source.html, leftOut) : recognisePages(source.pages, leftOut);

export function measureDocument(
  document: DocumentToMeasure,
  recognise: () => Pick<DraftDocument, 'menus' | 'review' | 'doubt'>,
): MeasuredDocument {
  const start = performance.now();
  const { review, doubt, ...draft } = recognise();
  const milliseconds = performance.now() - start;
  const { id, gold, setAside } = document;
  const [layout, restaurant] = [gold.layout ?? '-', gold.source?.repo ?? id];
  const score = scoreDocument(gold, draft);
  return { id, kind: kindOf(document), layout, restaurant, setAside, score, review, doubt, milliseconds };
}

/** "html", "image", "pdf", or "pdf by OCR" if the words of all its pages come from pictures. */
export function kindOf({ gold, source }: DocumentToMeasure): string {
  const pages: readonly TextPage[] = 'pages' in source ? source.pages : [];
  const pictured = gold.kind === 'pdf' && pages.length > 0 && pages.every((page) => page.how === 'ocr');
  return gold.kind + (pictured ? ' by OCR' : '');
}
