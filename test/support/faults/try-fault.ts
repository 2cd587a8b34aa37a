import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, FaultProxy } from '../fault-proxy.ts';
import { type Endpoint, endpointsOf } from './endpoints.ts';
import type { Lie } from './lies.ts';
import type { Dependency, ServiceBehindProxies } from './service-behind-proxies.ts';

export interface Trial {
  readonly dependency: Dependency;
  readonly fault: Fault | Lie;
  readonly answers: ReadonlyMap<string, readonly string[]>;
  readonly slowestMs: number;
  /** Time from the end of the fault until every endpoint is well again. */
  readonly recoveryMs: number;
  readonly wrong: readonly string[];
}

export interface TrialOptions {
  readonly dependency: Dependency;
  readonly fault: Fault | Lie;
  /** Requests to each endpoint in sequence. */
  readonly requests: number;
  /** Maximum time for an answer, and for the recovery. */
  readonly answerMs: number;
  readonly recoveryMs: number;
  begin(proxy: FaultProxy): Promise<void> | void;
}

/** A busy machine may refuse unrelated requests; a retry is answered. */
const TRIES = 3;

/** Longer than menus are cached, so that they must be read. */
const FORGOTTEN_MS = 5100;

/** Begins a fault, asks every endpoint, ends the fault, and waits for recovery. */
export async function tryFault(service: ServiceBehindProxies, options: TrialOptions): Promise<Trial> {
  const { dependency, fault } = options;
  const proxy = service.proxies[dependency];
  const wrong: string[] = [];
  const answers = new Map<string, string[]>();
  let slowestMs = 0;

  async function ask(endpoint: Endpoint, triesLeft = TRIES): Promise<void> {
    const began = performance.now();
    const answer = await answerOf(endpoint, options.answerMs).catch((error: Error) => `no answer (${error.message})`);
    slowestMs = Math.max(slowestMs, performance.now() - began);
    answers.set(endpoint.name, [...(answers.get(endpoint.name) ?? []), answer]);
    if (answer === '200') return;
    const isRefusal = /^503 (?!.*without)/.test(answer);
    if (isRefusal && endpoint.needs.includes(dependency)) return;
    if (!isRefusal || triesLeft === 1) wrong.push(`${endpoint.name}: ${answer}`);
    else await sleep(1000).then(() => ask(endpoint, triesLeft - 1));
  }

  const endpoints = await endpointsOf(service);
  const known = endpoints.filter(({ name }) => !name.includes('new token'));
  await untilWell(known, options.recoveryMs);
  if (dependency === 'Postgres') await sleep(FORGOTTEN_MS);
  await options.begin(proxy);
  await Promise.all(
    endpoints.map(async (endpoint) => {
      for (let n = 0; n < options.requests; n += 1) await ask(endpoint);
    }),
  );
  await proxy.heal();
  const recoveryMs = await untilWell(endpoints, options.recoveryMs).catch((error: Error) => {
    wrong.push(error.message);
    return Number.POSITIVE_INFINITY;
  });
  for (const { name, child } of service.processes) {
    if (child.exitCode !== null || child.signalCode !== null) wrong.push(`${name} ended with ${child.exitCode}`);
  }
  return { dependency, fault, answers, slowestMs, recoveryMs, wrong };
}

/** Status of an answer, with the code of an error; an error must have Retry-After. */
async function answerOf({ url, init }: Endpoint, longestMs: number): Promise<string> {
  const response = await fetch(url, { ...init(), signal: AbortSignal.timeout(longestMs) });
  const text = await response.text();
  if (response.status === 200) return '200';
  const { code, error } = JSON.parse(text) as { readonly code?: string; readonly error?: string };
  const comeAgain = response.headers.has('retry-after') ? '' : ', without Retry-After';
  return `${response.status} ${code ?? error}${comeAgain}`;
}

/**
 * Resolves to the milliseconds until every endpoint answers as it should.
 * @throws Error with the endpoints that did not recover in time
 */
async function untilWell(endpoints: readonly Endpoint[], longestMs: number): Promise<number> {
  const began = performance.now();
  for (;;) {
    const now = await Promise.all(
      endpoints.map(async (endpoint) => {
        const answer = await answerOf(endpoint, longestMs).catch(String);
        return answer === '200' ? [] : [`${endpoint.name}: ${answer}`];
      }),
    );
    const ms = performance.now() - began;
    if (now.flat().length === 0) return ms;
    if (ms > longestMs) throw new Error(`not well again after ${longestMs} ms: ${now.flat().join(', ')}`);
    await sleep(50);
  }
}
