import { once } from 'node:events';
import type { Teardown } from '../../test/support/teardown.ts';
import { median } from '../statistics.ts';
import type { LoadClient } from './load-client.ts';
import type { ClosedLoopResult } from './load-jobs.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';
import type { Product } from './product.ts';
import { authenticated, get, itemSearch, newSearches, REPEATED_SEARCHES, tokenRequest } from './wires.ts';

const CONNECTIONS = 16;
const REQUESTS = 2000;
/** Signatures and searches cost a hundred times a hello. */
const FEW = 400;
/** What finds nothing makes a dozen searches for ways on, so few at once are many for the index. */
const EMPTY = { requests: 80, connections: 2 };
/** Until the code that is measured is compiled: some 4,000 searches, before which the compiler costs more than they. */
const WARM_UP_ROUNDS = 10;

/** Something that is measured in every round. */
interface Target {
  readonly name: string;
  /** Processor time of its process for one request, in microseconds. */
  round(n: number): Promise<number>;
}

const portOf = ({ printed }: MeasuredProcess) => Number(/port (\d+)/.exec(printed)?.[1]);

/** Measures all kinds of requests in turn, round by round, and prints medians with their ratios. */
export async function measureRequests(
  t: Teardown,
  product: Product,
  load: LoadClient,
  options: { readonly rounds: number; readonly only: RegExp },
): Promise<void> {
  const hello = await startMeasured(t, 'bench/http/hello-server', { args: ['node'], ready: /port/ });
  const koa = await startMeasured(t, 'bench/http/hello-server', { args: ['koa'], ready: /port/ });
  const signing = await startMeasured(t, 'bench/http/signing-loop', { ready: /ready/ });
  const alone = await startMeasured(t, 'bench/http/search-alone', { ready: /ready/, env: product.env });

  const served = (
    name: string,
    server: MeasuredProcess,
    port: number,
    wires: readonly string[],
    good = 200,
    { requests = REQUESTS, connections = CONNECTIONS } = {},
  ): Target => ({
    name,
    async round(n) {
      const before = await server.usedMicroseconds();
      const first = (n * requests) % wires.length;
      const job = { kind: 'closed', port, wires, good: [good], connections, requests, first } as const;
      const { bad } = await load.run(job);
      expectGood(name, bad, requests);
      return ((await server.usedMicroseconds()) - before) / requests;
    },
  });
  const told = (name: string, worker: MeasuredProcess, message: (n: number) => object, times: number): Target => ({
    name,
    async round(n) {
      const before = await worker.usedMicroseconds();
      const answer = once(worker.child, 'message');
      worker.child.send(message(n));
      await answer;
      return ((await worker.usedMicroseconds()) - before) / times;
    },
  });
  const ofProduct = (name: string, wires: readonly string[], good?: number, sent?: Partial<typeof EMPTY>) =>
    served(name, product.process, product.port, wires, good, sent);

  const menu = `/v1/menus/${product.menuIds[0]}`;
  const etag = await entityTag(product, menu);
  const { found, empty } = await divided(newSearches(), alone);
  const part = (n: number) => Array.from({ length: FEW }, (_, at) => found[(n * FEW + at) % found.length]);
  const searched = (texts: readonly string[]) => texts.map((text) => itemSearch(product, text));
  const targets: readonly Target[] = [
    served('bare', hello, portOf(hello), [get('/')]),
    served('koa', koa, portOf(koa), [get('/')]),
    ofProduct('menu br', [authenticated(product, menu)]),
    ofProduct('menu 304', [authenticated(product, menu, { 'If-None-Match': etag })], 304),
    ofProduct('refused anonymous', [get(menu)], 401),
    ofProduct('search repeated', searched(REPEATED_SEARCHES)),
    ofProduct('search new', searched(found), 200, { requests: FEW }),
    told('search alone', alone, part, FEW),
    ofProduct('search new, empty', searched(empty), 200, EMPTY),
    ofProduct('restaurant', [authenticated(product, `/v1/restaurants/${product.restaurantId}`)]),
    ofProduct('restaurants', [authenticated(product, '/v1/restaurants')]),
    served('token', product.process, product.authPort, [tokenRequest(product)], 200, { requests: FEW }),
    told('signature', signing, () => ({ times: FEW }), FEW),
  ];
  const chosen = targets.filter(({ name }) => name === 'bare' || name === 'koa' || options.only.test(name));
  const rounds = new Map<Target, number[]>(chosen.map((target) => [target, []]));
  for (let n = 0; n < WARM_UP_ROUNDS + options.rounds; n += 1) {
    for (const target of chosen) {
      const microseconds = await target.round(n);
      if (n >= WARM_UP_ROUNDS) rounds.get(target)?.push(microseconds);
    }
  }
  print(chosen, rounds);
}

