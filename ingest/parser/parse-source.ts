import type { DraftDocument } from '../../src/domain/draft-menu.ts';
import { type ReadSourceOptions, readSource } from '../read/read-source.ts';
import { UnreadableSource } from '../read/unreadable-source.ts';
import { recogniseHtml } from '../structure/recognise-html.ts';
import { recognisePages } from '../structure/recognise-pages.ts';
import type { SourceToParse } from './messages.ts';

/**
 * Reads a document and recognises its structure, in this process and without limits.
 *
 * @throws UnreadableSource where it cannot be read
 */
export async function parseSource(source: SourceToParse, options: ReadSourceOptions): Promise<DraftDocument> {
  const { url, fileName } = source;
  const read = await readSource(source, options);
  if (read.kind === 'html') return withDepthLimit(() => recogniseHtml(read.html, { url }));
  const draft = recognisePages(read.pages, { fileName });
  const doubts = read.pages.flatMap(({ page, doubt }) => (doubt ? [`page ${page}: ${doubt}`] : []));
  return { ...draft, review: [...draft.review, ...doubts] };
}

/** Trees are walked by recursion, so elements nested some thousands deep overflow the stack. */
function withDepthLimit<Result>(recognise: () => Result): Result {
  try {
    return recognise();
  } catch (error) {
    if (!(error instanceof RangeError && /call stack/i.test(error.message))) throw error;
    throw new UnreadableSource('over limit', 'the elements of the page are nested too deeply', { cause: error });
  }
}
