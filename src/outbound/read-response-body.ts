import type { Response } from 'undici';

export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';

  constructor(limit: number) {
    const kilobytes = limit / 1024;
    const size = kilobytes < 1024 ? `${Math.round(kilobytes)} kB` : `${Math.round(kilobytes / 1024)} MB`;
    super(`the document is larger than ${size}`);
  }
}

/** Reads a body, which undici unpacks, and stops at the limit instead of filling memory. @param limit in bytes @throws BodyTooLarge */
export async function readResponseBody(response: Response, limit: number): Promise<Buffer> {
  const stated = Number(response.headers.get('content-length') ?? 0);
  if (stated > limit) {
    await response.body?.cancel();
    throw new BodyTooLarge(limit);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // leaving the loop early cancels the body
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new BodyTooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
