import type { Segment } from '../segments/segment.ts';

const NUMBER = /^(?:[A-Z]\d{1,3}|\d{1,3}[A-Z]|(?:\p{L}{1,2}\s?)?\d{1,3}[.)]|#\d{1,3})$/u;
/** Fewer are something else than a column of dish numbers. */
const FEWEST = 5;

/** Segments without the dish numbers that are in a column of their own ("A12", "7B", "12.", "L 3."). */
export function dropNumbers(segments: readonly Segment[]): Segment[] {
  const numbers = segments.filter((segment) => NUMBER.test(segment.text.trim()) && !segment.price?.length);
  return numbers.length < FEWEST ? [...segments] : segments.filter((segment) => !numbers.includes(segment));
}
