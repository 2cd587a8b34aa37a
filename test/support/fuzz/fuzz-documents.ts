import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createParser, ParseError } from '@menu-data-service/menu-reader';
import fc from 'fast-check';
import { pino } from 'pino';
import { packageRoot } from '../../../src/lib/package-root.ts';

const SOURCES = ['two-rivers-burger-yard.html', 'thimble-and-crumb.pdf'];

type Mutation = (bytes: Buffer) => Buffer;

/** Mutations of a document's bytes: flipped bits, a piece removed, repeated, or truncated. */
function arbitraryMutation(): fc.Arbitrary<Mutation> {
  const place = fc.double({ min: 0, max: 0.999, noNaN: true });
  const at = (bytes: Buffer, share: number) => Math.floor(bytes.length * share);
  return fc.oneof(
    fc.array(fc.tuple(place, fc.nat(255)), { minLength: 1, maxLength: 40 }).map((flips) => (bytes: Buffer) => {
      const changed = Buffer.from(bytes);
      for (const [share, value] of flips) changed[at(bytes, share)] = value;
      return changed;
    }),
    place.map((share) => (bytes: Buffer) => bytes.subarray(0, at(bytes, share))),
    fc.tuple(place, place).map(([a, b]) => (bytes: Buffer) => {
      const [from, to] = [at(bytes, Math.min(a, b)), at(bytes, Math.max(a, b))];
      return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
    }),
    fc.tuple(place, fc.nat(50)).map(([share, times]) => (bytes: Buffer) => {
      const piece = bytes.subarray(at(bytes, share), at(bytes, share) + 200);
      return Buffer.concat([
        bytes.subarray(0, at(bytes, share)),
        ...new Array<Buffer>(times).fill(piece),
        bytes.subarray(at(bytes, share)),
      ]);
    }),
  );
}

/** Reads mutated documents; each must give a draft or the reader's own error, within the reader's limits. */
export async function fuzzDocuments({ runs, seed }: { readonly runs: number; readonly seed: number }): Promise<{
  readonly read: number;
  readonly refused: number;
  readonly violations: readonly string[];
}> {
  const parser = createParser({ logger: pino({ level: 'silent' }) });
  const originals = SOURCES.map((name) => readFileSync(join(packageRoot, 'samples', name)));
  const [counts, violations] = [{ read: 0, refused: 0 }, [] as string[]];
  for (const [number, mutate] of fc.sample(arbitraryMutation(), { numRuns: runs, seed }).entries()) {
    const which = number % SOURCES.length;
    const fileName = SOURCES[which] ?? '';
    try {
      await parser.parse({ bytes: mutate(originals[which] ?? Buffer.alloc(0)), fileName });
      counts.read += 1;
    } catch (error) {
      if (error instanceof ParseError) counts.refused += 1;
      else violations.push(`mutation ${number} of ${fileName}, seed ${seed}: ${String(error)}`);
    }
  }
  await parser.close();
  return { ...counts, violations };
}
