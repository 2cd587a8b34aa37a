import { walkTypos } from '../query/typo-walk.ts';
import { Dictionary } from '../store/dictionary.ts';
import { grownUint32 } from '../store/grow.ts';
import type { ValueCounter } from '../store/value-counter.ts';
import { visitWords } from '../text/tokenize.ts';
import { BestValues, type RankedValue } from './best-values.ts';
import { type Reach, rankOf } from './rank-of.ts';

export interface Wanted {
  /** Words as they were typed, folded. The last one may be only begun. */
  readonly typed: readonly string[];
  readonly limit: number;
  /** Typos that a typed word may have. */
  readonly budgetOf: (word: string) => number;
  /** Documents that do not count, by the number of their value. */
  readonly less?: ReadonlyMap<number, number>;
}

/**
 * Distinct texts, how many documents have each, and the words in them by which they are found. It is kept up to date
 * value by value; words come from a dictionary of its own, so that only texts that some document has are looked at.
 */
export class ValueList implements ValueCounter {
  private dictionary = new Dictionary();
  private texts: string[] = [];
  private words: (readonly number[])[] = [];
  private counts: Uint32Array = new Uint32Array(16);
  /** By word, the values that hold it; none twice. */
  private holders: number[][] = [];
  /** By value, the search that saw it last. */
  private seen: Uint32Array = new Uint32Array(16);
  private searches = 0;

  count(number: number, text: string, change: number): void {
    const words = this.words[number] ?? this.add(number, text);
    const before = this.counts[number] as number;
    const after = before + change;
    this.counts[number] = after;
    if (before === 0 || after === 0) for (const word of new Set(words)) this.dictionary.count(word, after > 0 ? 1 : -1);
  }

  prepare(): void {
    this.dictionary.lexicon();
  }

  clear(): void {
    this.dictionary = new Dictionary();
    [this.texts, this.words, this.holders] = [[], [], []];
    this.counts.fill(0);
    this.seen.fill(0);
  }

  /** Texts that hold every typed word, best first: without typos, then from their beginning, then what most documents have. */
  find(wanted: Wanted): readonly RankedValue[] {
    if (wanted.typed.length === 0) return [];
    const asTyped = this.search(wanted, () => 0);
    if (asTyped.length >= wanted.limit || wanted.typed.every((word) => wanted.budgetOf(word) === 0)) return asTyped;
    return this.search(wanted, wanted.budgetOf);
  }

  private add(number: number, text: string): readonly number[] {
    const words: number[] = [];
    visitWords(text, (word) => words.push(this.dictionary.idFor(word)));
    this.texts[number] = text;
    this.words[number] = words;
    for (const word of new Set(words)) {
      const holders = this.holders[word];
      if (holders === undefined) this.holders[word] = [number];
      else holders.push(number);
    }
    this.counts = grownUint32(this.counts, number + 1);
    this.seen = grownUint32(this.seen, number + 1);
    return words;
  }

  private search({ typed, limit, less }: Wanted, budgetOf: (word: string) => number): readonly RankedValue[] {
    const reaches = typed.map((word, i) => this.reach(word, i === typed.length - 1, budgetOf(word)));
    const rarest = reaches.reduce((least, reach) => (reach.values < least.values ? reach : least));
    const best = new BestValues(limit);
    const search = ++this.searches;
    for (const word of rarest.words) {
      for (const number of this.holders[word] ?? []) {
        if (this.seen[number] === search) continue;
        this.seen[number] = search;
        const count = (this.counts[number] as number) - (less?.get(number) ?? 0);
        if (count <= 0) continue;
        const rank = rankOf(this.words[number] as readonly number[], reaches);
        if (rank !== null) best.offer(rank, count, this.texts[number] as string, number);
      }
    }
    return best.inOrder();
  }

  /** The words that a typed one stands for. */
  private reach(typed: string, begun: boolean, budget: number): Reach {
    const lexicon = this.dictionary.lexicon();
    const exact = lexicon.idOf(typed) ?? null;
    const typosOf = new Uint8Array(this.dictionary.texts.length);
    const words: number[] = [];
    let values = 0;
    const take = (word: number, typos: number): void => {
      if (typosOf[word] !== 0) return;
      typosOf[word] = typos + 1;
      words.push(word);
      values += this.holders[word]?.length ?? 0;
    };
    if (begun) for (const word of lexicon.ids.subarray(...lexicon.range(typed))) take(word, 0);
    else if (exact !== null) take(exact, 0);
    if (budget > 0) {
      const query = Uint32Array.from(typed, (character) => character.codePointAt(0) as number);
      const [from, to] = lexicon.range(String.fromCodePoint(query[0] as number));
      walkTypos(lexicon, query, budget, begun, from, to, (place, typos) => {
        take(lexicon.ids[place] as number, typos);
        return true;
      });
    }
    return { exact, typosOf, words, values };
  }
}
