import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { PROBLEM_TYPE } from './problem.ts';

const ANSWERS: Readonly<Record<string, { readonly status: number; readonly code: string; readonly detail: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'headers_too_large', detail: 'The request headers are larger than 16 kB.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request_timeout', detail: 'The request did not arrive in time.' },
};
const UNREADABLE = { status: 400, code: 'bad_request', detail: 'The request is not readable as HTTP/1.1.' };

/** Answers what node:http refuses before any of our code sees a request, in the form of all other errors. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code, detail } = ANSWERS[error.code ?? ''] ?? UNREADABLE;
  const title = STATUS_CODES[status] ?? 'Error';
  const requestId = randomUUID();
  const body = JSON.stringify({ type: 'about:blank', title, status, detail, code, requestId });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
