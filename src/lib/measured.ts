import { Counter, Gauge, type Registry } from 'prom-client';

/** A number read only when metrics are collected, so that the work it comes from pays nothing. */
export interface Measured {
  readonly name: string;
  readonly help: string;
  readonly labels?: Readonly<Record<string, string>>;
  /** Null if unknown now: the metric then keeps its last value. */
  readonly read: () => number | null | Promise<number | null>;
}

/** Readers of one registry by metric name: parts of a process share their metrics. */
const readers = new WeakMap<Registry, Map<string, Measured[]>>();

export function measureGauge(registry: Registry, measured: Measured): void {
  const all = readersOf(registry, measured);
  if (all.push(measured) > 1) return;
  new Gauge({
    ...definition(registry, measured),
    async collect() {
      for (const { labels, value } of await readAll(all)) this.set(labels, value);
    },
  });
}

/** Gauges of one state, which is read once a scrape for all of them. */
export function measureGauges<State>(
  registry: Registry,
  read: () => Promise<State>,
  gauges: readonly (Omit<Measured, 'read'> & { readonly of: (state: State) => number })[],
): void {
  let reading: Promise<State> | null = null;
  const state = (): Promise<State> => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
  for (const { of, ...gauge } of gauges) measureGauge(registry, { ...gauge, read: async () => of(await state()) });
}

export function measureCounter(registry: Registry, measured: Measured): void {
  const all = readersOf(registry, measured);
  if (all.push(measured) > 1) return;
  new Counter({
    ...definition(registry, measured),
    async collect() {
      const values = await readAll(all);
      this.reset();
      for (const { labels, value } of values) this.inc(labels, value);
    },
  });
}

function definition(registry: Registry, { name, help, labels = {} }: Measured) {
  return {
    name,
    help,
    labelNames: Object.keys(labels),
    registers: [registry],
  };
}

function readersOf(registry: Registry, { name }: Measured): Measured[] {
  const byName = readers.get(registry) ?? new Map<string, Measured[]>();
  readers.set(registry, byName);
  const all = byName.get(name) ?? [];
  byName.set(name, all);
  return all;
}

async function readAll(all: readonly Measured[]) {
  const values = await Promise.all(
    all.map(async ({ labels = {}, read }) => ({ labels, value: await Promise.resolve(read()).catch(() => null) })),
  );
  return values.flatMap(({ labels, value }) => (value === null ? [] : [{ labels, value }]));
}
