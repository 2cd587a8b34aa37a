/** Documents that determine the usual spelling of a value. */
export const SPELLINGS = 20;

/** The most frequent text at a path such as `presented.item.name` among the first documents. */
export function usualSpelling(documents: readonly object[], path: string): string {
  const keys = path.split('.');
  return mostCommon(documents.slice(0, SPELLINGS).map((document) => textAt(document, keys)));
}

function textAt(document: object, keys: readonly string[]): string {
  let value: unknown = document;
  for (const key of keys) value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[key];
  return typeof value === 'string' ? value : '';
}

/** The most frequent text; on a tie the one with more lower-case letters in front, so that "Chips" wins over "CHIPS". */
function mostCommon(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  let [best, most] = ['', 0];
  for (const [text, count] of counts) if (count > most || (count === most && text > best)) [best, most] = [text, count];
  return best;
}
