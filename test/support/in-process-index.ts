import { pino } from 'pino';
import type { Registry } from 'prom-client';
import type { SearchIndex } from '../../src/ports/search-index.ts';
import { createInProcessIndex } from '../../src/search/in-process/create-in-process-index.ts';
import type { Teardown } from './teardown.ts';

/** The in-process index in its thread, empty and closed after the test. */
export function inProcessIndex(t: Teardown, registry?: Registry): SearchIndex {
  const index = createInProcessIndex({ logger: pino({ level: 'silent' }), ...(registry && { registry }) });
  t.teardown(() => index.close());
  return index;
}
