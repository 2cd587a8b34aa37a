export interface Counted {
  readonly text: string;
  readonly number: number;
  count: number;
}

export function compareCounted(a: Counted, b: Counted): number {
  if (a.count !== b.count) return b.count - a.count;
  if (a.text.length !== b.text.length) return a.text.length - b.text.length;
  return a.text < b.text ? -1 : 1;
}

/** Values by word, each list in order. A list is sorted again on its first use after a change. */
export class ValuesByWord {
  private readonly lists: Counted[][] = [];
  private readonly inOrder: boolean[] = [];

  add(word: number, value: Counted): void {
    const list = this.lists[word];
    if (list === undefined) this.lists[word] = [value];
    else list.push(value);
    this.inOrder[word] = false;
  }

  touch(word: number): void {
    this.inOrder[word] = false;
  }

  of(word: number): readonly Counted[] {
    const list = this.lists[word] ?? [];
    if (this.inOrder[word] === false) {
      // Nearly sorted already, so this is cheap.
      list.sort(compareCounted);
      this.inOrder[word] = true;
    }
    return list;
  }

  sizeOf(words: readonly number[]): number {
    return words.reduce((sum, word) => sum + (this.lists[word]?.length ?? 0), 0);
  }

  sort(): void {
    for (const word of this.lists.keys()) this.of(word);
  }
}
