import { grouped } from '@menu-data-service/menu-model/grouped';
import { median } from '../../median.ts';
import { leftOf, rightOf, type Segment } from '../segments/segment.ts';

interface Block {
  readonly segments: Segment[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Columns by alignment: joins segments whose left edges, centres or right edges agree with nothing between them. */
export function linkedBlocks(segments: readonly Segment[]): Segment[][] {
  const body = median(segments.map((segment) => segment.size));
  const sorted = [...segments].sort((a, b) => a.y - b.y || a.x - b.x);
  const parent = new Map<Segment, Segment>(sorted.map((segment) => [segment, segment]));
  const root = (segment: Segment): Segment => {
    let at = segment;
    for (let up = parent.get(at); up && up !== at; up = parent.get(at)) at = up;
    return at;
  };
  for (const segment of sorted) {
    const above = soleNeighbourAbove(segment, sorted, body);
    if (above && aligned(above, segment, 0.8 * body)) parent.set(root(segment), root(above));
  }
  const blocks = [...grouped(sorted, root).values()].map((group) => ({
    segments: group,
    left: Math.min(...group.map(leftOf)),
    right: Math.max(...group.map(rightOf)),
    top: group[0]?.y ?? 0,
    bottom: group.at(-1)?.y ?? 0,
  }));
  return inReadingOrder(blocks, body, 0).map((block) => block.segments);
}

function soleNeighbourAbove(segment: Segment, sorted: readonly Segment[], body: number): Segment | null {
  const reach = 3.2 * Math.max(body, segment.size);
  const overlaps = (a: Segment, b: Segment): boolean => leftOf(a) < rightOf(b) && rightOf(a) > leftOf(b);
  const above = sorted.filter(
    (other) => other.y < segment.y - 1 && segment.y - other.y < reach && overlaps(other, segment),
  );
  const y = Math.max(...above.map((other) => other.y));
  const nearest = above.filter((other) => Math.abs(other.y - y) < 2);
  const only = nearest[0];
  if (!only || nearest.length > 1) return null;
  const shared = sorted.some(
    (other) => other !== segment && other.y > only.y + 1 && Math.abs(other.y - segment.y) < 2 && overlaps(other, only),
  );
  return shared ? null : only;
}

function aligned(a: Segment, b: Segment, tolerance: number): boolean {
  const [a0, a1, b0, b1] = [leftOf(a), rightOf(a), leftOf(b), rightOf(b)];
  return (
    Math.abs(a0 - b0) < tolerance ||
    Math.abs(a1 - b1) < tolerance ||
    Math.abs(a0 + a1 - b0 - b1) < 2 * tolerance ||
    (a0 <= b0 + tolerance && b1 <= a1 + tolerance)
  );
}

/** Columns where the boxes leave a vertical gap, else bands where they leave a horizontal one. */
function inReadingOrder(blocks: readonly Block[], body: number, depth: number): Block[] {
  if (blocks.length <= 1 || depth > 10) return [...blocks].sort((a, b) => a.top - b.top);
  const byLeft = [...blocks].sort((a, b) => a.left - b.left);
  let right = byLeft[0]?.right ?? 0;
  for (const block of byLeft.slice(1)) {
    if (block.left - right > 0.3 * body) {
      const x = (block.left + right) / 2;
      return split(blocks, (other) => other.right <= x + 0.1, body, depth);
    }
    right = Math.max(right, block.right);
  }
  const byTop = [...blocks].sort((a, b) => a.top - b.top);
  let bottom = byTop[0]?.bottom ?? 0;
  let widest = { gap: 0, y: 0 };
  for (const block of byTop.slice(1)) {
    const gap = block.top - bottom;
    if (gap > widest.gap) widest = { gap, y: (block.top + bottom) / 2 };
    bottom = Math.max(bottom, block.bottom);
  }
  if (widest.gap > 0) return split(blocks, (other) => other.top <= widest.y, body, depth);
  return [...blocks].sort((a, b) => a.left - b.left || a.top - b.top);
}

function split(blocks: readonly Block[], first: (block: Block) => boolean, body: number, depth: number): Block[] {
  return [
    ...inReadingOrder(blocks.filter(first), body, depth + 1),
    ...inReadingOrder(
      blocks.filter((block) => !first(block)),
      body,
      depth + 1,
    ),
  ];
}
