import { walkTypos } from '../query/typo-walk.ts';
import { Dictionary } from '../store/dictionary.ts';
import type { ValueCounter } from '../store/value-counter.ts';
import { visitWords } from '../text/tokenize.ts';
import { BestValues, type RankedValue } from './best-values.ts';
import { rankFor, rankOf, type TypoReach, WHOLE } from './rank-of.ts';
import { type CountedValue, ValuesByWord } from './values-by-word.ts';

export interface ValueQuery {
  /** Typed words, folded. The last one may be a prefix. */
  readonly typed: readonly string[];
  readonly limit: number;
  readonly budgetOf: (word: string) => number;
  readonly less?: ReadonlyMap<number, number>;
}

interface Value extends CountedValue {
  readonly words: readonly number[];
  readonly documents: number[];
  seen: number;
}

/**
 * Distinct texts with their documents and the words that find them. It has a dictionary of its own, so that only texts of living documents
 * are searched. The texts of a word are kept in order, so that a search reads no more of them than it may return.
 */
export class ValueList implements ValueCounter {
  private dictionary = new Dictionary();
  private values: (Value | undefined)[] = [];
  private byText = new Map<string, number>();
  private beginning = new ValuesByWord();
  private holding = new ValuesByWord();
  private searches = 0;

  add(number: number, text: string, document: number): void {
    this.count(number, text, 1).documents.push(document);
  }

  remove(number: number): void {
    this.count(number, '', -1);
  }

  count(number: number, text: string, change: number): Value {
    const value = this.values[number] ?? this.read(number, text);
    const wasThere = value.count > 0;
    value.count += change;
    const isThere = value.count > 0;
    for (const word of new Set(value.words)) {
      if (wasThere !== isThere) this.dictionary.count(word, isThere ? 1 : -1);
      this.holding.touch(word);
    }
    if (value.words.length > 0) this.beginning.touch(value.words[0] as number);
    return value;
  }

  /** Documents that were added with a value, in order, removed ones included. */
  documentsOf(number: number): readonly number[] {
    return this.values[number]?.documents ?? [];
  }

  prepare(): void {
    this.dictionary.lexicon();
    this.beginning.sort();
    this.holding.sort();
  }

  clear(): void {
    this.dictionary = new Dictionary();
    this.values = [];
    this.byText = new Map();
    this.beginning = new ValuesByWord();
    this.holding = new ValuesByWord();
  }

  /** Texts that contain every typed word, best first: without typos, then matching from the start, then by number of documents. */
  find(wanted: ValueQuery): readonly RankedValue[] {
    if (wanted.typed.length === 0) return [];
    const asTyped = this.search(wanted, () => 0);
    if (asTyped.length >= wanted.limit || wanted.typed.every((word) => wanted.budgetOf(word) === 0)) return asTyped;
    return this.search(wanted, wanted.budgetOf);
  }

  private read(number: number, text: string): Value {
    const words: number[] = [];
    visitWords(text, (word) => words.push(this.dictionary.idFor(word)));
    const value: Value = { text, number, words, count: 0, documents: [], seen: 0 };
    this.values[number] = value;
    this.byText.set(this.textOf(words), number);
    for (const word of new Set(words)) this.holding.add(word, value);
    if (words.length > 0) this.beginning.add(words[0] as number, value);
    return value;
  }

  private textOf(words: readonly number[]): string {
    return words.map((word) => this.dictionary.texts[word]).join(' ');
  }

  private search(
    { typed, limit, less = new Map() }: ValueQuery,
    budgetOf: (word: string) => number,
  ): readonly RankedValue[] {
    const last = typed.length - 1;
    const reaches = typed.map((word, i) => reachOf(this.dictionary, word, i === last, budgetOf(word)));
    // Filtered-out documents may lower a value's rank, so keep that many spare candidates.
    const best = new BestValues(limit + less.size);
    const search = ++this.searches;
    const offer = (value: Value): void => {
      if (value.seen === search || value.count === 0) return;
      value.seen = search;
      const rank = rankOf(value.words, reaches);
      if (rank !== null) best.offer(rank, value);
    };
    const visit = ({ words, typosOf }: TypoReach, values: ValuesByWord, fit: 'start' | 'words'): void => {
      for (const word of words) {
        const rank = rankFor((typosOf[word] as number) - 1, fit);
        for (const value of values.of(word)) {
          if (!best.takes(rank, value)) break;
          offer(value as Value);
        }
      }
    };
    const whole = this.values[this.byText.get(typed.join(' ')) ?? -1];
    if (whole && best.takes(WHOLE, whole)) offer(whole);
    const rarest = reaches.reduce((least, reach) =>
      this.holding.sizeOf(reach.words) < this.holding.sizeOf(least.words) ? reach : least,
    );
    const first = reaches[0] as TypoReach;
    if (this.holding.sizeOf(rarest.words) < this.beginning.sizeOf(first.words)) {
      // Few texts hold the rarest word, so those that begin as typed are found among them at once.
      visit(rarest, this.holding, 'start');
    } else {
      visit(first, this.beginning, 'start');
      visit(rarest, this.holding, 'words');
    }
    return best.inOrder(less).slice(0, limit);
  }
}

function reachOf(dictionary: Dictionary, typed: string, begun: boolean, budget: number): TypoReach {
  const lexicon = dictionary.lexicon();
  const exact = lexicon.idOf(typed) ?? null;
  const typosOf = new Uint8Array(dictionary.texts.length);
  const words: number[] = [];
  const take = (word: number, typos: number): void => {
    if (typosOf[word] !== 0) return;
    typosOf[word] = typos + 1;
    words.push(word);
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
  return { exact, typosOf, words };
}
