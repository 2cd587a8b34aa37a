import type { EngineDocument } from './engine-document.ts';
import { withCapacity } from './grow.ts';

const CHUNK_BYTES = 1 << 20;

/** Documents as JSON in bytes: objects would take several times the memory. Field names are kept once per set. */
export class KeptDocuments {
  private readonly chunks: Uint8Array[] = [];
  private used = 0;
  /** Document d lies in chunk places[3 * d], from places[3 * d + 1] up to places[3 * d + 2]. */
  private places: Uint32Array = new Uint32Array(0);
  private count = 0;
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();
  private readonly shapes: Shapes;

  constructor(shapes = new Shapes()) {
    this.shapes = shapes;
  }

  push(document: EngineDocument): void {
    const fields = Object.keys(document).filter((field) => document[field] !== undefined);
    const values = fields.map((field) => document[field]);
    this.pushBytes(this.encoder.encode(JSON.stringify([this.shapes.numberOf(fields), ...values])));
  }

  get(document: number): EngineDocument {
    const [shape, ...values] = JSON.parse(this.decoder.decode(this.bytesOf(document))) as [number, ...unknown[]];
    return Object.fromEntries(this.shapes.fieldsOf(shape).map((field, place) => [field, values[place]]));
  }

  compacted(documents: Uint32Array): KeptDocuments {
    const out = new KeptDocuments(this.shapes);
    for (const document of documents) out.pushBytes(this.bytesOf(document));
    return out;
  }

  private pushBytes(bytes: Uint8Array): void {
    let chunk = this.chunks.at(-1);
    if (!chunk || this.used + bytes.length > chunk.length) {
      chunk = new Uint8Array(Math.max(CHUNK_BYTES, bytes.length));
      this.chunks.push(chunk);
      this.used = 0;
    }
    chunk.set(bytes, this.used);
    this.places = withCapacity(this.places, 3 * this.count + 3);
    this.places.set([this.chunks.length - 1, this.used, this.used + bytes.length], 3 * this.count);
    this.used += bytes.length;
    this.count++;
  }

  private bytesOf(document: number): Uint8Array {
    const [chunk, from, to] = this.places.subarray(3 * document, 3 * document + 3) as unknown as [
      number,
      number,
      number,
    ];
    return (this.chunks[chunk] as Uint8Array).subarray(from, to);
  }
}

class Shapes {
  private readonly fields: (readonly string[])[] = [];
  private readonly numbers = new Map<string, number>();

  numberOf(fields: readonly string[]): number {
    const names = JSON.stringify(fields);
    const known = this.numbers.get(names);
    if (known !== undefined) return known;
    this.numbers.set(names, this.fields.length);
    return this.fields.push(fields) - 1;
  }

  fieldsOf(number: number): readonly string[] {
    return this.fields[number] as readonly string[];
  }
}
