import type { Segment } from '../segments/segment.ts';

export interface SegmentRow {
  readonly y: number;
  readonly segments: Segment[];
}

export function segmentRows(segments: readonly Segment[]): SegmentRow[] {
  const rows: SegmentRow[] = [];
  for (const segment of [...segments].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row && Math.abs(row.y - segment.y) < 0.4 * segment.size) row.segments.push(segment);
    else rows.push({ y: segment.y, segments: [segment] });
  }
  return rows;
}
