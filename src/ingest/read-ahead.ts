import type { DraftDocument } from '@menu-data-service/menu-model/draft-menu';
import type { LoadedSource } from './loaded-source.ts';
import type { SourceInput } from './source-input.ts';

export interface Reading {
  readonly load: (input: SourceInput) => Promise<LoadedSource>;
  readonly parse: (source: LoadedSource) => Promise<DraftDocument>;
}

/**
 * Reads the next files while one is stored, so that all cores have work. Failures are reported at the file's turn.
 * @param files in the order of their turns, each of which comes once
 * @param many files that are begun before their turn
 */
export function readAhead(files: readonly SourceInput[], many: number, { load, parse }: Reading): Reading {
  const places = new Map(files.map((file, place) => [file, place]));
  const begun: { readonly source: Promise<LoadedSource>; readonly draft: Promise<DraftDocument> }[] = [];
  const drafts = new WeakMap<LoadedSource, Promise<DraftDocument>>();
  let next = 0;
  const begin = (file: SourceInput): void => {
    const source = load(file);
    const draft = source.then(parse);
    draft.catch(() => undefined);
    begun.push({ source, draft });
    next += 1;
  };
  return {
    async load(input) {
      const place = places.get(input);
      if (place !== undefined) files.slice(next, place + 1 + many).forEach(begin);
      const first = place === undefined ? undefined : begun.shift();
      if (!first) return load(input);
      const source = await first.source;
      drafts.set(source, first.draft);
      return source;
    },
    parse: (source) => drafts.get(source) ?? parse(source),
  };
}
