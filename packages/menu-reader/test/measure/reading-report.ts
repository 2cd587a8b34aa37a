import type { DraftDocument } from '@menu-data-service/menu-model/draft-menu';
import { readableDiff } from './readable-diff.ts';
import type { DocumentScore } from './score-document.ts';

/** Summary of a reading in numbers. */
function numbersOf({ menus, currency, notes, review, doubt }: DraftDocument): string {
  const sections = menus.flatMap((menu) => menu.sections);
  const items = sections.flatMap((section) => section.items);
  const facts = items.flatMap(({ stated }) => Object.keys(stated.words ?? {}));
  const count = (of: (item: (typeof items)[number]) => number): number =>
    items.reduce((sum, item) => sum + of(item), 0);
  return [
    `${menus.length} menus, ${sections.length} sections, ${items.length} dishes`,
    `${count(({ prices }) => prices.length)} prices, ${count(({ prices }) => prices.filter(({ label }) => label !== null).length)} of them labelled`,
    `${count(({ description }) => (description ? 1 : 0))} descriptions, ${facts.length} stated facts, ${notes.length} notes`,
    `doubt ${doubt.toFixed(3)} and ${count((item) => item.doubt ?? 0).toFixed(2)} in the dishes`,
    `${count((item) => item.review.length)} dishes to look at`,
    currency ?? 'pounds',
    ...review,
  ].join('; ');
}

/** Summary of a reading in numbers, and all its errors, a line each. */
export function readingReport(id: string, draft: DraftDocument, score: DocumentScore): string {
  return [`${id}: ${numbersOf(draft)}`, ...readableDiff(score).map((line) => `  ${line}`)].join('\n');
}
