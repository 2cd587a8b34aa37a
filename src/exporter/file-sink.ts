import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

export interface FileDigest {
  readonly bytes: number;
  readonly sha256: string;
}

export interface FileSink {
  write(chunk: Uint8Array): Promise<void>;
  end(): Promise<FileDigest>;
}

/** @throws Error if the file exists or cannot be written */
export async function fileSink(path: string): Promise<FileSink> {
  const file = await open(path, 'wx');
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async write(chunk) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      await file.writeFile(chunk);
    },
    async end() {
      await file.close();
      return { bytes, sha256: hash.digest('hex') };
    },
  };
}
