import { foldText } from '../../../domain/fold-text.ts';
import { type Html, html } from '../../../pages/html.ts';

/** Words with their apostrophes, and what is between them. */
const PIECES = /[\p{L}\p{N}\p{M}'’‘]+|[^\p{L}\p{N}\p{M}'’‘]+/gu;

/**
 * Text with words marked.
 * @param words in search text, as a search found them
 */
export function markWords(text: string, words: ReadonlySet<string>): Html {
  if (words.size === 0) return html`${text}`;
  const pieces = (text.match(PIECES) ?? []).map((piece) => {
    const folded = foldText(piece);
    return folded !== '' && words.has(folded) ? html`<mark>${piece}</mark>` : html`${piece}`;
  });
  return html`${pieces}`;
}
