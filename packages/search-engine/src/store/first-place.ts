/** Lower bound in [from, to): the first place for which `isBefore` is false; `to` if none is. */
export function firstPlace(from: number, to: number, isBefore: (place: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
