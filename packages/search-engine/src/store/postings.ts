import { withCapacity } from './grow.ts';
import { BIT_OF_POSITION } from './position-buckets.ts';
import type { TokenStore } from './token-store.ts';

/** Documents of every word, ascending, with masks of attributes and positions. A list that outgrows its room moves. */
export class Postings {
  documents: Uint32Array = new Uint32Array(0);
  attributes: Uint16Array = new Uint16Array(0);
  positions: Uint32Array = new Uint32Array(0);
  /** The list of word w starts at starts[w] and has lengths[w] entries. */
  starts: Uint32Array = new Uint32Array(0);
  lengths: Uint32Array = new Uint32Array(0);
  private rooms: Uint32Array = new Uint32Array(0);
  private used = 0;

  /** Adds the tokens of documents `from` … `to - 1`, which must be higher than all before; `words` is the size of the dictionary. */
  append(tokens: TokenStore, from: number, to: number, words: number): void {
    this.starts = withCapacity(this.starts, words);
    this.lengths = withCapacity(this.lengths, words);
    this.rooms = withCapacity(this.rooms, words);
    this.makeRoom(countNew(tokens, from, to, words));
    const last = new Int32Array(words).fill(-1);
    const { offsets } = tokens;
    for (let d = from; d < to; d++) {
      for (let i = offsets[d] as number; i < (offsets[d + 1] as number); i++) {
        const word = tokens.words[i] as number;
        if (last[word] !== d) {
          last[word] = d;
          const fresh = (this.starts[word] as number) + (this.lengths[word] as number);
          this.lengths[word] = (this.lengths[word] as number) + 1;
          this.documents[fresh] = d;
          this.attributes[fresh] = 0;
          this.positions[fresh] = 0;
        }
        const slot = (this.starts[word] as number) + (this.lengths[word] as number) - 1;
        this.attributes[slot] = (this.attributes[slot] as number) | (1 << (tokens.attributes[i] as number));
        this.positions[slot] =
          (this.positions[slot] as number) | (1 << (BIT_OF_POSITION[tokens.positions[i] as number] as number));
      }
    }
  }

  private makeRoom(extra: Uint32Array): void {
    let end = this.used;
    const moved: number[] = [];
    for (let word = 0; word < extra.length; word++) {
      const more = extra[word] as number;
      const needed = (this.lengths[word] as number) + more;
      if (!more || needed <= (this.rooms[word] as number)) continue;
      moved.push(word);
      end += roomFor(needed, this.lengths[word] as number);
    }
    this.documents = withCapacity(this.documents, end);
    this.attributes = withCapacity(this.attributes, end);
    this.positions = withCapacity(this.positions, end);
    for (const word of moved) this.move(word, (this.lengths[word] as number) + (extra[word] as number));
  }

  private move(word: number, needed: number): void {
    const start = this.starts[word] as number;
    const length = this.lengths[word] as number;
    this.documents.copyWithin(this.used, start, start + length);
    this.attributes.copyWithin(this.used, start, start + length);
    this.positions.copyWithin(this.used, start, start + length);
    this.starts[word] = this.used;
    this.rooms[word] = roomFor(needed, length);
    this.used += this.rooms[word] as number;
  }
}

/** A new list gets exactly its size; one that grows again gets a quarter more. */
function roomFor(needed: number, before: number): number {
  return before === 0 ? needed : Math.ceil(needed * 1.25) + 2;
}

function countNew(tokens: TokenStore, from: number, to: number, words: number): Uint32Array {
  const count = new Uint32Array(words);
  const last = new Int32Array(words).fill(-1);
  for (let d = from; d < to; d++)
    for (let i = tokens.offsets[d] as number; i < (tokens.offsets[d + 1] as number); i++) {
      const word = tokens.words[i] as number;
      if (last[word] === d) continue;
      last[word] = d;
      count[word] = (count[word] as number) + 1;
    }
  return count;
}
