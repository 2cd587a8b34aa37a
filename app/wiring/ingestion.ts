import { tagInSlices } from '@menu-data-service/food-knowledge/tag-draft';
import { createParserPool, type DrawnSource, type Parser, type SourceToParse } from '@menu-data-service/menu-reader';
import type { Logger } from 'pino';
import type { BatchDependencies } from '../../src/ingest/ingest-batch.ts';
import { decisionsWithTables } from '../../src/ingest/kitchen/decisions-with-tables.ts';
import type { TableReader } from '../../src/ingest/kitchen/read-allergen-table.ts';
import { createStoredDecisions } from '../../src/ingest/load-decisions.ts';
import { loadSource } from '../../src/ingest/load-source.ts';
import type { LoadedSource } from '../../src/ingest/loaded-source.ts';
import type { Config } from '../config.ts';
import { openFetcher } from './fetcher.ts';
import type { Stores } from './stores.ts';

export type DocumentParser = Pick<Parser, 'parse' | 'draw' | 'tables' | 'close'>;

/** @param size number of documents read concurrently, each in a child of its own; `close` ends them */
export function openParser(logger: Logger, size = 1): DocumentParser {
  return createParserPool({ logger }, size);
}

export function parserInput({ bytes, label, mediaType, taught }: LoadedSource): SourceToParse {
  return { bytes, fileName: label, ...(mediaType !== undefined && { mediaType }), ...(taught && { taught }) };
}

export type IngestionStores = Pick<
  Stores,
  'menus' | 'sources' | 'reviews' | 'restaurants' | 'kitchenTables' | 'publisher'
>;

/** Ingestion over the stores; `close` ends the parser, and `draw` reads a document together with a drawing of it. */
export function openIngestion(
  stores: IngestionStores,
  config: Pick<Config, 'allowPrivateSources'>,
  logger: Logger,
  parser = openParser(logger),
): BatchDependencies & {
  draw(source: LoadedSource): Promise<DrawnSource>;
  readTables: TableReader;
  close(): Promise<void>;
} {
  const fetcher = openFetcher(config);
  return {
    parse: (source) => parser.parse(parserInput(source)),
    draw: (source) => parser.draw(parserInput(source)),
    readTables: (source) => parser.tables(parserInput(source)),
    loadDecisions: decisionsWithTables(createStoredDecisions(stores.sources), stores.kitchenTables, stores.reviews),
    tag: tagInSlices,
    load: (input) => loadSource(input, fetcher),
    menus: stores.menus,
    sources: stores.sources,
    publisher: stores.publisher,
    restaurants: stores.restaurants,
    close: async () => {
      await parser.close();
      await fetcher.close();
    },
  };
}
