import test from 'ava';
import { searchReaderContract } from '../../contract/search-index.ts';
import { groupedIndex } from '../../support/grouped-index.ts';

searchReaderContract(test, 'three groups of engines', groupedIndex);
