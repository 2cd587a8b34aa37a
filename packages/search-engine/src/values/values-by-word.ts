/** A text with the number of documents that have it. */
export interface Counted {
  readonly text: string;
  /** By which its list knows it. */
  readonly number: number;
  count: number;
}

/** What most documents have, the shortest, and then by the alphabet. */
export function compareCounted(a: Counted, b: Counted): number {
  if (a.count !== b.count) return b.count - a.count;
  if (a.text.length !== b.text.length) return a.text.length - b.text.length;
  return a.text < b.text ? -1 : 1;
}

/** Values by a word, those of each word in order. A list is put in order again when it is asked for after a change. */
export class ValuesByWord {
  private readonly lists: Counted[][] = [];
  /** By word, whether its list is in order. */
  private readonly inOrder: boolean[] = [];

  add(word: number, value: Counted): void {
    const list = this.lists[word];
    if (list === undefined) this.lists[word] = [value];
    else list.push(value);
    this.inOrder[word] = false;
  }

  /** The count of one of the values of the word changed. */
  touch(word: number): void {
    this.inOrder[word] = false;
  }

  of(word: number): readonly Counted[] {
    const list = this.lists[word] ?? [];
    if (this.inOrder[word] === false) {
      // Nearly sorted as it is, so that this is little work.
      list.sort(compareCounted);
      this.inOrder[word] = true;
    }
    return list;
  }

  sizeOf(words: readonly number[]): number {
    return words.reduce((sum, word) => sum + (this.lists[word]?.length ?? 0), 0);
  }

  /** Puts all lists in order. */
  sort(): void {
    for (const word of this.lists.keys()) this.of(word);
  }
}
