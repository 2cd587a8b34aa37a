import { Counter, Histogram, type Registry } from 'prom-client';

interface Definition<Labels extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly Labels[];
}

/** A counter that parts of one process share by name, because a metric can be registered only once. */
export function sharedCounter<Labels extends string>(
  registry: Registry,
  { name, help, labelNames }: Definition<Labels>,
): Counter<Labels> {
  const present = registry.getSingleMetric(name);
  if (present instanceof Counter) return present;
  return new Counter({ name, help, labelNames: [...labelNames], registers: [registry] });
}

export function sharedHistogram<Labels extends string>(
  registry: Registry,
  { name, help, labelNames, buckets }: Definition<Labels> & { readonly buckets: readonly number[] },
): Histogram<Labels> {
  const present = registry.getSingleMetric(name);
  if (present instanceof Histogram) return present;
  return new Histogram({ name, help, labelNames: [...labelNames], buckets: [...buckets], registers: [registry] });
}
