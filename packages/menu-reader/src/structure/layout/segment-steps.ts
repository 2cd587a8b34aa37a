import type { Segment } from '../segments/segment.ts';
import type { Step } from '../step.ts';
import { dropNumbers } from './drop-numbers.ts';

/** What happens to the segments of a document, page by page, before its prices are attached. */
export const SEGMENT_STEPS: readonly Step<readonly (readonly Segment[])[]>[] = [
  { name: 'columns of dish numbers', run: (pages) => pages.map(dropNumbers) },
];
