/** Where an item stands on the page of its menu; both positions from 0. */
export function dishAnchor(section: number, item: number): string {
  return `dish-${section}-${item}`;
}
