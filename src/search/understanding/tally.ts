export interface Tally {
  add(text: string): void;
  remove(text: string): void;
  has(text: string): boolean;
  texts(): Iterable<string>;
  /** Changes whenever a text appears or disappears. */
  readonly changes: number;
}

export function createTally(): Tally {
  const counts = new Map<string, number>();
  let changes = 0;

  function count(text: string, by: number): void {
    const before = counts.get(text) ?? 0;
    const now = before + by;
    if (now > 0) counts.set(text, now);
    else counts.delete(text);
    if (before <= 0 !== now <= 0) changes += 1;
  }

  return {
    add: (text) => count(text, 1),
    remove: (text) => count(text, -1),
    has: (text) => counts.has(text),
    texts: () => counts.keys(),
    get changes() {
      return changes;
    },
  };
}
