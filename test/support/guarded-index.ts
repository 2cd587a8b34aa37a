import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createGuardedIndex } from '../../src/search/guarded-index.ts';

/** An index as the service searches it; it is never late unless told. */
export function guardedIndex<Index extends Parameters<typeof createGuardedIndex>[0]>(
  index: Index,
  timeoutMs = 20_000,
  registry: Registry = new Registry(),
): Index {
  return createGuardedIndex(index, { engine: 'test', timeoutMs, logger: pino({ level: 'silent' }), registry });
}
