import type { Segment } from '../segments/segment.ts';
import type { Step } from '../step.ts';
import { linkedBlocks } from './linked-blocks.ts';
import { rehomeCells } from './rehome-cells.ts';
import { riverBlocks } from './rivers.ts';
import { settleHeadings } from './settle-headings.ts';

/** One way to cut a page into blocks. */
export interface Layout {
  readonly name: string;
  readonly cut: (segments: readonly Segment[]) => Segment[][];
}

/** All are tried; the first wins where two read equally well. */
export const LAYOUTS: readonly Layout[] = [
  { name: 'rivers', cut: riverBlocks },
  { name: 'linked blocks', cut: linkedBlocks },
];

/** What happens to the blocks of a page. */
export const BLOCK_STEPS: readonly Step<Segment[][]>[] = [
  { name: 'rehomed cells', run: rehomeCells },
  { name: 'settled headings', run: settleHeadings },
];
