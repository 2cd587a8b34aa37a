import { createHash } from 'node:crypto';
import { get as request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { SeededService } from './seeded.ts';

/** As sent: `fetch` would decode the content. */
export function raw(service: SeededService, path: string, headers: Readonly<Record<string, string>> = {}) {
  return new Promise<{ status: number; headers: Readonly<Record<string, unknown>>; body: Buffer }>(
    (resolve, reject) => {
      request(
        `${service.url}${path}`,
        { headers: { Authorization: `Bearer ${service.token}`, ...headers } },
        (answer) => {
          buffer(answer).then(
            (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
            reject,
          );
        },
      ).on('error', reject);
    },
  );
}

export const sha256 = (body: Buffer) => createHash('sha256').update(body).digest();
