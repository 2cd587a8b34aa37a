import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { openPromise, type ZipFile } from 'yauzl';
import { InputFailure } from '../../src/domain/errors.ts';
import { explainReadError } from '../input-file.ts';

/** How a zip file begins (APPNOTE 4.3.7). */
const ZIP = Buffer.from('PK\x03\x04', 'latin1');

/** The data of both directories are under Data; what is beside it explains them, and `multi_csv` holds all a second time. */
const DATA = /(?:^|\/)data\/(?!.*multi_csv\/).*\.csv$/i;

export interface NamedStream {
  readonly name: string;
  readonly bytes: Readable;
}

/**
 * The CSV files of a file: itself, or the data files of a zip, one after the other.
 * @throws InputFailure where it cannot be read or holds none
 */
export async function* csvStreams(file: string): AsyncGenerator<NamedStream> {
  try {
    if (await isZip(file)) yield* zipped(file, await openPromise(file));
    else yield { name: file, bytes: createReadStream(file) };
  } catch (error) {
    throw error instanceof InputFailure ? error : new InputFailure(`${file}: ${explainReadError(error as Error)}`);
  }
}

async function isZip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ZIP.length), 0, ZIP.length, 0);
    return buffer.subarray(0, bytesRead).equals(ZIP);
  } finally {
    await handle.close();
  }
}

async function* zipped(file: string, zip: ZipFile): AsyncGenerator<NamedStream> {
  let found = false;
  for await (const entry of zip.eachEntry()) {
    if (!DATA.test(entry.fileName)) continue;
    found = true;
    yield { name: `${file}: ${entry.fileName}`, bytes: await zip.openReadStreamPromise(entry) };
  }
  if (!found) throw new InputFailure(`${file}: holds no data; expected CSV files in a folder "Data"`);
}
