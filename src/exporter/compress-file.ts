import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { type FileDigest, fileSink } from './file-sink.ts';

/** Codings of prepared files, with their suffixes. Parquet is compressed already. */
export const CODINGS = { gzip: 'gz', br: 'br' } as const;
export type PreparedCoding = keyof typeof CODINGS;

/** Higher levels take many times as long for a few percent: 11 is forty times slower than 5. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 } };

export async function compressFile(path: string, coding: PreparedCoding): Promise<FileDigest> {
  const sink = await fileSink(`${path}.${CODINGS[coding]}`);
  const coder = coding === 'gzip' ? createGzip({ level: 6 }) : createBrotliCompress(BROTLI);
  await pipeline(createReadStream(path), coder, async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) await sink.write(chunk);
  });
  return sink.end();
}