/** Reads once every menu there is, after a change, so that each is read from Postgres; beside a bare hello. */
export async function measureColdMenus(t: Teardown, product: Product, load: LoadClient, rounds: number): Promise<void> {
  const hello = await startMeasured(t, 'bench/http/hello-server', { args: ['node'], ready: /port/ });
  const wires = product.menuIds.map((id) => authenticated(product, `/v1/menus/${id}`));
  const requests = wires.length;
  const costs = { bare: [] as number[], cold: [] as number[] };
  const closed = { kind: 'closed', good: [200], connections: CONNECTIONS, requests, first: 0 } as const;
  for (let n = 0; n < WARM_UP_ROUNDS + rounds; n += 1) {
    await product.change();
    for (const [name, server, port, sent] of [
      ['bare', hello, portOf(hello), [get('/')]],
      ['cold', product.process, product.port, wires],
    ] as const) {
      const before = await server.usedMicroseconds();
      const { bad } = await load.run({ ...closed, port, wires: sent });
      expectGood(name, bad, requests);
      if (n >= WARM_UP_ROUNDS) costs[name].push(((await server.usedMicroseconds()) - before) / requests);
    }
  }
  const [bare, cold] = [median(costs.bare), median(costs.cold)];
  console.log(
    `bare ${bare.toFixed(0)} us, cold menu of ${requests} ${cold.toFixed(0)} us: ${percent(bare / cold)} of bare`,
  );
}

/** Those that find something, and those that lead on to something else. */
async function divided(searches: readonly string[], { child }: MeasuredProcess) {
  const answer = once(child, 'message');
  child.send(searches);
  const [totals] = (await answer) as [readonly number[]];
  return { found: searches.filter((_, n) => totals[n] !== 0), empty: searches.filter((_, n) => totals[n] === 0) };
}

/** A few refusals on a machine that is busy with other work disturb nothing; many would be what is measured. */
function expectGood(name: string, bad: ClosedLoopResult['bad'], requests: number): void {
  const count = Object.values(bad).reduce((sum, one) => sum + one, 0);
  if (count > requests / 100) throw new Error(`${name}: of ${requests} requests ${JSON.stringify(bad)}`);
}

async function entityTag(product: Product, path: string): Promise<string> {
  const headers = { authorization: `Bearer ${product.token}`, 'accept-encoding': 'br' };
  const response = await fetch(`http://127.0.0.1:${product.port}${path}`, { headers });
  return response.headers.get('etag') ?? '';
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function print(targets: readonly Target[], rounds: ReadonlyMap<Target, readonly number[]>): void {
  const byName = new Map(targets.map((target) => [target.name, rounds.get(target) ?? []]));
  /** The median of the ratios of the rounds: what disturbs one round disturbs both sides of it. */
  const ratio = (above: string, below: string) => {
    const [over, under] = [byName.get(above) ?? [], byName.get(below) ?? []];
    return median(over.map((value, n) => value / (under[n] ?? Number.NaN)));
  };
  console.log('processor time of the server for one request, median of the rounds:');
  for (const { name } of targets) {
    const cost = `${name.padEnd(20)} ${median(byName.get(name) ?? [])
      .toFixed(0)
      .padStart(6)} us`;
    console.log(
      `${cost}  ${percent(ratio('bare', name)).padStart(8)} of bare  ${ratio(name, 'koa').toFixed(2).padStart(6)} x Koa hello`,
    );
  }
  if (byName.has('token') && byName.has('signature')) {
    console.log(`token: ${percent(ratio('signature', 'token'))} of the rate of a bare signing loop`);
  }
  const [search, alone] = [byName.get('search new') ?? [], byName.get('search alone') ?? []];
  if (search.length > 0 && alone.length > 0) {
    const above = median(search.map((value, n) => value - (alone[n] ?? Number.NaN))) / 1000;
    console.log(`new search: ${above.toFixed(2)} ms above the search itself`);
  }
}
