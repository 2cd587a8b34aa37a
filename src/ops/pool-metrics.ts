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
  gauge('database_pool_used', 'Connections in use', 'used');
  gauge('database_pool_free', 'Idle connections', 'free');
  gauge('database_pool_waiting', 'Work waiting for a connection', 'waiting');
  gauge('database_pool_most', 'Maximum number of connections', 'most');
}
