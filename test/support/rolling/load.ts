import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

export interface LoadCounts {
  answered: number;
  /** Answered 503 with Retry-After, by an overloaded machine. */
  refused: number;
  /** A sentence for each missing or wrong answer. */
  readonly failed: string[];
}

/** Clients that send requests all the time. */
export interface Load {
  /** With a new connection for each request. */
  readonly fresh: LoadCounts;
  /** With a connection kept as long as the server keeps it. */
  readonly kept: LoadCounts;
  stop(): Promise<void>;
}

const CLIENTS = 4;
const PAUSE_MS = 20;

/** Starts clients of both kinds, each cycling through the paths. */
export function startLoad(port: number, paths: readonly string[], headers: () => Record<string, string>): Load {
  const fresh: LoadCounts = { answered: 0, refused: 0, failed: [] };
  const kept: LoadCounts = { answered: 0, refused: 0, failed: [] };
  let stopping = false;

  async function ask(path: string, agent: Agent | false, counts: LoadCounts): Promise<void> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, agent, headers: headers() }, resolve).on('error', reject);
    });
    const body = await text(response);
    if (response.statusCode === 200) counts.answered += 1;
    else if (response.statusCode === 503 && response.headers['retry-after']) counts.refused += 1;
    else counts.failed.push(`${path}: ${response.statusCode} ${body}`);
  }

  async function client(counts: LoadCounts, agent: Agent | false, first: number): Promise<void> {
    for (let n = first; !stopping; n += 1) {
      const path = paths[n % paths.length] ?? '/';
      await ask(path, agent, counts).catch((error: Error) => counts.failed.push(`${path}: ${error.message}`));
      await sleep(PAUSE_MS);
    }
    if (agent) agent.destroy();
  }

  const clients = Array.from({ length: CLIENTS }, (_, n) => [
    client(fresh, false, n),
    client(kept, new Agent({ keepAlive: true, maxSockets: 1 }), n),
  ]).flat();
  return {
    fresh,
    kept,
    async stop() {
      stopping = true;
      await Promise.all(clients);
    },
  };
}
