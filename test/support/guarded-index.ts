import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createGuardedIndex } from '../../src/search/guarded-index.ts';
import { createSearchGuard } from '../../src/search/search-guard.ts';

/** An index as the service searches it; it is never late unless told. */
export function guardedIndex<Index extends Parameters<typeof createGuardedIndex>[0]>(
  index: Index,
  timeoutMs = 20_000,
  registry: Registry = new Registry(),
): Index {
  const logger = pino({ level: 'silent' });
  return createGuardedIndex(index, createSearchGuard({ engine: 'test', timeoutMs, logger, registry }));
}
