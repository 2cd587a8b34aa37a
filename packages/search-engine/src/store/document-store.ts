import { addBit, type BitSet, bitSetWidth, hasBit, removeBit } from '../bit-set.ts';
import { MAX_COUNTED_WORDS } from '../limits.ts';
import { checkSettings, type IndexSettings, parseSortKey } from '../settings.ts';
import { Column } from './column.ts';
import { Dictionary } from './dictionary.ts';
import { type EngineDocument, isScalar } from './engine-document.ts';
import { withCapacity } from './grow.ts';
import { TextIndexer } from './index-text.ts';
import { KeptDocuments } from './kept-documents.ts';
import { Postings } from './postings.ts';
import { PrefixSets } from './prefix-sets.ts';
import { SetPool } from './set-pool.ts';
import { SortOrder } from './sort-order.ts';
import { TokenStore } from './token-store.ts';
import type { ValueCounter } from './value-counter.ts';

const PRIMARY_KEY = 'id';
/** Minimum of dead documents for a compaction, which also needs a third of all to be dead. */
const MIN_DEAD = 500;

/** State of one index. Documents are numbered as added; changes are visible to searches after commit(). */
export class DocumentStore {
  readonly settings: IndexSettings;
  readonly attributes: readonly string[];
  /** Primary keys by number; undefined for removed documents. */
  private keys: unknown[] = [];
  private kept = new KeptDocuments();
  live: BitSet = new Uint32Array(0);
  liveCount = 0;
  tokens = new TokenStore();
  postings = new Postings();
  dictionary = new Dictionary();
  columns: Map<string, Column>;
  private orders: Map<string, SortOrder>;
  private sortValues: Map<string, unknown[]>;
  private readonly valueCounters: ReadonlyMap<string, ValueCounter>;
  /** Number of words of attribute a of document d at d * attributes + a; MAX_COUNTED_WORDS + 1 means more. */
  wordCounts: Uint8Array = new Uint8Array(0);
  private readonly prefixSets: PrefixSets;
  readonly sets = new SetPool();
  private liveBits: BitSet = new Uint32Array(0);
  private numbers = new Map<unknown, number>();
  private text: TextIndexer;
  private posted = 0;
  private seen: Uint32Array = new Uint32Array(0);
  private rounds = 0;
  /** Fields returned with documents; undefined means all. */
  private readonly shown: readonly string[] | undefined;

  constructor(
    settings: IndexSettings,
    shown: readonly string[] | undefined,
    valueCounters: ReadonlyMap<string, ValueCounter> = new Map(),
  ) {
    checkSettings(settings);
    this.settings = settings;
    this.attributes = settings.searchableAttributes;
    this.text = new TextIndexer(this.dictionary);
    this.prefixSets = new PrefixSets(this.attributes.length);
    this.columns = new Map((settings.filterableAttributes ?? []).map((field) => [field, new Column()]));
    for (const field of valueCounters.keys())
      if (!this.columns.has(field)) throw new TypeError(`searchableValues: "${field}" is not filterable`);
    this.valueCounters = valueCounters;
    const ruleFields = (settings.rankingRules ?? []).flatMap((rule) => parseSortKey(rule)?.field ?? []);
    const sortable = new Set([...(settings.sortableAttributes ?? []), ...ruleFields]);
    this.orders = new Map(Array.from(sortable, (field) => [field, new SortOrder()]));
    this.sortValues = new Map([...sortable].filter((field) => !this.columns.has(field)).map((field) => [field, []]));
    this.shown = shown;
  }

  get size(): number {
    return this.keys.length;
  }

  document(number: number): EngineDocument {
    return this.kept.get(number);
  }

  value(number: number, field: string): unknown {
    return this.columns.get(field)?.of(number) ?? this.sortValues.get(field)?.[number];
  }

  /** @throws TypeError unless every document has a primary key */
  checkKeys(documents: readonly EngineDocument[]): void {
    const missing = documents.findIndex((document) => !isScalar(document[PRIMARY_KEY]));
    if (missing >= 0) throw new TypeError(`document ${missing}: expected text or a number in "${PRIMARY_KEY}"`);
  }

  put(document: EngineDocument): void {
    const key = document[PRIMARY_KEY];
    this.remove(key);
    const number = this.size;
    this.keys.push(key);
    this.kept.push(this.shown ? only(document, this.shown) : document);
    this.numbers.set(key, number);
    this.liveBits = withCapacity(this.liveBits, bitSetWidth(number + 1));
    addBit(this.liveBits, number);
    this.liveCount++;
    this.indexText(number, document);
    for (const [field, column] of this.columns) column.set(number, document[field]);
    for (const [field, values] of this.sortValues) values.push(document[field]);
    this.addValues(number);
  }

  remove(key: unknown): void {
    const number = this.numbers.get(key);
    if (number === undefined) return;
    this.numbers.delete(key);
    this.keys[number] = undefined;
    removeBit(this.liveBits, number);
    this.liveCount--;
    this.countWords(number, -1);
    this.removeValues(number);
  }

