import autocannon from 'autocannon';
import { median, quantile } from '../statistics.ts';
import type { Sent } from './sent.ts';

/** Sampling interval, so that a run ends soon after its last answer. */
const SAMPLE_MS = 20;
const PATIENCE_SECONDS = 5;
const MAX_CONNECTIONS = 1000;
const CAPACITY_ROUNDS = 3;
const CAPACITY_SECONDS = 2;

export interface Requests {
  readonly port: number;
  readonly next: () => Sent;
  readonly good: number;
}

export function cycle<One>(all: readonly One[]): () => One {
  let next = 0;
  return () => all[next++ % all.length] as One;
}

export interface Answers {
  /** Milliseconds of each good answer. */
  readonly good: readonly number[];
  /** Milliseconds of each 503. */
  readonly refused: readonly number[];
  /** All others, by status or error. */
  readonly other: Readonly<Record<string, number>>;
}

/** Load: a number of requests, or a duration, as soon as answers come or at a fixed rate. */
type Amount = Pick<autocannon.Options, 'connections' | 'amount' | 'duration' | 'overallRate'>;

export async function load({ port, next, good: wanted }: Requests, amount: Amount): Promise<Answers> {
  const setupRequest = (request: autocannon.Request): autocannon.Request => ({ ...request, ...next() });
  const [good, refused, other]: [number[], number[], Record<string, number>] = [[], [], {}];
  const count = (what: string, times = 1): void => {
    if (times > 0) other[what] = (other[what] ?? 0) + times;
  };
  const url = `http://127.0.0.1:${port}`;
  const options = { url, sampleInt: SAMPLE_MS, timeout: PATIENCE_SECONDS, ...amount, requests: [{ setupRequest }] };
  const { errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    run.on('response', (_client, status, _bytes, ms) => {
      if (status === wanted) good.push(ms);
      else if (status === 503) refused.push(ms);
      else count(String(status));
    });
  });
  count('without an answer', errors + timeouts);
  return { good, refused, other };
}

/**
 * Sends at a fixed rate, as long as connections are free. The share of a second is sent at its beginning, so waits are longer than with even
 * arrivals.
 */
export const offer = (requests: Requests, perSecond: number, duration: number): Promise<Answers> =>
  load(requests, { connections: MAX_CONNECTIONS, overallRate: Math.round(perSecond), duration });

/** Good answers per second with more connections than the server can serve at once, but fewer than it refuses. */
export async function capacityOf(requests: Requests): Promise<number> {
  const rates: number[] = [];
  for (let round = 0; round <= CAPACITY_ROUNDS; round += 1) {
    const { good } = await load(requests, { connections: 16, duration: CAPACITY_SECONDS });
    if (round > 0) rates.push(good.length / CAPACITY_SECONDS);
  }
  return median(rates);
}

export function shown({ good, refused, other }: Answers): string {
  const at = (values: readonly number[]) =>
    `${values.length}, p50 ${quantile(values, 0.5).toFixed(1)} ms, p99 ${quantile(values, 0.99).toFixed(1)} ms`;
  return [
    `served ${at(good)}`,
    refused.length > 0 ? `refused ${at(refused)}` : 'none refused',
    ...Object.entries(other).map(([what, times]) => `${times} ${what}`),
  ].join('; ');
}
