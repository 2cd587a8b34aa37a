import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SearchRequest } from '@menu-data-service/search-engine';
import type { Teardown } from '../teardown.ts';
import { EngineData, EngineError } from './engine-data.ts';
import { answerTo } from './engine-routes.ts';
import { type QueueFaults, TaskQueue } from './task-queue.ts';

export interface EngineFaults extends QueueFaults {
  unavailable: boolean;
  /** Milliseconds before any answer. */
  answerDelay: number;
  /** Cuts the body of a search in the middle. */
  truncate: boolean;
  /** Closes the connection of this many requests without an answer. */
  hangUp: number;
}

/** An engine with Meilisearch's HTTP API that ranks like the real one and fails on demand. */
export interface TestEngine {
  readonly url: string;
  readonly faults: EngineFaults;
  indexes(): readonly string[];
  documents(uid: string): readonly unknown[];
  /** Changes documents or settings without a task. */
  tamper(change: (data: EngineData) => void): void;
  /** Restarts without data and tasks, or with the data of an earlier copy. */
  restart(data?: EngineData): void;
  copy(): EngineData;
  searches(): number;
  /** Non-empty texts searched so far. */
  texts(): readonly string[];
  /** Closes the port; `open` opens the same one again. */
  close(): Promise<void>;
  open(): Promise<void>;
}

function noFaults(): EngineFaults {
  return {
    taskDelay: 0,
    failTask: () => false,
    loseTask: () => false,
    reorder: false,
    unavailable: false,
    answerDelay: 0,
    truncate: false,
    hangUp: 0,
  };
}

async function body(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Starts an engine for one test; it is stopped after the test. */
export async function startTestEngine(t: Teardown): Promise<TestEngine> {
  const faults = noFaults();
  let data = new EngineData();
  let searches = 0;
  const texts: string[] = [];
  const tasks = new TaskQueue(() => data, faults);
  const search = (uid: string, request: SearchRequest): object => {
    searches += 1;
    if (request.q) texts.push(request.q);
    return data.search(uid, request);
  };

  async function answer(request: IncomingMessage): Promise<{ readonly status: number; readonly text: string }> {
    const text = await body(request);
    if (faults.answerDelay > 0) await sleep(faults.answerDelay);
    try {
      if (faults.unavailable) throw new EngineError(503, 'internal', 'The engine is going away.');
      return {
        status: 200,
        text: JSON.stringify(answerTo(request.method ?? '', request.url ?? '', text, { data, tasks, search })),
      };
    } catch (error) {
      const { status, code, message } =
        error instanceof EngineError ? error : new EngineError(400, 'bad_request', String(error));
      return { status, text: JSON.stringify({ message, code, type: 'invalid_request', link: '' }) };
    }
  }

  const server = createServer((request, response) => {
    if (faults.hangUp > 0) {
      faults.hangUp -= 1;
      request.socket.destroy();
      return;
    }
    void answer(request).then(({ status, text }) => {
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
      if (faults.truncate && request.url === '/multi-search') {
        response.write(text.slice(0, text.length / 2), () => request.socket.destroy());
        return;
      }
      response.end(text);
    });
  });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const port = await listen(server, 0);
  t.teardown(async () => {
    tasks.clear();
    if (server.listening) await close();
  });

  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    indexes: () => data.uids(),
    documents: (uid) => [...data.get(uid).documents.values()],
    tamper: (change) => change(data),
    restart(copy = new EngineData()) {
      tasks.clear();
      data = copy;
    },
    copy: () => data.copy(),
    searches: () => searches,
    texts: () => texts,
    close,
    open: async () => {
      await listen(server, port);
    },
  };
}
