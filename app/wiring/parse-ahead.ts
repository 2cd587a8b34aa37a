import type { Parser, SourceToParse } from '@menu-data-service/menu-reader';

/** Starts parsing documents ahead, by file name; a failure is reported on the request for the document. */
export function parseAhead<Ahead extends Pick<Parser, 'parse'>>(
  parser: Ahead,
  sources: readonly SourceToParse[],
): Ahead {
  const begun = new Map(
    sources.map((source) => {
      const draft = parser.parse(source);
      draft.catch(() => undefined);
      return [source.fileName, draft] as const;
    }),
  );
  return {
    ...parser,
    parse: (...[source, options]: Parameters<Parser['parse']>) =>
      begun.get(source.fileName) ?? parser.parse(source, options),
  };
}
