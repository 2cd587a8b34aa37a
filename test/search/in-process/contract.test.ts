import test from 'ava';
import { searchIndexContract } from '../../contract/search-index.ts';
import { inProcessIndex } from '../../support/in-process-index.ts';

searchIndexContract(test.serial as typeof test, 'in-process index', async (t) => inProcessIndex(t));
