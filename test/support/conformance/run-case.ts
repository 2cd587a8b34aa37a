import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '@menu-data-service/client/core';
import type { ClientModule } from './install-clients.ts';
import type { Case, Expectation, Failure, Step } from './suite.ts';

export interface Address {
  /** Of the server in front of the service. */
  readonly front: string;
  readonly audience: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

type Saved = Map<string, unknown>;
type AnyClient = ReturnType<ClientModule['createMenusClient']>;

/** Runs a case of the suite with a client of its own; throws what is not as expected. */
export async function runCase(module: ClientModule, { options, steps }: Case, address: Address): Promise<void> {
  const { front, audience, clientId } = address;
  const { clientSecret = address.clientSecret, ...others } = options;
  const credentials = { authUrl: front, clientId, clientSecret };
  const client = module.createMenusClient({ baseUrl: front, audience, credentials, ...others });
  const saved: Saved = new Map();
  await setRules(front, []);
  for (const step of steps) {
    await runStep(step, module, client, front, saved).catch((error: unknown) => {
      throw new Error(`${JSON.stringify(step)}: ${String(error)}`, { cause: error });
    });
  }
}

async function runStep(
  step: Step,
  { Problem }: ClientModule,
  client: AnyClient,
  front: string,
  saved: Saved,
): Promise<void> {
  if ('front' in step) return setRules(front, step.front);
  if ('waitMs' in step) return sleep(step.waitMs);
  if ('asked' in step) {
    const answered = await answeredBy(front);
    for (const [path, times] of Object.entries(step.asked)) {
      assert.equal(answered.filter((one) => one.path === path).length, times, path);
    }
    return;
  }
  if ('statuses' in step) {
    const answered = await answeredBy(front);
    for (const [path, statuses] of Object.entries(step.statuses)) {
      const given = answered.flatMap((one) => (one.path === path ? [one.status] : []));
      assert.deepEqual(given, statuses, path);
    }
    return;
  }
  const parameters = filled(step.parameters, saved) as Readonly<Record<string, unknown>>;
  if ('pages' in step) {
    const pages = await collect(client.pages(step.pages, parameters));
    return check({ pages: pages.map(shown) }, step, saved);
  }
  if ('each' in step) {
    const entries = await collect(client.each(step.each, parameters), step.take);
    return check({ entries }, step, saved);
  }
  if ('rows' in step) {
    const entries = await collect(client.rows(step.rows, parameters), step.take);
    return check({ entries }, step, saved);
  }
  if ('changes' in step) {
    const entries = await collect(client.changes(parameters), step.take);
    return check({ entries }, step, saved);
  }
  const call = client[step.call];
  if (!call) throw new Error(`there is no operation ${step.call}`);
  if ('fails' in step) return fails(() => call(parameters), step.fails, Problem);
  if ('endAfterMs' in step) {
    const controller = new AbortController();
    const reason = new Error('enough');
    setTimeout(() => controller.abort(reason), step.endAfterMs);
    return assert.rejects(call(parameters, { signal: controller.signal }), (error) => error === reason);
  }
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: step.together }, () => call(parameters)));
  assert.ok(performance.now() - began >= step.tookAtLeastMs, 'the wait');
  for (const answer of answers) check(shown(answer), step, saved);
}

async function fails(
  call: () => Promise<unknown>,
  { status, code, parameter, requestId }: Failure,
  problem: ClientModule['Problem'],
): Promise<void> {
  const error = await call().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof problem, String(error));
  assert.equal(error.status, status);
  if (code !== undefined) assert.equal(error.code, code);
  if (parameter !== undefined) assert.equal(error.errors[0]?.parameter, parameter);
  if (requestId) assert.notEqual(error.requestId, '');
  assert.notEqual(error.message, '');
}

const shown = ({ data, headers }: Answer<unknown>) => ({ data, headers });

async function collect<T>(from: AsyncIterable<T>, most = Number.POSITIVE_INFINITY): Promise<T[]> {
  const all: T[] = [];
  for await (const one of from) {
    all.push(one);
    if (all.length === most) break;
  }
  return all;
}

function check(
  root: unknown,
  step: { readonly expect: readonly Expectation[]; readonly save: Readonly<Record<string, string>> },
  saved: Saved,
): void {
  for (const [pointer, how, wanted] of step.expect) holds(at(root, pointer), how, filled(wanted, saved), pointer);
  for (const [name, pointer] of Object.entries(step.save)) saved.set(name, at(root, pointer));
}

function holds(value: unknown, how: Expectation[1], wanted: unknown, pointer: string): void {
  if (how === 'is') assert.deepEqual(value, wanted, pointer);
  else if (how === 'contains') assert.ok(String(value).includes(String(wanted)), `${pointer}: ${value}`);
  else if (how === 'matches') assert.match(String(value), new RegExp(String(wanted)), pointer);
  else if (!Array.isArray(value)) assert.fail(`${pointer} is no array`);
  else if (how === 'count') assert.equal(value.length, wanted, pointer);
  else assert.ok(value.length >= Number(wanted), `${pointer}: ${value.length}`);
}

function at(root: unknown, pointer: string): unknown {
  return pointer.split('.').reduce<unknown>((value, key) => {
    if (value instanceof Headers) return value.get(key);
    return (value as Readonly<Record<string, unknown>> | undefined)?.[key];
  }, root);
}

/** "$name" stands for what was saved under that name. */
function filled(value: unknown, saved: Saved): unknown {
  if (typeof value === 'string' && value.startsWith('$')) return saved.get(value.slice(1));
  if (Array.isArray(value)) return value.map((one) => filled(one, saved));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, saved)]));
}

async function setRules(front: string, rules: readonly unknown[]): Promise<void> {
  const response = await fetch(`${front}/front`, { method: 'PUT', body: JSON.stringify(rules) });
  assert.equal(response.status, 200);
}

async function answeredBy(front: string): Promise<readonly { readonly path: string; readonly status: number }[]> {
  return (await (await fetch(`${front}/front`)).json()) as { path: string; status: number }[];
}
