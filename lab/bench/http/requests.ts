import { once } from 'node:events';
import type { Teardown } from '../../../test/support/teardown.ts';
import { median } from '../statistics.ts';
import { type Answers, cycle, load } from './load.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';
import type { Product } from './product.ts';
import { authenticated, itemSearch, newSearches, REPEATED_SEARCHES, type Sent, tokenRequest } from './sent.ts';

const CONNECTIONS = 16;
const REQUESTS = 2000;
/** Fewer requests: signatures and searches cost a hundred times a hello. */
const FEW = 400;
/** An empty result makes a dozen searches for relaxations, so few at once are many for the index. */
const EMPTY = { requests: 80, connections: 2 };
/** Rounds until the measured code is compiled: some 4,000 searches, before which the compiler costs more than they. */
const WARM_UP_ROUNDS = 10;

const HELLO: Sent = { path: '/' };

interface Target {
  readonly name: string;
  round(n: number): Promise<number>;
}

const portOf = ({ printed }: MeasuredProcess) => Number(/port (\d+)/.exec(printed)?.[1]);

/** Measures all kinds of requests round by round, and prints medians with their ratios. */
export async function measureRequests(
  t: Teardown,
  product: Product,
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
    sent: readonly Sent[],
    good = 200,
    { requests = REQUESTS, connections = CONNECTIONS } = {},
  ): Target => {
    const next = cycle(sent);
    return {
      name,
      async round() {
        const before = await server.usedMicroseconds();
        expectGood(name, await load({ port, next, good }, { connections, amount: requests }), requests);
        return ((await server.usedMicroseconds()) - before) / requests;
      },
    };
  };
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
  const ofProduct = (name: string, sent: readonly Sent[], good?: number, amount?: Partial<typeof EMPTY>) =>
    served(name, product.process, product.port, sent, good, amount);

  const menu = `/v1/menus/${product.menuIds[0]}`;
  const etag = await entityTag(product, menu);
  const { found, empty } = await divided(newSearches(), alone);
  const part = (n: number) => Array.from({ length: FEW }, (_, at) => found[(n * FEW + at) % found.length]);
  const searched = (texts: readonly string[]) => texts.map((text) => itemSearch(product, text));
  const targets: readonly Target[] = [
    served('bare', hello, portOf(hello), [HELLO]),
    served('koa', koa, portOf(koa), [HELLO]),
    ofProduct('menu br', [authenticated(product, menu)]),
    ofProduct('menu 304', [authenticated(product, menu, { 'If-None-Match': etag })], 304),
    ofProduct('refused anonymous', [{ path: menu }], 401),
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
    await product.renewToken();
    for (const target of chosen) {
      const microseconds = await target.round(n);
      if (n >= WARM_UP_ROUNDS) rounds.get(target)?.push(microseconds);
    }
  }
  print(chosen, rounds);
}

/** Reads every menu once after a change, so that each comes from Postgres; beside a bare hello. */
export async function measureColdMenus(t: Teardown, product: Product, rounds: number): Promise<void> {
  const hello = await startMeasured(t, 'bench/http/hello-server', { args: ['node'], ready: /port/ });
  const menus = product.menuIds.map((id) => authenticated(product, `/v1/menus/${id}`));
  const amount = menus.length;
  const costs = { bare: [] as number[], cold: [] as number[] };
  for (let n = 0; n < WARM_UP_ROUNDS + rounds; n += 1) {
    await product.change();
    await product.renewToken();
    for (const [name, server, port, sent] of [
      ['bare', hello, portOf(hello), [HELLO]],
      ['cold', product.process, product.port, menus],
    ] as const) {
      const before = await server.usedMicroseconds();
      expectGood(
        name,
        await load({ port, next: cycle(sent), good: 200 }, { connections: CONNECTIONS, amount }),
        amount,
      );
      if (n >= WARM_UP_ROUNDS) costs[name].push(((await server.usedMicroseconds()) - before) / amount);
    }
  }
  const [bare, cold] = [median(costs.bare), median(costs.cold)];
  console.log(
    `bare ${bare.toFixed(0)} us, cold menu of ${amount} ${cold.toFixed(0)} us: ${percent(bare / cold)} of bare`,
  );
}

/** Splits searches into those with hits, and those with relaxations. */
async function divided(searches: readonly string[], { child }: MeasuredProcess) {
  const answer = once(child, 'message');
  child.send(searches);
  const [totals] = (await answer) as [readonly number[]];
  return { found: searches.filter((_, n) => totals[n] !== 0), empty: searches.filter((_, n) => totals[n] === 0) };
}

/** A few refusals on a busy machine are harmless; many would be what is measured. */
function expectGood(name: string, { good, refused, other }: Answers, requests: number): void {
  if (good.length >= requests * 0.99) return;
  throw new Error(`${name}: of ${requests} requests ${refused.length} refused, ${JSON.stringify(other)}`);
}

async function entityTag(product: Product, path: string): Promise<string> {
  const headers = { authorization: `Bearer ${product.token}`, 'accept-encoding': 'br' };
  const response = await fetch(`http://127.0.0.1:${product.port}${path}`, { headers });
  return response.headers.get('etag') ?? '';
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function print(targets: readonly Target[], rounds: ReadonlyMap<Target, readonly number[]>): void {
  const byName = new Map(targets.map((target) => [target.name, rounds.get(target) ?? []]));
  /** Median of the ratios of the rounds: a disturbance affects both sides of a round. */
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
