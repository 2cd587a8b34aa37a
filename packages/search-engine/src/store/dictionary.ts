import { firstPlace } from './first-place.ts';
import { withCapacity } from './grow.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';

/**
 * Assigns ids to words and counts the living documents of each. The ordered view is updated on demand: new words are sorted and merged in,
 * words without documents are left out.
 */
export class Dictionary {
  readonly texts: string[] = [];
  frequencies: Uint32Array = new Uint32Array(16);
  private readonly ids = new Map<string, number>();
  private current: Lexicon | null = null;
  private ordered: Uint32Array = new Uint32Array(0);

  idFor(word: string): number {
    let id = this.ids.get(word);
    if (id === undefined) {
      id = this.texts.length;
      this.ids.set(word, id);
      this.texts.push(word);
      this.frequencies = withCapacity(this.frequencies, id + 1);
    }
    return id;
  }

  count(id: number, change: 1 | -1): void {
    const before = this.frequencies[id] as number;
    this.frequencies[id] = before + change;
    if (before === 0 || before + change === 0) this.current = null;
  }

  lexicon(): Lexicon {
    if (!this.current) {
      this.mergeNewWords();
      const alive = this.ordered.filter((id) => this.frequencies[id] !== 0);
      const texts = Array.from(alive, (id) => this.texts[id] as string);
      this.current = createLexicon(texts, alive, (word) => this.livingId(word));
    }
    return this.current;
  }

  private livingId(word: string): number | undefined {
    const id = this.ids.get(word);
    return id !== undefined && this.frequencies[id] !== 0 ? id : undefined;
  }

  private mergeNewWords(): void {
    const known = this.ordered.length;
    if (known === this.texts.length) return;
    const fresh = Array.from({ length: this.texts.length - known }, (_, i) => known + i);
    const text = (id: number) => this.texts[id] as string;
    fresh.sort((a, b) => (text(a) < text(b) ? -1 : 1));
    const merged = new Uint32Array(this.texts.length);
    let from = 0;
    let at = 0;
    for (const id of fresh) {
      const wanted = text(id);
      const to = firstPlace(from, known, (place) => text(this.ordered[place] as number) < wanted);
      merged.set(this.ordered.subarray(from, to), at);
      at += to - from;
      merged[at++] = id;
      from = to;
    }
    merged.set(this.ordered.subarray(from), at);
    this.ordered = merged;
  }
}
