import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { createEmbeddedSearchIndex } from '../../../src/search/embedded/create-embedded-search-index.ts';
import { searchIndexContract } from '../../contract/search-index.ts';

searchIndexContract(test.serial as typeof test, 'in-process index', async (t: ExecutionContext) => {
  const index = createEmbeddedSearchIndex({ logger: pino({ level: 'silent' }) });
  t.teardown(() => index.close());
  return index;
});
