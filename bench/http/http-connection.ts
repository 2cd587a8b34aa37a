import { connect, type Socket } from 'node:net';

/** What came back: its status, and the head for whoever looks at a header. */
export interface Answer {
  readonly status: number;
  readonly head: string;
}

const LENGTH = /\r\ncontent-length: *(\d+)/i;

/**
 * One kept connection of HTTP/1.1 that costs next to nothing: requests are bytes made before, and of an answer only
 * status and length are read. Answers must carry Content-Length or have no body.
 */
export class HttpConnection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #settle: ((answer: Answer | null) => void) | null = null;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1').setNoDelay();
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', () => this.#done(null));
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed && this.#socket.writable;
  }

  /** Sends one request; null where the connection ends without an answer. One at a time. */
  ask(request: Buffer): Promise<Answer | null> {
    return new Promise((resolve) => {
      this.#settle = resolve;
      if (this.isOpen) this.#socket.write(request);
      else this.#done(null);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const end = this.#received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.#received.toString('latin1', 0, end);
    const status = Number(head.slice(9, 12));
    const hasBody = status !== 304 && status !== 204;
    const length = hasBody ? Number(LENGTH.exec(head)?.[1] ?? 0) : 0;
    if (this.#received.length < end + 4 + length) return;
    this.#received = this.#received.subarray(end + 4 + length);
    this.#done({ status, head });
  }

  #done(answer: Answer | null): void {
    const settle = this.#settle;
    this.#settle = null;
    settle?.(answer);
  }
}
