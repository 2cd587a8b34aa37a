/** Indexes of a longest increasing subsequence of different numbers, in ascending order (patience sorting). */
export function stayedInOrder(numbers: readonly number[]): number[] {
  /** For each length, the index of the smallest number that ends a subsequence of that length. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, number] of numbers.entries()) {
    let length = ends.length;
    while (length > 0 && (numbers[ends[length - 1] ?? 0] ?? 0) > number) length -= 1;
    previous[index] = ends[length - 1];
    ends[length] = index;
  }
  const found: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) found.unshift(at);
  return found;
}
