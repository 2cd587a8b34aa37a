import type { Registry } from 'prom-client';
import type { GuardOptions } from './guard.ts';
import { measureCounter, measureGauge } from './measured.ts';

/** Measures the circuit around a dependency; gives what a guard calls when it opens and closes. */
export function circuitMetrics(
  registry: Registry,
  dependency: string,
): Required<Pick<GuardOptions, 'onOpen' | 'onClose'>> {
  const labels = { dependency };
  let isOpen = false;
  let opened = 0;
  measureGauge(registry, {
    name: 'circuit_open',
    help: '1 while a dependency is taken to be away and not asked, 0 otherwise',
    labels,
    ofWorkers: 'max',
    read: () => Number(isOpen),
  });
  measureCounter(registry, {
    name: 'circuit_opened_total',
    help: 'Times a dependency was taken to be away',
    labels,
    read: () => opened,
  });
  return {
    onOpen() {
      isOpen = true;
      opened += 1;
    },
    onClose() {
      isOpen = false;
    },
  };
}
