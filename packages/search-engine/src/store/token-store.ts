import { withCapacity } from './grow.ts';

/** Words of every document in text order: word id, position and attribute side by side. */
export class TokenStore {
  words: Uint32Array = new Uint32Array(0);
  positions: Uint16Array = new Uint16Array(0);
  attributes: Uint8Array = new Uint8Array(0);
  /** Tokens of document d are those from offsets[d] up to offsets[d + 1]. */
  offsets: Uint32Array = new Uint32Array(1);
  documents = 0;
  length = 0;

  push(word: number, position: number, attribute: number): void {
    if (this.length === this.words.length) this.reserve(this.length + 1);
    this.words[this.length] = word;
    this.positions[this.length] = position;
    this.attributes[this.length] = attribute;
    this.length++;
  }

  closeDocument(): void {
    this.documents++;
    this.offsets = withCapacity(this.offsets, this.documents + 1);
    this.offsets[this.documents] = this.length;
  }

  trim(): void {
    this.words = this.words.slice(0, this.length);
    this.positions = this.positions.slice(0, this.length);
    this.attributes = this.attributes.slice(0, this.length);
    this.offsets = this.offsets.slice(0, this.documents + 1);
  }

  /** Copies the listed documents, renumbered from 0, with words renumbered by `newWord`. */
  compacted(documents: Uint32Array, newWord: Uint32Array): TokenStore {
    const out = new TokenStore();
    let length = 0;
    for (const d of documents) length += (this.offsets[d + 1] as number) - (this.offsets[d] as number);
    out.reserve(length);
    out.offsets = new Uint32Array(documents.length + 1);
    for (const d of documents) {
      for (let i = this.offsets[d] as number; i < (this.offsets[d + 1] as number); i++)
        out.push(newWord[this.words[i] as number] as number, this.positions[i] as number, this.attributes[i] as number);
      out.closeDocument();
    }
    return out;
  }

  private reserve(needed: number): void {
    this.words = withCapacity(this.words, needed);
    this.positions = withCapacity(this.positions, needed);
    this.attributes = withCapacity(this.attributes, needed);
  }
}
