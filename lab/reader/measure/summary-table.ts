import type { DocumentScore, Rate } from '@menu-data-service/menu-reader/test/measure/score-document';
import { bootstrapInterval } from './bootstrap.ts';
import { table } from './table.ts';

export interface MeasuredDocument {
  readonly id: string;
  /** "pdf", "pdf by OCR", "html", "image". */
  readonly kind: string;
  readonly layout: string;
  /** Publisher; the document itself if unknown. */
  readonly restaurant: string;
  readonly setAside: boolean;
  readonly score: DocumentScore;
  readonly review: readonly string[];
  /** Probability of an item F1 below 0.9. */
  readonly doubt: number;
  /** Recognition alone, without reading. */
  readonly milliseconds: number;
}

const COLUMNS = [
  'group',
  'docs',
  'items',
  'precision',
  'recall',
  'F1',
  'F1, 95 %',
  'price',
  'section',
  'descr.',
  'menu',
  'flags',
  'ms/doc',
];

/** Table with one line per group; rates are over all items of the group. */
export function summaryTable(
  documents: readonly MeasuredDocument[],
  groupOf: (document: MeasuredDocument) => string,
): string {
  const names = [...new Set(documents.map(groupOf))].sort();
  const rows = names.map((name) =>
    summaryRow(
      name,
      documents.filter((document) => groupOf(document) === name),
    ),
  );
  return table(COLUMNS, rows);
}

function summaryRow(name: string, documents: readonly MeasuredDocument[]): string[] {
  const scores = documents.map((document) => document.score);
  const sum = (of: (score: DocumentScore) => number): number => scores.reduce((total, score) => total + of(score), 0);
  const [gold, found, matched] = [sum((s) => s.gold), sum((s) => s.found), sum((s) => s.matched)];
  const rate = (of: (score: DocumentScore) => Rate): string =>
    share(
      sum((s) => of(s).right),
      sum((s) => of(s).of),
    );
  const time = documents.reduce((total, document) => total + document.milliseconds, 0) / documents.length;
  return [
    name,
    String(documents.length),
    String(gold),
    share(matched, found),
    share(matched, gold),
    gold + found ? f1Of(documents).toFixed(3) : '-',
    f1Interval(documents),
    rate((s) => s.price),
    rate((s) => s.section),
    rate((s) => s.description),
    rate((s) => s.menuName),
    rate((s) => s.flags),
    time.toFixed(0),
  ];
}

/** F1 over all their items; 0 without any. */
function f1Of(documents: readonly MeasuredDocument[]): number {
  const sum = (of: (score: DocumentScore) => number): number =>
    documents.reduce((total, { score }) => total + of(score), 0);
  return (2 * sum(({ matched }) => matched)) / (sum(({ gold, found }) => gold + found) || 1);
}

function f1Interval(documents: readonly MeasuredDocument[]): string {
  const interval = bootstrapInterval(documents, ({ restaurant }) => restaurant, f1Of);
  return interval ? interval.map((end) => end.toFixed(3)).join('-') : '';
}

const share = (right: number, of: number): string => (of ? (right / of).toFixed(3) : '-');

/** Quality of the review marks: marked share of weak documents (F1 below 0.9) and of good ones. */
export function reviewSignal(documents: readonly MeasuredDocument[]): string {
  const part = (weak: boolean): string => {
    const group = documents.filter((document) => document.score.f1 < 0.9 === weak);
    return `${group.filter((document) => document.review.length).length} of ${group.length}`;
  };
  return `marked for review: ${part(true)} documents with F1 below 0.9, ${part(false)} others`;
}
