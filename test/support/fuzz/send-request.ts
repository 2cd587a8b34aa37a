import { Agent, request as httpRequest } from 'node:http';
import type { FuzzedAnswer } from './judge-answer.ts';

const HANG_MS = 10_000;

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/**
 * Sends a request unchanged; fetch would normalise it.
 * @throws Error if no answer comes in ten seconds, or none at all
 */
export function sendRequest(
  baseUrl: string,
  sent: {
    readonly method: string;
    readonly target: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: Buffer;
  },
): Promise<FuzzedAnswer> {
  const { hostname, port } = new URL(baseUrl);
  const { method, target: path, headers, body } = sent;
  return new Promise((resolve, reject) => {
    const request = httpRequest({ agent, hostname, port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on('error', reject);
    });
    request.setTimeout(HANG_MS, () => request.destroy(new Error(`no answer in ${HANG_MS} ms`)));
    request.on('error', reject);
    request.end(body);
  });
}
