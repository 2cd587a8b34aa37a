export interface CountedValue {
  readonly text: string;
  readonly number: number;
  count: number;
}

export function compareByCount(a: CountedValue, b: CountedValue): number {
  if (a.count !== b.count) return b.count - a.count;
  if (a.text.length !== b.text.length) return a.text.length - b.text.length;
  return a.text < b.text ? -1 : 1;
}

/** Values by word, each list in order. A list is sorted again on its first use after a change. */
export class ValuesByWord {
  private readonly lists: CountedValue[][] = [];
  private readonly inOrder: boolean[] = [];

  add(word: number, value: CountedValue): void {
    const list = this.lists[word];
    if (list === undefined) this.lists[word] = [value];
    else list.push(value);
    this.inOrder[word] = false;
  }

  touch(word: number): void {
    this.inOrder[word] = false;
  }

  of(word: number): readonly CountedValue[] {
    const list = this.lists[word] ?? [];
    if (this.inOrder[word] === false) {
      // Nearly sorted already, so this is cheap.
      list.sort(compareByCount);
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
