import type { ReviewItem } from '../ports/review-store.ts';

/** Entries of one source with the same reason, so that one decision is enough for all. */
export type Cause = readonly [ReviewItem, ...ReviewItem[]];

export function causesOf(entries: readonly ReviewItem[]): readonly Cause[] {
  const byCause = new Map<string, Cause>();
  for (const entry of entries) {
    const key = causeOf(entry);
    const others = byCause.get(key);
    byCause.set(key, others ? [...others, entry] : [entry]);
  }
  return [...byCause.values()];
}

/** A claim that dishes contradict is one cause, even if it makes them vegan and vegetarian. */
function causeOf({ restaurantId, sourceUrl, kind, state, menu, reason }: ReviewItem): string {
  // recheck-ignore: a reason has at most 500 letters
  const claim = reason.replace(/^(?:vegan|vegetarian|halal): /, '').replace(/\d+ of the \d+/, 'some of the');
  return JSON.stringify([restaurantId, sourceUrl, kind, state, kind === 'held' ? menu : '', claim]);
}
