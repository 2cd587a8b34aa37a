import type { SourceToParse } from '@menu-data-service/menu-reader';
import type { DocumentParser } from './ingestion.ts';

/**
 * The parser with these documents begun already, so that they are read while something else is made ready. Each is known by its
 * file name; a failure is told to whoever asks for the document.
 */
export function parseAhead(parser: DocumentParser, sources: readonly SourceToParse[]): DocumentParser {
  const begun = new Map(
    sources.map((source) => {
      const draft = parser.parse(source);
      draft.catch(() => undefined);
      return [source.fileName, draft] as const;
    }),
  );
  return {
    parse: (source, options) => begun.get(source.fileName) ?? parser.parse(source, options),
    close: () => parser.close(),
  };
}
