import type { Registry } from 'prom-client';
import { measureGauge } from '../lib/measured.ts';

interface Pool {
  readonly used: number;
  readonly free: number;
  readonly waiting: number;
  readonly most: number;
}

export function measurePool(registry: Registry, pool: string, state: () => Pool): void {
  const gauge = (name: string, help: string, key: keyof Pool) =>
    measureGauge(registry, { name, help, labels: { pool }, read: () => state()[key] });
  gauge('database_pool_used', 'Connections at work', 'used');
  gauge('database_pool_free', 'Connections that wait for work', 'free');
  gauge('database_pool_waiting', 'Pieces of work that wait for a connection', 'waiting');
  gauge('database_pool_most', 'Connections that the pool may have', 'most');
}
