import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createGuardedIndex } from '../../src/search/guarded-index.ts';

/** An index behind the service's guard, without a short timeout by default. */
export function guardedIndex<Index extends Parameters<typeof createGuardedIndex>[0]>(
  index: Index,
  timeoutMs = 20_000,
  registry: Registry = new Registry(),
): Index {
  const logger = pino({ level: 'silent' });
  return createGuardedIndex(index, { engine: 'test', timeoutMs, logger, registry });
}
