import type { Response } from 'undici';

/** A body larger than its limit, once unpacked. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** Reads a body, unpacked by undici, and stops at the limit instead of filling memory. */
export async function readBody(response: Response, limit: number): Promise<Buffer> {
  const stated = Number(response.headers.get('content-length') ?? 0);
  if (stated > limit) {
    await response.body?.cancel();
    throw new BodyTooLarge();
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // leaving the loop early cancels the body
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
