import { isSizeLabel } from '../price/size-label.ts';
import type { Segment } from '../segments/segment.ts';

export interface AttachedPrices {
  readonly segments: Segment[];
  readonly pricesFirst: boolean;
}

const ENDINGS = 4;

/** Maximum distance in type sizes of a centred price below its text, and minimum distance at its sides of another column. */
const BELOW = 2.8;
const APART = 1.5;

interface Edge {
  readonly x: number;
  count: number;
  top: number;
  bottom: number;
}

/** Assigns each price cell to the text of its row, before columns are sought, so that no gutter runs between a name and its price. */
export function attachPrices(segments: readonly Segment[]): AttachedPrices {
  markLabels(segments);
  const texts = segments.filter((segment) => !segment.price);
  const cells = segments.filter((segment) => segment.price);
  const edges = leftEdges(texts);
  const candidates = cells.map((cell) => {
    const stacked = texts.some((text) => isCentredOver(text, cell));
    const row = texts.filter((text) => Math.abs(text.y - cell.y) < 0.55 * Math.max(text.size, cell.size));
    const free = row.filter(
      (text) =>
        (text.x > cell.x || !crossesEdge(text, cell, edges)) && !(stacked && distance(text, cell) > APART * cell.size),
    );
    const left = free
      .filter((text) => text.x1 <= cell.x + 2)
      .reduce<Segment | null>((a, b) => (a && a.x1 >= b.x1 ? a : b), null);
    const right = free
      .filter((text) => text.x >= cell.x1 - 2)
      .reduce<Segment | null>((a, b) => (a && a.x <= b.x ? a : b), null);
    // a text of the previous column says nothing about where prices are in their own
    const behind = row.some((text) => text.x1 <= cell.x + 2);
    return { cell, left, right, behind };
  });
  const endings = candidates.filter(({ behind, right }) => behind && !right).length;
  const beginnings = candidates.filter(({ behind, right }) => right && !behind).length;
  const pricesFirst = beginnings > 2 && beginnings > 1.5 * endings;
  const reach = endings >= ENDINGS && endings > 3 * beginnings ? 1 : 3;
  const loose: { readonly cell: Segment; readonly right: Segment | null }[] = [];
  for (const { cell, left, right } of candidates) {
    const far = !left && right && right.x - cell.x1 > reach * cell.size;
    const host = pricesFirst ? (right ?? left) : (left ?? (far ? null : right));
    if (host) host.cells.push(cell);
    else loose.push({ cell, right });
  }
  for (const text of texts) text.cells = text.cells.filter((cell) => !numbers(cell, text));
  const free = loose.filter(({ cell, right }) => !right || !numbers(cell, right)).map(({ cell }) => cell);
  return { segments: [...texts, ...free], pricesFirst };
}

const isCentredOver = (text: Segment, cell: Segment): boolean =>
  text.y < cell.y - 0.8 * cell.size &&
  cell.y - text.y < BELOW * Math.max(text.size, cell.size) &&
  Math.abs(text.x + text.x1 - cell.x - cell.x1) < cell.size &&
  text.x1 - text.x > 1.5 * (cell.x1 - cell.x);

const distance = (text: Segment, cell: Segment): number => Math.max(text.x - cell.x1, cell.x - text.x1);

/** An integer before a name that has a price with decimals or a sign behind it is the number of the dish. */
const numbers = (cell: Segment, name: Segment): boolean =>
  cell.x < name.x &&
  cell.price?.length === 1 &&
  cell.price[0]?.form === 'integer' &&
  name.cells.some((other) => other.x > name.x && other.price?.some((price) => price.form !== 'integer'));

function markLabels(segments: readonly Segment[]): void {
  for (const segment of segments) {
    if (segment.price || !isSizeLabel(segment.text)) continue;
    const named = segments.some(
      (other) =>
        other !== segment &&
        !other.price &&
        !isSizeLabel(other.text) &&
        Math.abs(other.y - segment.y) < 0.5 * segment.size &&
        other.x1 < segment.x &&
        segment.x - other.x1 < 60 * segment.size,
    );
    if (named) {
      segment.price = [];
      segment.isLabel = true;
    }
  }
}

function leftEdges(texts: readonly Segment[]): Edge[] {
  const edges: Edge[] = [];
  for (const text of texts) {
    const edge = edges.find((candidate) => isAt(candidate, text));
    if (edge) {
      edge.count++;
      edge.top = Math.min(edge.top, text.y);
      edge.bottom = Math.max(edge.bottom, text.y);
    } else edges.push({ x: text.x, count: 1, top: text.y, bottom: text.y });
  }
  return edges.filter((edge) => edge.count >= 4);
}

/** Left edges of a column in a picture differ by parts of a letter. */
const isAt = (edge: Edge, segment: Segment): boolean => Math.abs(edge.x - segment.x) < Math.max(2, 0.2 * segment.size);

/** True where a column begins between text and cell, or with the cell, so that the cell belongs to that column even without a name. */
function crossesEdge(text: Segment, cell: Segment, edges: readonly Edge[]): boolean {
  return (
    edges.some((edge) => isAt(edge, text)) &&
    edges.some(
      (edge) =>
        edge.x > text.x1 + 0.5 * text.size &&
        (edge.x < cell.x - 2 * cell.size || isAt(edge, cell)) &&
        edge.top <= cell.y &&
        edge.bottom >= cell.y,
    )
  );
}
