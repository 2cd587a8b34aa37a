import test from 'ava';
import { pino } from 'pino';
import { createInProcessIndex } from '../../../src/search/in-process/create-in-process-index.ts';
import { searchIndexContract } from '../../contract/search-index.ts';

searchIndexContract(test.serial as typeof test, 'in-process index', async (t) => {
  const index = createInProcessIndex({ logger: pino({ level: 'silent' }) });
  t.teardown(() => index.close());
  return index;
});
