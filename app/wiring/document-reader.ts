import { createParser } from '@menu-data-service/menu-reader';
import type { Logger } from 'pino';
import { tagDraft } from '../../ingest/enrich/tag-draft.ts';
import { createPassingDecisions, type GivenDecisions } from '../../ingest/load-decisions.ts';
import { loadSource } from '../../ingest/load-source.ts';
import type { SourceInput } from '../../ingest/source-input.ts';
import { type UnderstoodDocument, understandDocument } from '../../ingest/understand-document.ts';
import type { Config } from '../config.ts';
import { openFetcher } from './fetcher.ts';
import { toParse } from './ingestion.ts';

/** Reads documents as ingestion would, without a database. */
export interface DocumentReader {
  /** @throws InputFailure, FetchError or ParseError that says why the document cannot be read */
  understand(input: SourceInput): Promise<UnderstoodDocument>;
  /**
   * How a document was understood: a drawing (SVG) of a PDF or a picture, a list of the lines of a web page.
   * @throws what `understand` throws
   */
  explain(input: SourceInput): Promise<string>;
  /** Ends the parser, also in the middle of a document. */
  close(): Promise<void>;
}

/** @param decisions that are tried on each document */
export function openDocumentReader(
  config: Pick<Config, 'allowPrivateSources'>,
  logger: Logger,
  decisions?: GivenDecisions,
): DocumentReader {
  const parser = createParser({ logger });
  const fetcher = openFetcher(config);
  const deps = {
    parse: (source: Parameters<typeof toParse>[0]) => parser.parse(toParse(source)),
    loadDecisions: createPassingDecisions(decisions),
    tag: tagDraft,
  };
  return {
    understand: async (input) => {
      const place = { restaurantId: '', cuisine: '', menuName: input.menuName };
      return understandDocument(await loadSource(input, fetcher), place, deps);
    },
    explain: async (input) => parser.explain(toParse(await loadSource(input, fetcher))),
    close: async () => {
      await parser.close();
      await fetcher.close();
    },
  };
}
