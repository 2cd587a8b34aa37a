import { tagInSlices } from '@menu-data-service/food-knowledge/tag-draft';
import { createParser } from '@menu-data-service/menu-reader';
import type { Logger } from 'pino';
import { createDryRunDecisions, type GivenDecisions } from '../../src/ingest/load-decisions.ts';
import { loadSource } from '../../src/ingest/load-source.ts';
import type { SourceInput } from '../../src/ingest/source-input.ts';
import { type UnderstoodDocument, understandDocument } from '../../src/ingest/understand-document.ts';
import type { Config } from '../config.ts';
import { openFetcher } from './fetcher.ts';
import { parserInput } from './ingestion.ts';

export interface DocumentReader {
  /** @throws InputFailure, FetchError or ParseError with the reason why the document cannot be read */
  understand(input: SourceInput): Promise<UnderstoodDocument>;
  /**
   * Explains how a document was understood: a drawing (SVG) of a PDF or a picture, a list of the lines of a web page.
   * @throws the errors of `understand`
   */
  explain(input: SourceInput): Promise<string>;
  /** Ends the parser, even in the middle of a document. */
  close(): Promise<void>;
}

/** @param decisions to try on each document */
export function openDocumentReader(
  config: Pick<Config, 'allowPrivateSources'>,
  logger: Logger,
  decisions?: GivenDecisions,
): DocumentReader {
  const parser = createParser({ logger });
  const fetcher = openFetcher(config);
  const deps = {
    parse: (source: Parameters<typeof parserInput>[0]) => parser.parse(parserInput(source)),
    loadDecisions: createDryRunDecisions(decisions),
    tag: tagInSlices,
  };
  return {
    understand: async (input) => {
      const place = { restaurantId: '', cuisine: '', menuName: input.menuName };
      return understandDocument(await loadSource(input, fetcher), place, deps);
    },
    explain: async (input) => parser.explain(parserInput(await loadSource(input, fetcher))),
    close: async () => {
      await parser.close();
      await fetcher.close();
    },
  };
}
