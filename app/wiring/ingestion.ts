import { createParserPool, type DrawnSource, type Parser, type SourceToParse } from '@menu-data-service/menu-reader';
import type { Logger } from 'pino';
import { tagDraft } from '../../ingest/enrich/tag-draft.ts';
import type { BatchDependencies } from '../../ingest/ingest-batch.ts';
import { decisionsWithTables } from '../../ingest/kitchen/decisions-with-tables.ts';
import type { TableReader } from '../../ingest/kitchen/read-allergen-table.ts';
import { createStoredDecisions, type GivenDecisions } from '../../ingest/load-decisions.ts';
import { loadSource } from '../../ingest/load-source.ts';
import type { LoadedSource } from '../../ingest/loaded-source.ts';
import type { Config } from '../config.ts';
import { openFetcher } from './fetcher.ts';
import type { Stores } from './stores.ts';

/** What ingestion needs of the menu reader. */
export type DocumentParser = Pick<Parser, 'parse' | 'draw' | 'tables' | 'close'>;

/** @param size documents read at the same time, each in a child of its own; `close` ends them */
export function openParser(logger: Logger, size = 1): DocumentParser {
  return createParserPool({ logger }, size);
}

/** A loaded source in the form the parser takes. */
export function toParse({ bytes, label, mediaType, taught }: LoadedSource): SourceToParse {
  return { bytes, fileName: label, ...(mediaType !== undefined && { mediaType }), ...(taught && { taught }) };
}

export type IngestionStores = Pick<Stores, 'menus' | 'sources' | 'reviews' | 'restaurants' | 'kitchenTables'>;

/** Ingestion over the stores; `close` ends the parser, and `draw` reads a document together with a drawing of it. */
export function openIngestion(
  stores: IngestionStores,
  config: Pick<Config, 'allowPrivateSources'>,
  logger: Logger,
  decisions?: GivenDecisions,
  parser = openParser(logger),
): BatchDependencies & {
  draw(source: LoadedSource): Promise<DrawnSource>;
  readTables: TableReader;
  close(): Promise<void>;
} {
  const fetcher = openFetcher(config);
  return {
    parse: (source) => parser.parse(toParse(source)),
    draw: (source) => parser.draw(toParse(source)),
    readTables: (source) => parser.tables(toParse(source)),
    loadDecisions: decisionsWithTables(
      createStoredDecisions(stores.sources, decisions),
      stores.kitchenTables,
      stores.reviews,
    ),
    tag: tagDraft,
    load: (input) => loadSource(input, fetcher),
    menus: stores.menus,
    sources: stores.sources,
    reviews: stores.reviews,
    restaurants: stores.restaurants,
    close: async () => {
      await parser.close();
      await fetcher.close();
    },
  };
}