  commit(): void {
    const dead = this.size - this.liveCount;
    if (dead > MIN_DEAD && dead * 3 > this.size) this.compact();
    this.postings.append(this.tokens, this.posted, this.size, this.dictionary.texts.length);
    const bulk = this.size > 2 * this.posted;
    this.posted = this.size;
    for (const order of this.orders.values()) order.invalidate();
    this.live = this.liveBits.subarray(0, bitSetWidth(this.size));
    this.sets.reset(this.live.length);
    this.prefixSets.forget();
    if (bulk) {
      this.tokens.trim();
      this.dictionary.lexicon();
      for (const field of this.orders.keys()) this.order(field);
      for (const counter of this.valueCounters.values()) counter.prepare();
    }
  }

  /** Documents with a word of this prefix, by attribute; null if the sets are not cached. */
  documentsWithPrefix(beginning: string): readonly BitSet[] | null {
    return this.prefixSets.of(beginning, this.dictionary.lexicon(), this.postings, this.size);
  }

  order(field: string): SortOrder | undefined {
    const order = this.orders.get(field);
    order?.refresh((number) => this.value(number, field), this.size, this.live);
    return order;
  }

  compact(): void {
    const kept = Uint32Array.from(this.keys.keys()).filter((number) => hasBit(this.liveBits, number));
    const ofKept = <T>(values: readonly T[]) => Array.from(kept, (number) => values[number] as T);
    const dictionary = new Dictionary();
    const newWord = new Uint32Array(this.dictionary.texts.length);
    const lexicon = this.dictionary.lexicon();
    for (let i = 0; i < lexicon.size; i++)
      newWord[lexicon.ids[i] as number] = dictionary.idFor(lexicon.texts[i] as string);
    const counts = new Uint8Array(kept.length * this.attributes.length);
    for (let d = 0; d < kept.length; d++) counts.set(this.wordCountsOf(kept[d] as number), d * this.attributes.length);
    this.tokens = this.tokens.compacted(kept, newWord);
    this.dictionary = dictionary;
    this.text = new TextIndexer(dictionary);
    this.postings = new Postings();
    this.posted = 0;
    this.keys = ofKept(this.keys);
    this.kept = this.kept.compacted(kept);
    this.wordCounts = counts;
    this.numbers = new Map(this.keys.map((key, number) => [key, number]));
    this.columns = new Map(Array.from(this.columns, ([field, column]) => [field, column.compacted(kept)]));
    this.sortValues = new Map(Array.from(this.sortValues, ([field, values]) => [field, ofKept(values)]));
    for (const counter of this.valueCounters.values()) counter.clear();
    this.liveBits = new Uint32Array(bitSetWidth(kept.length));
    for (let d = 0; d < kept.length; d++) {
      addBit(this.liveBits, d);
      this.countWords(d, 1);
      this.addValues(d);
    }
    this.orders = new Map(Array.from(this.orders.keys(), (field) => [field, new SortOrder()]));
  }

  private indexText(number: number, document: EngineDocument): void {
    this.wordCounts = withCapacity(this.wordCounts, (number + 1) * this.attributes.length);
    for (let a = 0; a < this.attributes.length; a++) {
      const words = this.text.write(document[this.attributes[a] as string], a, this.tokens);
      this.wordCounts[number * this.attributes.length + a] = Math.min(words, MAX_COUNTED_WORDS + 1);
    }
    this.tokens.closeDocument();
    this.countWords(number, 1);
  }

  private wordCountsOf(number: number): Uint8Array {
    return this.wordCounts.subarray(number * this.attributes.length, (number + 1) * this.attributes.length);
  }

  private addValues(document: number): void {
    for (const [field, counter] of this.valueCounters) {
      const { codes, values } = this.columns.get(field) as Column;
      const code = codes[document] as number;
      const value = values[code];
      if (typeof value === 'string') counter.add(code, value, document);
    }
  }

  private removeValues(document: number): void {
    for (const [field, counter] of this.valueCounters) {
      const { codes, values } = this.columns.get(field) as Column;
      const code = codes[document] as number;
      if (typeof values[code] === 'string') counter.remove(code);
    }
  }

  private countWords(number: number, change: 1 | -1): void {
    const { offsets, words } = this.tokens;
    if (this.seen.length < this.dictionary.texts.length)
      this.seen = withCapacity(this.seen, this.dictionary.texts.length);
    const round = ++this.rounds;
    const to = offsets[number + 1] as number;
    for (let i = offsets[number] as number; i < to; i++) {
      const word = words[i] as number;
      if (this.seen[word] === round) continue;
      this.seen[word] = round;
      this.dictionary.count(word, change);
    }
  }
}

function only(document: EngineDocument, fields: readonly string[]): EngineDocument {
  return Object.fromEntries(fields.filter((field) => field in document).map((field) => [field, document[field]]));
}
